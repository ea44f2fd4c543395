import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Where a bridge that no tile needs may be laid.
  { id: 'freeBridge', values: ['placedOrNeighbour', 'placed'] },
  // Several features completed beside a castle: the highest value, or what its owner names.
  { id: 'castleChoice', values: ['highest', 'owner'] },
  // Bids, or each seat takes one of the tiles.
  { id: 'bazaar', values: ['auction', 'free'] },
  // Whether a bid may exceed the points a seat has.
  { id: 'bidLimit', values: ['ownPoints', 'none'] }
];

/** Elements that can be left out one by one. */
export const parts = ['bridge', 'castle', 'bazaar'] as const;

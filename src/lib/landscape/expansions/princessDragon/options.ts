import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether a princess may send a knight home, or must where there is one.
  { id: 'princess', values: ['may', 'must'] },
  // The fairy stands beside one figure, or on a tile for all figures there.
  { id: 'fairyStands', values: ['figure', 'tile'] },
  // Whether the red dragon moves before or after scoring.
  { id: 'dragonMoves', values: ['before', 'after'] },
  // Figures on the red dragon's square: none, or only none on a volcano tile just laid.
  { id: 'redDragonTile', values: ['closed', 'open'] }
];

/** Elements that can be left out one by one. */
export const parts = ['dragon', 'fairy', 'princess', 'magicPortal'] as const;

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether figures may be placed on the dragon's tile.
  { id: 'dragonTile', values: ['open', 'closed'] }
];

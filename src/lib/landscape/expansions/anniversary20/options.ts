import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether a partner may join a figure on a feature that the tile just laid completed.
  { id: 'arrowBeside', values: ['any', 'open'] },
  // A repeated extra turn arrow in an extra turn: activated without effect, or not activated and worth its points.
  { id: 'arrowRepeat', values: ['spent', 'points'] }
];

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // How many of the shrines are played.
  { id: 'shrineTiles', values: [6, 5] }
];

/** Elements that can be left out one by one. */
export const parts = ['shrine'] as const;

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // With the first river: one lake for each branch that is left open, or both lakes.
  { id: 'riverLakes', values: ['fit', 'both'] },
  // Whether the herd of pigs counts.
  { id: 'pigHerd', values: [true, false] },
  // What follows when the volcano lake is laid.
  { id: 'volcanoLake', values: ['again', 'plain'] }
];

/** Elements that can be left out one by one. */
export const parts = ['pigHerd'] as const;

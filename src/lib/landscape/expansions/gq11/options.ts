import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether the field tile counts as a herd of pigs.
  { id: 'gqHerd', values: [false, true] }
];

/** Elements that can be left out one by one. */
export const parts = ['pigHerd'] as const;

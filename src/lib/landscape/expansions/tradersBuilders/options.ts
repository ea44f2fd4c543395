import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Tied for most goods of a kind: 10 points each, or 10 divided.
  { id: 'goodsTie', values: ['all', 'split'] }
];

/** Elements that can be left out one by one. */
export const parts = ['builder', 'pig', 'goods'] as const;

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // What the titles are worth.
  { id: 'kingRobber', values: ['each', '10', '15-40', 'running'] }
];

/** Elements that can be left out one by one. */
export const parts = ['king', 'robber'] as const;

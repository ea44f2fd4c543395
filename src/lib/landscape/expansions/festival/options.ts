import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // What may be taken home.
  { id: 'festivalTakes', values: ['figure', 'follower'] }
];

/** Elements that can be left out one by one. */
export const parts = ['festival'] as const;

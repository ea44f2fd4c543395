import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Points of an unfinished road with an inn or city with a cathedral at the end: none, or those of any other.
  { id: 'innsAtEnd', values: ['nothing', 'plain'] }
];

/** Elements that can be left out one by one. */
export const parts = ['largeFollower', 'inn', 'cathedral'] as const;

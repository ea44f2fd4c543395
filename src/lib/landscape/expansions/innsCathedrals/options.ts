import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Points of an unfinished road with an inn or city with a cathedral at the end: none, or those of any other.
  { id: 'innsAtEnd', values: ['nothing', 'plain'] }
];

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // What an unfinished road with an inn or city with a cathedral is worth at the end: nothing, or what any other is.
  { id: 'innsAtEnd', values: ['nothing', 'plain'] }
];

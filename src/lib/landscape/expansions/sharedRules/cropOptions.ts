import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether a figure may or must be added where that is chosen.
  { id: 'cropAdd', values: ['may', 'must'] }
];

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // What the phantom may follow.
  { id: 'phantomAfter', values: ['any', 'meeple'] }
];

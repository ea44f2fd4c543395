import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether the two tiles are the start.
  { id: 'spielDochStart', values: [false, true] }
];

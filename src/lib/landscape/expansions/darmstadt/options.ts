import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Two ordinary monasteries stay in the box, as the publisher advises.
  { id: 'darmstadtRemovesTwo', values: [false, true] }
];

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether figures on it bring points.
  { id: 'labyrinth', values: ['advanced', 'basic'] }
];

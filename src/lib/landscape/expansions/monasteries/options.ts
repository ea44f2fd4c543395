import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // The ordinary monasteries of the base game stay in the box, or are played as well.
  { id: 'monasteryTiles', values: ['replace', 'add'] }
];

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Whether a feature completed before the flood reached it is still complete.
  { id: 'floodFinished', values: ['stays', 'undone'] },
  { id: 'floodSquares', values: ['open', 'blocked'] },
  { id: 'meteorShift', values: ['beside', 'around'] },
  { id: 'tornadoSquares', values: ['once', 'eachMove'] },
  { id: 'tornadoDrop', values: ['may', 'must'] }
];

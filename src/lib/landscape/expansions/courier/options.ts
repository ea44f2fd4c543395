import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // The feature he comes to, or every occupied feature on the nine squares around him.
  { id: 'courierPays', values: ['feature', 'around'] }
];

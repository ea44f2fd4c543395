import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // How a hill breaks a tie.
  { id: 'hillTie', values: ['any', 'number'] },
  // Whether vineyards count for gardens.
  { id: 'vineyardGardens', values: [false, true] }
];

/** Elements that can be left out one by one. */
export const parts = ['shepherd', 'hill', 'vineyard'] as const;

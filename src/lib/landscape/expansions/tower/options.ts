import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Followers that may stand on a tower: those that may stand on every kind of feature, or the abbot too.
  { id: 'towerTypes', values: ['listed', 'any'] }
];

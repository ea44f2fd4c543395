import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  { id: 'covidStart', values: [false, true] },
  { id: 'covidSpread', values: ['tile', 'area'] },
  { id: 'covidDuty', values: ['must', 'may'] },
  { id: 'covidDeathCard', values: ['discarded', 'removed'] }
];

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Points of tower, house and shed.
  { id: 'littleBuildings', values: ['1/1/1', '3/2/1'] }
];

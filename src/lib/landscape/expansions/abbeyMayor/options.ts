import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Where a wagon may drive: to a feature on its own or a neighbouring square, or one directly joined to the scored
  // one.
  { id: 'wagonMove', values: ['near', 'linked'] },
  // Whether a barn may be put in a field that has one.
  { id: 'barnBesideBarn', values: [false, true] },
  // Whether abbeys left over may be placed in one last round after the last tile.
  { id: 'abbeyAtEnd', values: ['round', 'never'] }
];

/** Elements that can be left out one by one. */
export const parts = ['abbey', 'barn', 'wagon', 'mayor'] as const;

import type { WordFiles } from '../../../../kernel/manifest.ts';

/** The set's texts by language. A missing language is shown in English. */
export const words = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  cs: () => import('./cs.ts'),
  'zh-Hans': () => import('./zh-Hans.ts')
} as const satisfies WordFiles;

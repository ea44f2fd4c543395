import type { WordFiles } from '../../../../kernel/manifest.ts';

/** Its words by language. A language that is not here is shown in English and marked as not translated. */
export const words = {
  en: () => import('./en.ts')
} as const satisfies WordFiles;

import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'ferries', rules: ['rule.ferry'] }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    cs: () => import('./cs.ts'),
    'zh-Hans': () => import('./zh-Hans.ts')
  }
} as const satisfies SetHelp;

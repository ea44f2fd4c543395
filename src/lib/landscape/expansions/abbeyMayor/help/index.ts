import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'abbey', rules: ['rule.abbey'] },
    { id: 'mayor' },
    { id: 'wagon', rules: ['rule.wagon'] },
    { id: 'barn', rules: ['rule.barn'] }
  ],
  rulings: [
    { id: 'wagonMove', option: 'wagonMove' },
    { id: 'barnBesideBarn', option: 'barnBesideBarn' },
    { id: 'abbeyAtEnd', option: 'abbeyAtEnd' }
  ],
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

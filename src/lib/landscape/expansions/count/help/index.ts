import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'city' },
    { id: 'enter', rules: ['rule.count.enter', 'rule.count.move'] },
    { id: 'leave', rules: ['rule.count.leave'] }
  ],
  rulings: [
    { id: 'countAtEnd', option: 'countAtEnd' },
    { id: 'countMove', option: 'countMove' },
    { id: 'countPlacement', option: 'countPlacement' }
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

import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'floors', rules: ['rule.tower.floor'] },
    { id: 'capture', rules: ['rule.tower.capture', 'rule.tower.exchange'] },
    { id: 'ransom', rules: ['rule.tower.ransom'] }
  ],
  rulings: [{ id: 'towerTypes', option: 'towerTypes' }],
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

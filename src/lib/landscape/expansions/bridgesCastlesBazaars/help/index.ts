import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'bridges', rules: ['rule.bridge'] },
    { id: 'castles', rules: ['rule.castle'] },
    { id: 'bazaars', rules: ['rule.bazaar'] }
  ],
  rulings: [
    { id: 'freeBridge', option: 'freeBridge' },
    { id: 'castleChoice', option: 'castleChoice' },
    { id: 'bazaar', option: 'bazaar' },
    { id: 'bidLimit', option: 'bidLimit' }
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

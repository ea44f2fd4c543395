import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'river' }, { id: 'lake' }, { id: 'herd' }],
  rulings: [
    { id: 'riverLakes', option: 'riverLakes' },
    { id: 'pigHerd', option: 'pigHerd' },
    { id: 'volcanoLake', option: 'volcanoLake' }
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

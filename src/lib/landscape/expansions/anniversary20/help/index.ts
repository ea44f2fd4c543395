import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'points', rules: ['rule.arrow.points'] },
    { id: 'activate', rules: ['rule.arrow.activate'] },
    { id: 'partner' },
    { id: 'elsewhere' },
    { id: 'extraTurn' }
  ],
  rulings: [
    { id: 'arrowBeside', option: 'arrowBeside' },
    { id: 'arrowOwnTile' },
    { id: 'arrowRepeat', option: 'arrowRepeat' },
    { id: 'arrowNoTile' },
    { id: 'arrowGarden', meets: 'abbot' },
    { id: 'arrowRecall', meets: 'abbot' },
    { id: 'arrowBeforeTest', meets: 'covid19' }
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

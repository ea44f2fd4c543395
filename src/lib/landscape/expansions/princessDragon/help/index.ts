import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'volcano', rules: ['rule.volcano'] },
    { id: 'dragon', rules: ['rule.redDragon'] },
    { id: 'fairy', rules: ['rule.fairy'] },
    { id: 'portal' },
    { id: 'princess', rules: ['rule.princess'] }
  ],
  rulings: [
    { id: 'princess', option: 'princess' },
    { id: 'fairyStands', option: 'fairyStands' },
    { id: 'dragonMoves', option: 'dragonMoves' },
    { id: 'redDragonTile', option: 'redDragonTile' },
    { id: 'fairyTwins' }
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

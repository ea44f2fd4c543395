import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'placement', rules: ['rule.dragon.placement'] },
    { id: 'movement', rules: ['rule.dragon.movement'] },
    { id: 'eaten' }
  ],
  rulings: [
    { id: 'dragonFifty' },
    { id: 'dragonStart' },
    { id: 'dragonDeadEnd' },
    { id: 'dragonTile', option: 'dragonTile' },
    { id: 'dragonFields' },
    { id: 'dragonGardens', meets: 'abbot' },
    { id: 'dragonExtraTurn', meets: 'anniversary20' },
    { id: 'dragonPair', meets: 'anniversary20' },
    { id: 'dragonTests', meets: 'covid19' },
    { id: 'dragonMeteor', meets: 'naturalDisasters' }
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

import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'infection', rules: ['rule.covid19.infection'] },
    { id: 'spread', rules: ['rule.covid19.spread'] },
    { id: 'tokens' },
    { id: 'testing', rules: ['rule.covid19.testing'] }
  ],
  rulings: [
    { id: 'covidStart', option: 'covidStart' },
    { id: 'covidSpread', option: 'covidSpread' },
    { id: 'covidOwnTile' },
    { id: 'covidDuty', option: 'covidDuty' },
    { id: 'covidNeighbours' },
    { id: 'covidSpare' },
    { id: 'covidMerge' },
    { id: 'covidOrder' },
    { id: 'covidDeathCard', option: 'covidDeathCard' },
    { id: 'covidBuildings' },
    { id: 'covidScored' },
    { id: 'covidBack' },
    { id: 'covidRiver', meets: 'river1' }
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

import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'earthquake' },
    { id: 'flood', rules: ['rule.disasters.flood'] },
    { id: 'meteor', rules: ['rule.disasters.meteor'] },
    { id: 'tornado', rules: ['rule.disasters.tornado'] }
  ],
  rulings: [
    { id: 'quakeLimit' },
    { id: 'quakeKnights' },
    { id: 'floodLaid' },
    { id: 'floodPoints' },
    { id: 'floodFinished', option: 'floodFinished' },
    { id: 'floodSquares', option: 'floodSquares' },
    { id: 'floodFollowers' },
    { id: 'floodMonastery' },
    { id: 'floodNext' },
    { id: 'meteorShift', option: 'meteorShift' },
    { id: 'meteorTarget' },
    { id: 'meteorAlone' },
    { id: 'meteorCut' },
    { id: 'meteorEdges' },
    { id: 'meteorPhase' },
    { id: 'meteorEffects' },
    { id: 'tornadoSquares', option: 'tornadoSquares' },
    { id: 'tornadoDrop', option: 'tornadoDrop' },
    { id: 'floodRiver', meets: 'river1' },
    { id: 'floodExtraTurn', meets: 'anniversary20' },
    { id: 'meteorArrow', meets: 'anniversary20' },
    { id: 'tornadoPair', meets: 'anniversary20' },
    { id: 'meteorInfection', meets: 'covid19' },
    { id: 'tornadoTest', meets: 'covid19' }
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

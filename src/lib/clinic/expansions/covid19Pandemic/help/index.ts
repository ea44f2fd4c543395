import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'together' },
    { id: 'newInfections', rules: ['covid19Pandemic.newInfections'] },
    { id: 'quarantine', rules: ['covid19Pandemic.quarantine'] },
    { id: 'care' },
    { id: 'contagion', rules: ['covid19Pandemic.contagion'] },
    { id: 'end' }
  ],
  rulings: [
    { id: 'pandemicContagion', option: 'contagion' },
    { id: 'pandemicIsolation', option: 'isolation' },
    { id: 'pandemicPropagation', option: 'propagation' },
    { id: 'k1', option: 'mandatoryAction' },
    { id: 'k2' },
    { id: 'k3' },
    { id: 'k4' },
    { id: 'k5', option: 'outpatientCounts' },
    { id: 'k6', option: 'outpatientExempt' },
    { id: 'k7' },
    { id: 'k8' },
    { id: 'k9' },
    { id: 'k10' },
    { id: 'k11', option: 'lowNeedsHub' },
    { id: 'k12' },
    { id: 'k13' },
    { id: 'k14' },
    { id: 'pandemicPreadmissions', option: 'preadmissionCounts' },
    { id: 'pandemicLeftovers' },
    { id: 'pandemicTalks' },
    { id: 'pandemicExtension' }
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

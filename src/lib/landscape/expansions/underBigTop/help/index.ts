import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'top', rules: ['rule.bigTop'] },
    { id: 'acrobats', rules: ['rule.acrobats'] },
    { id: 'ringmaster', rules: ['rule.ringmaster'] }
  ],
  rulings: [
    { id: 'pyramidBy', option: 'pyramidBy' },
    { id: 'extraMeeples', option: 'extraMeeples' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

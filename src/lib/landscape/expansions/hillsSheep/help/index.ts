import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'shepherd', rules: ['rule.flock'] }, { id: 'hill' }, { id: 'vineyard' }],
  rulings: [
    { id: 'hillTie', option: 'hillTie' },
    { id: 'vineyardGardens', option: 'vineyardGardens' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

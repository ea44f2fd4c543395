import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'river' }, { id: 'lake', rules: ['rule.volcanoLake'] }, { id: 'herd' }],
  rulings: [
    { id: 'riverLakes', option: 'riverLakes' },
    { id: 'pigHerd', option: 'pigHerd' },
    { id: 'volcanoLake', option: 'volcanoLake' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

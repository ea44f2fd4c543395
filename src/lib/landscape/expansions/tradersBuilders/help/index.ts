import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'builder' },
    { id: 'pig' },
    { id: 'goods', rules: ['rule.traders.goods'] },
    { id: 'most', rules: ['rule.traders.majority'] }
  ],
  rulings: [{ id: 'goodsTie', option: 'goodsTie' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'king', rules: ['rule.king'] },
    { id: 'robber', rules: ['rule.robber'] }
  ],
  rulings: [{ id: 'kingRobber', option: 'kingRobber' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'festival', rules: ['rule.festival'] }],
  rulings: [{ id: 'festivalTakes', option: 'festivalTakes' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

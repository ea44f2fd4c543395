import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'gold', rules: ['rule.gold'] },
    { id: 'value', rules: ['rule.gold.value'] }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

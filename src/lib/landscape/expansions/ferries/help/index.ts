import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'ferries', rules: ['rule.ferry'] }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

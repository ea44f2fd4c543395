import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'phantom', rules: ['rule.phantom'] }],
  rulings: [{ id: 'phantomAfter', option: 'phantomAfter' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

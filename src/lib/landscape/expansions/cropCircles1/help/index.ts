import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'circle', rules: ['rule.cropCircle'] }],
  rulings: [{ id: 'cropAdd', option: 'cropAdd' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

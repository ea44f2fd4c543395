import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'shrine' }, { id: 'challenge', rules: ['rule.challenge'] }],
  rulings: [{ id: 'shrineTiles', option: 'shrineTiles' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

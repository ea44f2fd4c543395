import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'siege' }, { id: 'escape', rules: ['rule.escape'] }],
  rulings: [
    { id: 'siegeEscape', option: 'siegeEscape' },
    { id: 'siegeEscapeEach', option: 'siegeEscapeEach' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'city' }, { id: 'church', rules: ['rule.church'] }],
  rulings: [{ id: 'darmstadtRemovesTwo', option: 'darmstadtRemovesTwo' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

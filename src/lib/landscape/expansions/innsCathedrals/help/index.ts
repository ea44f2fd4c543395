import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'inns' }, { id: 'cathedrals' }, { id: 'large' }],
  rulings: [{ id: 'innsAtEnd', option: 'innsAtEnd' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

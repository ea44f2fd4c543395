import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'buildings', rules: ['rule.littleBuildings'] }],
  rulings: [{ id: 'littleBuildings', option: 'littleBuildings' }],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

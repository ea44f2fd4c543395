import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [
    { id: 'abbey', rules: ['rule.abbey'] },
    { id: 'mayor' },
    { id: 'wagon', rules: ['rule.wagon'] },
    { id: 'barn', rules: ['rule.barn'] }
  ],
  rulings: [
    { id: 'wagonMove', option: 'wagonMove' },
    { id: 'barnBesideBarn', option: 'barnBesideBarn' },
    { id: 'abbeyAtEnd', option: 'abbeyAtEnd' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

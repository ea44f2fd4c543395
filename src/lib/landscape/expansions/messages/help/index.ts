import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'messages', rules: ['rule.messages'] }],
  rulings: [
    { id: 'messageRound', option: 'messageRound' },
    { id: 'messageBlocked', option: 'messageBlocked' },
    { id: 'messageFarmers', option: 'messageFarmers' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: {
    en: () => import('./en.ts'),
    de: () => import('./de.ts'),
    fr: () => import('./fr.ts'),
    es: () => import('./es.ts'),
    cs: () => import('./cs.ts'),
    'zh-Hans': () => import('./zh-Hans.ts')
  }
} as const satisfies SetHelp;

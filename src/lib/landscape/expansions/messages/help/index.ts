import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'messages', rules: ['rule.messages'] }],
  rulings: [
    { id: 'messageRound', option: 'messageRound' },
    { id: 'messageBlocked', option: 'messageBlocked' },
    { id: 'messageFarmers', option: 'messageFarmers' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

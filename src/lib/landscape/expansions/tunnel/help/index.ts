import type { SetHelp } from '../../../../kernel/manifest.ts';

export const help = {
  sections: [{ id: 'tunnels', rules: ['rule.tunnel'] }],
  rulings: [
    { id: 'tunnelTokens', option: 'tunnelTokens' },
    { id: 'tunnelsElsewhere', option: 'tunnelsElsewhere' }
  ],
  lesson: () => import('./lesson.jsonl?raw'),
  words: { en: () => import('./en.ts') }
} as const satisfies SetHelp;

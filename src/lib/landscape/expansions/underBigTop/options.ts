import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Who may take a full pyramid down.
  { id: 'pyramidBy', values: ['anyone', 'participants'] },
  // Further meeples of a Nordic box.
  { id: 'extraMeeples', values: [0, 2] }
];

/** Elements that can be left out one by one. */
export const parts = ['bigTop', 'acrobats', 'ringmaster'] as const;

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // What a monastery has to touch: any tile of the city, or the besieged one.
  { id: 'siegeEscape', values: ['any', 'siege'] },
  // Once in each half of a double turn, or once a turn.
  { id: 'siegeEscapeEach', values: ['part', 'turn'] }
];

/** Elements that can be left out one by one. */
export const parts = ['siege', 'escape'] as const;

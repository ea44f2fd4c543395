import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Who may leave the city before the final scoring: meeples of the market, or of all quarters.
  { id: 'countAtEnd', values: ['market', 'any'] },
  // How the count moves once a meeple has come to the city.
  { id: 'countMove', values: ['choice', 'clockwise', 'follow'] },
  // How often a meeple may come to the city in a double turn: in each part, or once.
  { id: 'countPlacement', values: ['part', 'turn'] }
];

import type { SetOption } from '../../../kernel/manifest.ts';

/** House rules; the first value is the default. */
export const options: readonly SetOption[] = [
  // Tunnels printed on tiles of other sets are open as well.
  { id: 'tunnelsElsewhere', values: [true, false] },
  // Pairs of tokens for each seat with two seats / with three; from four on always one.
  { id: 'tunnelTokens', values: ['3/2', '2/1', '1/1'] }
];

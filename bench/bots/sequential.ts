/** Two-sided quantiles of the normal distribution. */
export const CERTAIN_95 = 1.96;
const CERTAIN_99 = 2.576;

/** Games before a pairing may be decided, and between two checks. */
const FIRST_LOOK = 40;
const EVERY = 20;

/** Wilson's interval of a share after this many games. */
export function wilson(share: number, games: number, z = CERTAIN_95): readonly [low: number, high: number] {
  const spread = (z * z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z / (1 + spread)) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * Whether a pairing is decided against a bar: at every look the 99 % interval must lie wholly on one side of
 * it. Repeated checks make wrong decisions more likely than 1 %; a test measures by how much.
 */
export function decided(share: number, games: number, bar: number): 'above' | 'below' | null {
  if (games < FIRST_LOOK || games % EVERY !== 0) return null;
  const [low, high] = wilson(share, games, CERTAIN_99);
  return low > bar ? 'above' : high < bar ? 'below' : null;
}

/** Difference in strength for an expected share, on the scale on which 400 points are ten to one. */
export function elo(share: number): number {
  return 400 * Math.log10(share / (1 - share));
}

export const meanOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The standard error of the mean; 0 for a single number. */
export function errorOf(list: readonly number[]): number {
  const mean = meanOf(list);
  const squares = list.reduce((sum, n) => sum + (n - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, list.length - 1) / list.length);
}

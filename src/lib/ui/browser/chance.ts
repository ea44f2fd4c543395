/** A uniformly distributed integer below n, from the browser's random source. */
export function below(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  const [value] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? value % n : below(n);
}

/** The position of a number of turns between two knots: the first knot, and the shares of both. */
export function between(knots: readonly number[], turns: number): readonly [first: number, number, number] {
  const last = knots.length - 1;
  if (turns >= knots[last]) return [last - 1, 0, 1];
  let first = 0;
  while (first < last - 1 && turns > knots[first + 1]) first++;
  const share = (turns - knots[first]) / (knots[first + 1] - knots[first]);
  return [first, 1 - share, share];
}

/** Draws every weight towards 0, and those of one column at neighbouring knots towards each other: few games are noisy. */
const TO_ZERO = 2;
const TOGETHER = 20;

/** A least-squares fit whose weights change with the turns left: each column has one weight per knot, linear between. */
export class Regression {
  private readonly size: number;
  private readonly squares: Float64Array;
  private readonly products: Float64Array;
  private readonly at: number[] = [];
  private readonly values: number[] = [];

  constructor(
    private readonly columns: number,
    private readonly knots: readonly number[]
  ) {
    this.size = columns * knots.length;
    this.squares = new Float64Array(this.size ** 2);
    this.products = new Float64Array(this.size);
  }

  /** Adds a row with this many turns left whose result was `result`. */
  add(row: ArrayLike<number>, turns: number, result: number, weight: number): void {
    const { at, values, size, squares, products } = this;
    const [first, ...shares] = between(this.knots, turns);
    at.length = values.length = 0;
    for (let column = 0; column < this.columns; column++)
      for (const [next, share] of shares.entries()) {
        const value = row[column] * share;
        if (value === 0) continue;
        at.push(column * this.knots.length + first + next);
        values.push(value);
      }
    for (let i = 0; i < at.length; i++) {
      const value = values[i] * weight;
      products[at[i]] += value * result;
      const from = at[i] * size;
      for (let j = 0; j < at.length; j++) squares[from + at[j]] += value * values[j];
    }
  }

  /** The weights of each column, knot by knot. */
  solve(): number[][] {
    const { size, knots } = this;
    const a = this.squares.slice();
    for (let i = 0; i < size; i++) {
      a[i * size + i] += TO_ZERO;
      if ((i + 1) % knots.length === 0) continue;
      const next = i + 1;
      a[i * size + i] += TOGETHER;
      a[next * size + next] += TOGETHER;
      a[i * size + next] -= TOGETHER;
      a[next * size + i] -= TOGETHER;
    }
    const weights = solvePositive(a, this.products);
    return Array.from({ length: this.columns }, (_, column) =>
      weights.slice(column * knots.length, (column + 1) * knots.length)
    );
  }
}

/** Solves a positive definite system by Cholesky decomposition, in place. */
function solvePositive(a: Float64Array, right: Float64Array): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j];
      for (let k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
      a[i * n + j] = i === j ? Math.sqrt(sum) : sum / a[j * n + j];
    }
  const x = [...right];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= a[i * n + k] * x[k];
    x[i] /= a[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= a[k * n + i] * x[k];
    x[i] /= a[i * n + i];
  }
  return x;
}

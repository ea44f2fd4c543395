/** Curves of a game's points as SVG paths, in a box whose top left corner is 0, 0. */

type Scores = readonly (readonly number[])[];

const round = (n: number) => Math.round(n * 10) / 10;

/** Positions at which anything changes, with the first and the last; others would not change the drawing. */
function turns(scores: Scores): number[] {
  const last = scores.length - 1;
  return scores.flatMap((now, n) => {
    const before = scores[n - 1];
    return n === 0 || n === last || now.some((points, seat) => points !== before[seat]) ? [n] : [];
  });
}

/** One stepped line per seat; the highest points reach the top, the lowest (0 or below) the bottom. */
export function linesOf(scores: Scores, width: number, height: number): string[] {
  const low = Math.min(0, ...scores.flat());
  const span = Math.max(1, Math.max(...scores.flat()) - low);
  const x = (n: number) => round((n / Math.max(1, scores.length - 1)) * width);
  const y = (points: number) => round(height - ((points - low) / span) * height);
  const at = turns(scores);
  return scores[0].map((first, seat) =>
    at.slice(1).reduce((d, n) => `${d}H${x(n)}V${y(scores[n][seat])}`, `M0 ${y(first)}`)
  );
}

/** A stacked area per seat: its share of all points at each position; equal shares before the first points. */
export function sharesOf(scores: Scores, width: number, height: number): string[] {
  const seats = scores[0].length;
  const x = (n: number) => round((n / Math.max(1, scores.length - 1)) * width);
  const at = turns(scores);
  /** Where the areas of the first `seat` seats end, at a position. */
  const edge = (n: number, seat: number) => {
    const points = scores[n].map((p) => Math.max(0, p));
    const sum = points.reduce((a, b) => a + b, 0);
    const part = sum === 0 ? seat / seats : points.slice(0, seat).reduce((a, b) => a + b, 0) / sum;
    return round(part * height);
  };
  return scores[0].map((_, seat) => {
    const top = at.map((n) => `${x(n)} ${edge(n, seat)}`);
    const bottom = at.map((n) => `${x(n)} ${edge(n, seat + 1)}`).reverse();
    return `M${[...top, ...bottom].join('L')}Z`;
  });
}

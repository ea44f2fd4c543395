/** A place on a tile: x to the right, y down, both 0..100. */
export type Point = readonly [x: number, y: number];

export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t
];

/** Unit vector from a to b; straight down when they coincide. */
export function direction(a: Point, b: Point): Point {
  const d = distance(a, b);
  return d < 1e-6 ? [0, 1] : [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
}

/** A number as SVG text: one decimal, nothing superfluous. */
export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

const pair = (p: Point) => {
  const y = num(p[1]);
  return num(p[0]) + (y.startsWith('-') ? y : ` ${y}`);
};

/** Straight segments through the points. */
export function linePath(points: readonly Point[], closed = false): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** A soft line: passes near inner points and exactly through both ends. */
export function softPath(points: readonly Point[]): string {
  if (points.length < 3) return linePath(points);
  let d = `M${pair(points[0])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1] : mix(points[i], points[i + 1], 0.5);
    d += `Q${pair(points[i])} ${pair(end)}`;
  }
  return d;
}

/** A soft closed outline near the points. */
export function blobPath(points: readonly Point[]): string {
  const last = points[points.length - 1];
  let d = `M${pair(mix(last, points[0], 0.5))}`;
  points.forEach((p, i) => {
    d += `Q${pair(p)} ${pair(mix(p, points[(i + 1) % points.length], 0.5))}`;
  });
  return `${d}Z`;
}

/** Points on a cubic curve, both ends included. */
export function cubic(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    out.push([k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0], k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1]]);
  }
  return out;
}

/** Points on a curve through all the given ones; `steps` per span. */
export function spline(points: readonly Point[], steps: number): Point[] {
  const out: Point[] = [points[0]];
  for (let i = 0; i < points.length - 1; i++) {
    const [p, q] = [points[i], points[i + 1]];
    const before = points[Math.max(0, i - 1)];
    const after = points[Math.min(points.length - 1, i + 2)];
    const c1: Point = [p[0] + (q[0] - before[0]) / 7, p[1] + (q[1] - before[1]) / 7];
    const c2: Point = [q[0] - (after[0] - p[0]) / 7, q[1] - (after[1] - p[1]) / 7];
    out.push(...cubic(p, c1, c2, q, steps).slice(1));
  }
  return out;
}

/** Unit normals to the left of the line's direction (on screen, y points down). */
function normals(points: readonly Point[]): Point[] {
  return points.map((_, i) => {
    const [dx, dy] = direction(points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]);
    return [dy, -dx];
  });
}

/** The line moved sideways; positive = to its left. The amount may vary along it. */
export function offset(points: readonly Point[], by: number | ((i: number) => number)): Point[] {
  const n = normals(points);
  return points.map((p, i) => {
    const d = typeof by === 'number' ? by : by(i);
    return [p[0] + n[i][0] * d, p[1] + n[i][1] * d];
  });
}

/** The point a share (0..1) of the way along, with the direction of travel there. */
export function along(points: readonly Point[], share: number): { at: Point; way: Point } {
  const spans = points.slice(1).map((p, i) => distance(points[i], p));
  let left = spans.reduce((a, b) => a + b, 0) * share;
  for (let i = 0; i < spans.length; i++) {
    if (left <= spans[i] || i === spans.length - 1)
      return {
        at: mix(points[i], points[i + 1], Math.min(1, left / (spans[i] || 1))),
        way: direction(points[i], points[i + 1])
      };
    left -= spans[i];
  }
  return { at: points[0], way: [0, 1] };
}

/** Measures distances to a set of lines; flat numbers because a tile needs thousands of measurements. */
export function measure(lines: readonly (readonly Point[])[]): (x: number, y: number) => number {
  const count = lines.reduce((sum, line) => sum + Math.max(0, line.length - 1), 0);
  const parts = new Float64Array(count * 5);
  let n = 0;
  for (const line of lines)
    for (let i = 0; i < line.length - 1; i++) {
      const [ax, ay] = line[i];
      const [dx, dy] = [line[i + 1][0] - ax, line[i + 1][1] - ay];
      parts.set([ax, ay, dx, dy, 1 / (dx * dx + dy * dy || 1)], n);
      n += 5;
    }
  return (x, y) => {
    let best = Infinity;
    for (let i = 0; i < n; i += 5) {
      const px = x - parts[i];
      const py = y - parts[i + 1];
      const dx = parts[i + 2];
      const dy = parts[i + 3];
      let t = (px * dx + py * dy) * parts[i + 4];
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const ex = px - dx * t;
      const ey = py - dy * t;
      const d = ex * ex + ey * ey;
      if (d < best) best = d;
    }
    return Math.sqrt(best);
  };
}

/** Distance from a point to a line of segments. */
export const distanceToLine = (p: Point, line: readonly Point[]): number => measure([line])(p[0], p[1]);

export function inside(p: Point, outline: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]];
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0])
      odd = !odd;
  }
  return odd;
}

/** Where two lines of segments first cross, or null. */
export function crossing(a: readonly Point[], b: readonly Point[]): { at: Point; way: Point } | null {
  for (let i = 0; i < a.length - 1; i++)
    for (let j = 0; j < b.length - 1; j++) {
      const [p, q, r, s] = [a[i], a[i + 1], b[j], b[j + 1]];
      const det = (q[0] - p[0]) * (s[1] - r[1]) - (q[1] - p[1]) * (s[0] - r[0]);
      if (Math.abs(det) < 1e-9) continue;
      const t = ((r[0] - p[0]) * (s[1] - r[1]) - (r[1] - p[1]) * (s[0] - r[0])) / det;
      const u = ((r[0] - p[0]) * (q[1] - p[1]) - (r[1] - p[1]) * (q[0] - p[0])) / det;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1) return { at: mix(p, q, t), way: direction(p, q) };
    }
  return null;
}

/** Drops points that lie within `tolerance` of the line through their neighbours. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0], points[points.length - 1]];
  let far = 0;
  let at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const d = distanceToLine(points[i], [first, last]);
    if (d > far) [far, at] = [d, i];
  }
  if (far <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance)
  ];
}

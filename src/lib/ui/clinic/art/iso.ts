/** A floor seen from above at an angle: columns run down to the right, rows down to the left, heights straight up. */

/** Half the width and half the height of a cell's diamond, in drawing units. */
export const HALF_W = 50;
export const HALF_H = 28;
/** How high the back walls of a room stand, and how thick a floor's slab is. */
export const WALL = 20;
export const SLAB = 7;

export type Spot = readonly [x: number, y: number];

/** At most one decimal: drawings stay short, and equal everywhere. */
export const num = (value: number): number => Math.round(value * 10) / 10;

/** Point of a cell for u along the columns and v along the rows (0 to 1 each) at a height, from the cell's centre. */
export function project(u: number, v: number, z = 0): Spot {
  return [num((u - v) * HALF_W), num((u + v - 1) * HALF_H - z)];
}

/** Centre of the cell in a row and column, from the centre of the first cell. */
export function cellCentre(row: number, column: number): Spot {
  return [(column - row) * HALF_W, (column + row) * HALF_H];
}

/** The `d` of a closed shape through these points. */
export function shape(points: readonly Spot[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** A flat four-cornered patch of a cell at a height. */
export function patch(u0: number, v0: number, u1: number, v1: number, z = 0): string {
  return shape([project(u0, v0, z), project(u1, v0, z), project(u1, v1, z), project(u0, v1, z)]);
}

/** A patch on the back wall of a row (`rowWall`, along u) or of a column (along v), between two heights. */
export function onWall(wall: 'row' | 'column', from: number, to: number, z0: number, z1: number): string {
  const at = (k: number, z: number) => (wall === 'row' ? project(k, 0, z) : project(0, k, z));
  return shape([at(from, z0), at(to, z0), at(to, z1), at(from, z1)]);
}

/** The transform that lays a flat drawing, 100 units square, onto a cell's floor. */
export const FLAT = `matrix(${HALF_W / 100} ${HALF_H / 100} ${-HALF_W / 100} ${HALF_H / 100} 0 ${-HALF_H})`;

/** A floor's outline with its rim, for some columns and rows, around the first cell's centre. */
export function slab(rows: number, columns: number): { top: string; left: string; right: string } {
  const at = (c: number, r: number, z = 0): Spot => [(c - r) * HALF_W, (c + r - 1) * HALF_H - z];
  const [back, right, front, left] = [at(0, 0), at(columns, 0), at(columns, rows), at(0, rows)];
  const down = ([x, y]: Spot): Spot => [x, y + SLAB];
  return {
    top: shape([back, right, front, left]),
    left: shape([left, front, down(front), down(left)]),
    right: shape([front, right, down(right), down(front)])
  };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bounding box of one floor with everything on it. */
export function floorBox(rows: number, columns: number): Box {
  const margin = 4;
  const top = HALF_H + WALL + 14;
  return {
    x: -rows * HALF_W - margin,
    y: -top - margin,
    width: (rows + columns) * HALF_W + 2 * margin,
    height: top + (rows + columns - 1) * HALF_H + SLAB + 2 * margin
  };
}

export interface Stack {
  /** Where each floor's first cell is, by index of the list given. */
  readonly origins: readonly Spot[];
  readonly box: Box;
}

/** Lays floors out one above the other, or in two columns where there is width to spare; the lowest at the bottom. */
export function stackFloors(count: number, rows: number, columns: number, abreast: 1 | 2): Stack {
  const one = floorBox(rows, columns);
  const lines = Math.ceil(count / abreast);
  const origins = Array.from({ length: count }, (_, i): Spot => {
    const line = Math.floor(i / abreast);
    // A floor alone at the top stands in the middle.
    const column = i === count - 1 && i % abreast === 0 ? (Math.min(abreast, count) - 1) / 2 : i % abreast;
    return [column * one.width, (lines - 1 - line) * one.height];
  });
  return {
    origins,
    box: { ...one, width: one.width * Math.min(abreast, count), height: one.height * lines }
  };
}

/** Where beds stand in a cell, and where people stand, the first places first. */
const BEDS: readonly (readonly [number, number])[] = [
  [0.3, 0.2],
  [0.72, 0.2]
];
const BESIDE_BEDS: readonly (readonly [number, number])[] = [
  [0.3, 0.62],
  [0.72, 0.62],
  [0.52, 0.88],
  [0.9, 0.86],
  [0.14, 0.88],
  [0.52, 0.42]
];
const STANDING: readonly (readonly [number, number])[] = [
  [0.5, 0.55],
  [0.78, 0.55],
  [0.5, 0.85],
  [0.82, 0.85],
  [0.22, 0.62],
  [0.22, 0.9]
];

/**
 * Positions of the people in one cell, from its centre. Patients get the beds; people beyond the first six places stand
 * slightly apart.
 */
export function places(roles: readonly { readonly lies: boolean }[], beds: number): Spot[] {
  let inBed = 0;
  let standing = 0;
  const free = beds > 0 ? BESIDE_BEDS : STANDING;
  return roles.map(({ lies }) => {
    if (lies && inBed < Math.min(beds, BEDS.length)) {
      const [u, v] = BEDS[inBed++];
      return project(u, v, 7);
    }
    const n = standing++;
    const [u, v] = free[n % free.length];
    const aside = Math.floor(n / free.length) * 0.07;
    return project(u + aside, v - aside);
  });
}

import { isIndex } from '../../kernel/whole.ts';

/** Cells of a clinic. A cell is one integer: floor · 12 + row · 4 + column. */

export const FLOORS = 4;
export const ROWS = 3;
export const COLUMNS = 4;
export const PER_FLOOR = ROWS * COLUMNS;
export const CELLS = FLOORS * PER_FLOOR;

/** Location of a person who is on no cell. */
export const PREADMISSION = -1;
/** Beside the player board: owned and parked, but neither moving nor working. */
export const BESIDE = -2;

/** The cells of a board: four columns for beginners, three for experts. */
export type BoardSide = 'beginner' | 'expert';

/** `[floor, row, column]`, the form of a cell in scripts and screens. */
export type Place = readonly [floor: number, row: number, column: number];

function toPlace(cell: number): Place {
  const f = floorOf(cell);
  const inFloor = cell - f * PER_FLOOR;
  return [f, Math.floor(inFloor / COLUMNS), inFloor % COLUMNS];
}

const PLACES: readonly Place[] = Array.from({ length: CELLS }, (_, cell) => toPlace(cell));

/** The place of a cell; always the same object. */
export function placeOf(cell: number): Place {
  return PLACES[cell];
}

/** The cell at a place, or -1 when there is none on a board of that side. */
export function cellAt(side: BoardSide, place: readonly unknown[]): number {
  const [f, r, c] = place;
  if (!isIndex(f, FLOORS) || !isIndex(r, ROWS) || !isIndex(c, side === 'expert' ? 3 : COLUMNS)) return -1;
  return f * PER_FLOOR + r * COLUMNS + c;
}

export function floorOf(cell: number): number {
  return Math.floor(cell / PER_FLOOR);
}

/** The cell directly below, or -1 on the ground. */
export function below(cell: number): number {
  return cell < PER_FLOOR ? -1 : cell - PER_FLOOR;
}

function cellsOf(columns: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (cell % COLUMNS < columns) cells.push(cell);
  return cells;
}

function neighboursOf(columns: number): number[][] {
  const out: number[][] = Array.from({ length: CELLS }, () => []);
  for (const cell of cellsOf(columns)) {
    const [f, r, c] = toPlace(cell);
    if (f > 0) out[cell].push(cell - PER_FLOOR);
    if (r > 0) out[cell].push(cell - COLUMNS);
    if (c > 0) out[cell].push(cell - 1);
    if (c < columns - 1) out[cell].push(cell + 1);
    if (r < ROWS - 1) out[cell].push(cell + COLUMNS);
    if (f < FLOORS - 1) out[cell].push(cell + PER_FLOOR);
  }
  return out;
}

/** Cells of each board side, ascending. */
export const BOARD_CELLS: Record<BoardSide, readonly number[]> = { beginner: cellsOf(4), expert: cellsOf(3) };

/** Adjacent cells: a shared side on one floor, or directly above or below. No diagonals. */
export const NEIGHBOURS: Record<BoardSide, readonly (readonly number[])[]> = {
  beginner: neighboursOf(4),
  expert: neighboursOf(3)
};

/** Element codes and conveyor markers per cell of a clinic. */
export interface Floors {
  readonly tiles: readonly number[];
  readonly conveyors: readonly number[];
}

import type { Json } from '../../../kernel/json.ts';
import type { Slice } from '../../contract/module.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { sliceReader } from '../../contract/slices.ts';

/** In the order of their numbers. */
export const PIECES = ['smallTower', 'house', 'shed'] as const;

/** Tokens of each kind a seat has, by the number of seats. */
const EACH = [0, 6, 3, 2, 1, 1, 1];

export class BuildingsSlice implements Slice {
  /** Tokens left: seat * kinds + kind. */
  readonly left: Uint8Array;
  /** Token on each slot, counted from 1; 0 for none. */
  readonly on: Uint8Array;

  constructor(left: Uint8Array, on: Uint8Array) {
    this.left = left;
    this.on = on;
  }

  static start(p: Position): BuildingsSlice {
    const left = new Uint8Array(p.seats * PIECES.length).fill(EACH[p.seats]);
    return new BuildingsSlice(left, new Uint8Array(p.rules.tileCapacity));
  }

  clone(): BuildingsSlice {
    return new BuildingsSlice(this.left.slice(), this.on.slice());
  }

  copyFrom(from: BuildingsSlice): this {
    this.left.set(from.left);
    this.on.set(from.on);
    return this;
  }

  encode(p: Position): Json {
    const on = PIECES.map((id, kind): [string, Json] => [id, squaresOf(p, kind, this)]);
    return { left: [...this.left], on: Object.fromEntries(on) };
  }

  digest(): number {
    return this.on.reduce((h, n) => Math.imul(h, 31) + n, 1);
  }
}

export const sliceOf = sliceReader<BuildingsSlice>('littleBuildings');

/** Squares with a token of a kind, row by row. */
export function squaresOf(p: Position, kind: number, slice = sliceOf(p)): [number, number][] {
  const found: number[] = [];
  for (let slot = 0; slot < p.slotCount; slot++)
    if (slice.on[slot] === kind + 1) found.push(p.slotCell[slot]);
  return found.sort((a, b) => a - b).map((cell) => [xOf(p, cell), yOf(p, cell)]);
}

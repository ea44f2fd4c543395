import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { figureKind, seatOf } from '../../figures/figures.ts';
import type { Slice } from '../../contract/module.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { squareOf } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';

export class TowerSlice implements Slice {
  /** Floors each seat has left. */
  readonly floors: Uint8Array;
  /** Floors of the tower on each slot. */
  readonly heights: Uint8Array;
  /** Captor of each figure, counted from 1; 0 for a figure that is no prisoner. */
  readonly captors: Uint8Array;
  /** Slot of the tower just built on while its builder may capture, or -1. */
  built = -1;
  /** Figure just captured while its captor chooses what comes back for it, or -1. */
  swapped = -1;
  /** 1 once a ransom was paid in this turn. */
  ransomed = 0;

  constructor(floors: Uint8Array, heights: Uint8Array, captors: Uint8Array) {
    this.floors = floors;
    this.heights = heights;
    this.captors = captors;
  }

  clone(): TowerSlice {
    const copy = new TowerSlice(this.floors.slice(), this.heights.slice(), this.captors.slice());
    copy.built = this.built;
    copy.swapped = this.swapped;
    copy.ransomed = this.ransomed;
    return copy;
  }

  copyFrom(from: TowerSlice): this {
    this.floors.set(from.floors);
    this.heights.set(from.heights);
    this.captors.set(from.captors);
    this.built = from.built;
    this.swapped = from.swapped;
    this.ransomed = from.ransomed;
    return this;
  }

  encode(p: Position): Json {
    const told = (figure: number): Json[] => [seatOf(p, figure), p.rules.figures[figureKind(p, figure)].id];
    return {
      floors: [...this.floors],
      towers: towersOf(p, this),
      prisoners: prisonersOf(p, this),
      built: this.built < 0 ? null : squareOf(p, this.built),
      swapped: this.swapped < 0 ? null : told(this.swapped),
      ransomed: this.ransomed === 1
    };
  }

  digest(): number {
    const mix = (h: number, n: number) => Math.imul(h, 31) + n;
    return this.captors.reduce(mix, this.heights.reduce(mix, this.ransomed * 2 + this.built));
  }
}

export const sliceOf = sliceReader<TowerSlice>('tower');

/** Towers of at least one floor as `[x, y, height]`, row by row. */
export function towersOf(p: Position, slice = sliceOf(p)): Json[] {
  const found: number[] = [];
  for (let slot = 0; slot < p.slotCount; slot++) if (slice.heights[slot] > 0) found.push(slot);
  return found
    .sort((a, b) => p.slotCell[a] - p.slotCell[b])
    .map((slot) => [xOf(p, p.slotCell[slot]), yOf(p, p.slotCell[slot]), slice.heights[slot]]);
}

/** Prisoners as `[captor, owner, figure]`, by captor, owner and kind. */
export function prisonersOf(p: Position, slice = sliceOf(p)): Json[] {
  const found: [Seat, Seat, number][] = [];
  slice.captors.forEach((captor, figure) => {
    if (captor > 0) found.push([captor - 1, seatOf(p, figure), figureKind(p, figure)]);
  });
  return found
    .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(([captor, owner, kind]) => [captor, owner, p.rules.figures[kind].id]);
}

import type { Json } from '../../../kernel/json.ts';
import { SIDES } from '../../tiles/catalogue.ts';
import { segmentsOn, segmentType } from '../../features/features.ts';
import type { Joining, Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { squareOf } from '../../notation/reference.ts';
import { rulesReader, sliceReader } from '../../contract/slices.ts';
import { ROAD } from '../../tiles/tiletypes.ts';

/** A ferry on the lake of a slot, between two road ends of it; `a` comes before `b` clockwise from the north. */
export interface Ferry {
  readonly slot: number;
  readonly a: number;
  readonly b: number;
}

export class FerriesSlice implements Slice {
  /** On the table, in the order of laying. */
  ferries: readonly Ferry[] = [];
  /** 1 while the lake just placed has no ferry. */
  due = 0;
  /** Slots of the lakes whose ferry may still be turned in this part of the turn. */
  turnable: readonly number[] = [];

  clone(): FerriesSlice {
    return Object.assign(new FerriesSlice(), this);
  }

  encode(p: Position): Json {
    const order = (a: number, b: number) => p.slotCell[a] - p.slotCell[b];
    const turnable = this.turnable.slice().sort(order);
    return {
      ferries: ferryEntries(p, this),
      due: this.due === 1,
      turnable: turnable.map((slot) => squareOf(p, slot))
    };
  }

  digest(): number {
    return this.ferries.reduce((h, { a, b }) => h * 31 + a * 8 + b, this.due * 8 + this.turnable.length);
  }
}

export const sliceOf = sliceReader<FerriesSlice>('ferries');

/** The side of the table a road end of a lake leads to, by number from the north. */
export const sideNumber = (p: Position, end: number) =>
  (segmentType(p, end).sides[0] + p.slotTurn[p.segmentSlot[end]]) & 3;

/** Pairs of road ends by type and turn, each `a << 4 | b` by the segments of the tile; undefined before the first use. */
const pairs = rulesReader(({ tiles }) => new Array<readonly number[] | undefined>(tiles.types.length * 4));

/** All pairs of road ends of the lake on a slot, as payloads without the slot. */
export function pairsOf(p: Position, slot: number): readonly number[] {
  return (pairs(p)[p.slotType[slot] * 4 + p.slotTurn[slot]] ??= pairsFrom(p, slot));
}

function pairsFrom(p: Position, slot: number): number[] {
  const first = p.slotSegment[slot];
  const ends = segmentsOn(p, slot)
    .filter((s) => segmentType(p, s).kind === ROAD)
    .sort((a, b) => sideNumber(p, a) - sideNumber(p, b));
  return ends.flatMap((a, i) => ends.slice(i + 1).map((b) => pairOf(first, a, b)));
}

/** A pair of ends as a payload without the slot; `first` is the first segment of the tile. */
export const pairOf = (first: number, a: number, b: number) => ((a - first) << 4) | (b - first);

/** The ferry a payload names: its slot, then one of {@link pairsOf}. */
export function ferryOf(p: Position, payload: number): Ferry {
  const slot = payload >> 8;
  const first = p.slotSegment[slot];
  return { slot, a: first + ((payload >> 4) & 15), b: first + (payload & 15) };
}

/** The two sides a ferry joins. */
export const sidesOf = (p: Position, { a, b }: Ferry): [string, string] => [
  SIDES[sideNumber(p, a)],
  SIDES[sideNumber(p, b)]
];

/** The ferries as `[x, y, side, side]`, row by row. */
export function ferryEntries(p: Position, { ferries } = sliceOf(p)): Json[] {
  const sorted = ferries.slice().sort((a, b) => p.slotCell[a.slot] - p.slotCell[b.slot]);
  return sorted.map((ferry) => [...squareOf(p, ferry.slot), ...sidesOf(p, ferry)]);
}

/** A ferry closes nothing: each road end waits only for its own edge. */
export const joiningOf = ({ a, b }: Ferry): Joining => ({ a, b, closes: 0 });

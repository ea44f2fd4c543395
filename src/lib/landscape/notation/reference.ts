import type { Action } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { HALF_SIDES, SIDES } from '../tiles/catalogue.ts';
import { kindOf, rootOf, segmentType } from '../features/features.ts';
import { fieldsOf } from '../contract/marks.ts';
import { cellAt, xOf, yOf, type Position } from '../position.ts';
import { FIELD } from '../tiles/tiletypes.ts';

/** The name of a segment in the notation: square, kind of feature, and a side where the kind has one. */
export type FeatureRef = {
  readonly at: readonly [number, number];
  readonly on: string;
  readonly side?: string;
};

/** The square of a slot. */
export function squareOf(p: Position, slot: number): [number, number] {
  return [xOf(p, p.slotCell[slot]), yOf(p, p.slotCell[slot])];
}

/** The side that names a segment as its tile is turned: the first it owns, or undefined where none is needed. */
export function sideOf(p: Position, segment: number): string | undefined {
  const turn = p.slotTurn[p.segmentSlot[segment]];
  const type = segmentType(p, segment);
  if (type.position !== undefined) return type.position;
  if (kindOf(p, segment) === FIELD) {
    if (type.halves.length === 0) return innerName(p, segment);
    return HALF_SIDES[Math.min(...type.halves.map((h) => (h + 2 * turn) & 7))];
  }
  if (type.sides.length === 0) return undefined;
  return SIDES[Math.min(...type.sides.map((s) => (s + turn) & 3))];
}

/** A field that touches no edge: `inner`, or `inner2` and so on where the tile has more of them. */
function innerName(p: Position, segment: number): string {
  const { segments } = p.rules.tiles.types[p.slotType[p.segmentSlot[segment]]];
  const before = segments.slice(0, p.segmentLocal[segment]);
  const n = before.filter(({ kind, halves }) => kind === FIELD && halves.length === 0).length;
  return n === 0 ? 'inner' : `inner${n + 1}`;
}

export function featureRef(p: Position, segment: number): FeatureRef {
  const side = sideOf(p, segment);
  const at = squareOf(p, p.segmentSlot[segment]);
  const on = segmentType(p, segment).name;
  return side === undefined ? { at, on } : { at, on, side };
}

/** The first part of a feature in board order: row by row, then in catalogue order. */
export function firstPart(p: Position, segment: number): number {
  let first = segment;
  for (let s = p.ring[segment]; s !== segment; s = p.ring[s]) if (boardOrder(p, s, first) < 0) first = s;
  return first;
}

/** Order of two segments on the board, below 0 when the first comes first. */
export function boardOrder(p: Position, a: number, b: number): number {
  const cells = p.slotCell[p.segmentSlot[a]] - p.slotCell[p.segmentSlot[b]];
  return cells !== 0 ? cells : p.segmentLocal[a] - p.segmentLocal[b];
}

/**
 * The segment a name denotes on a slot, or -1. Any side of the segment is valid; a segment without sides needs none.
 */
export function segmentNamed(p: Position, slot: number, on: unknown, side: unknown): number {
  const type = p.rules.tiles.types[p.slotType[slot]];
  const turn = p.slotTurn[slot];
  const wanted = side ?? undefined;
  const placed = type.segments.findIndex(
    ({ name, position }) => name === on && position !== undefined && position === wanted
  );
  if (placed >= 0) return p.slotSegment[slot] + placed;
  for (let local = 0; local < type.segments.length; local++) {
    const segment = type.segments[local];
    if (segment.name !== on || segment.position !== undefined) continue;
    const named =
      segment.kind === FIELD
        ? segment.halves.length === 0
          ? wanted === innerName(p, p.slotSegment[slot] + local)
          : segment.halves.some((h) => HALF_SIDES[(h + 2 * turn) & 7] === wanted)
        : segment.sides.length === 0 || segment.sides.some((s) => SIDES[(s + turn) & 3] === wanted);
    if (named) return p.slotSegment[slot] + local;
  }
  return -1;
}

/** Reads `at` of an action: the slot there, or -1. */
export function slotOf(p: Position, at: unknown): number {
  const cell = cellOf(p, at);
  return cell < 0 ? -1 : p.cellSlot[cell];
}

/** Reads a square: its cell, or -1. */
export function cellOf(p: Position, at: unknown): number {
  if (!Array.isArray(at) || at.length !== 2) return -1;
  const [x, y] = at as unknown[];
  return Number.isInteger(x) && Number.isInteger(y) ? cellAt(p, x as number, y as number) : -1;
}

/** The slot a choice names by `at`: that of the tile laid last when absent; -1 where no tile is. */
export function slotNamed(p: Position, at: unknown): number {
  return at === undefined || at === null ? p.lastSlot : slotOf(p, at);
}

/** The segment an action names by `at` (the tile laid last when absent), `on` and `side`, or -1. */
export function segmentOfAction(p: Position, action: Action): number {
  const slot = slotNamed(p, action.at);
  return slot < 0 ? -1 : segmentNamed(p, slot, action.on, action.side);
}

/**
 * A claim about an object that stands on a segment, with the names `featureRef` gives that segment where the claim names the
 * same feature on the same tile by any of its sides.
 */
export function reworded(p: Position, value: Json, standsOn: number): Json {
  const fields = fieldsOf(value);
  const slot = slotOf(p, fields.at);
  const segment = slot < 0 ? -1 : segmentNamed(p, slot, fields.on, fields.side);
  if (segment < 0) return value;
  const isThere =
    standsOn >= 0 && p.segmentSlot[standsOn] === slot && rootOf(p, standsOn) === rootOf(p, segment);
  // A side is not an error where none is needed.
  const { side: _side, ...others } = fields;
  return { ...others, ...featureRef(p, isThere ? standsOn : segment) };
}

/** Whether a field of a hand-written claim or position denotes the feature of a segment. */
export function namesFeature(p: Position, ref: readonly Json[], segment: number): boolean {
  const [x, y, on, side] = ref;
  const slot = slotOf(p, [x, y]);
  if (slot < 0) return false;
  const named = segmentNamed(p, slot, on, side);
  return named >= 0 && rootOf(p, named) === rootOf(p, segment);
}

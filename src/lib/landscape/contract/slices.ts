import type { Slice, Verb } from './module.ts';
import type { Position } from '../position.ts';
import type { Ruleset } from '../ruleset.ts';
import type { SegmentType, TileType } from '../tiles/tiletypes.ts';

let readers = 0;

/**
 * Returns a reader for what is computed once for a ruleset, and not undefined. The ruleset keeps the answer: a cache in
 * the reader would keep the ruleset of an earlier game.
 */
export function rulesReader<T>(compute: (rules: Ruleset) => T): (p: Position) => T {
  const at = readers++;
  return (p) => {
    const { readings } = p.rules;
    if (readings[at] === undefined) readings[at] = compute(p.rules);
    return readings[at] as T;
  };
}

let lists = 0;

/**
 * Returns a reader for the slots whose tile is of a type that passes a test, in the order their tiles were first laid.
 * The position keeps the list and adds to it, since it is read on every turn and most tiles are not in it.
 */
export function slotsReader(
  test: (type: TileType, rules: Ruleset) => boolean
): (p: Position) => readonly number[] {
  const at = lists++;
  const passes = rulesReader((rules) =>
    Uint8Array.from(rules.tiles.types, (type) => Number(test(type, rules)))
  );
  return (p) => {
    const list = (p.slotLists[at] ??= { slots: [], upTo: 0 });
    const table = passes(p);
    for (; list.upTo < p.slotCount; list.upTo++)
      if (table[p.slotType[list.upTo]] === 1) list.slots.push(list.upTo);
    return list.slots;
  };
}

const numbers = new Map<string, number>();

/**
 * The index of a module's slice in a position, the same in every ruleset, so that it is read without a
 * lookup.
 */
export function sliceNumber(id: string): number {
  const number = numbers.get(id) ?? numbers.size;
  numbers.set(id, number);
  return number;
}

/** Returns a reader for a module's slice of a position: undefined where the module is not played. */
export function sliceReader<S extends Slice>(id: string): (p: Position) => S {
  const number = sliceNumber(id);
  return (p) => p.slices[number] as S;
}

/** Returns a reader for a mark of the tile on a slot as a whole: its value, or undefined. */
export function tileMarkReader(mark: string): (p: Position, slot: number) => unknown {
  const valuesOf = rulesReader(({ tiles }) => tiles.types.map(({ def }) => def.special?.[mark]));
  return (p, slot) => valuesOf(p)[p.slotType[slot]];
}

/** Returns a reader for the first segment that passes a test on the tile of a slot, or -1. */
export function segmentReader(
  test: (segment: SegmentType, rules: Ruleset) => boolean
): (p: Position, slot: number) => number {
  const localsOf = rulesReader((rules) =>
    Int8Array.from(rules.tiles.types, ({ segments }) => segments.findIndex((segment) => test(segment, rules)))
  );
  return (p, slot) => {
    const local = localsOf(p)[p.slotType[slot]];
    return local < 0 ? -1 : p.slotSegment[slot] + local;
  };
}

/**
 * Returns a reader for the number of a verb in move codes; -1 where it is not played. Of a function, since a verb may be defined
 * after the step that lists it.
 */
export const verbReader = (verb: () => Verb) => rulesReader(({ verbs }) => verbs.indexOf(verb()));

/** Returns a reader for the number of a figure kind, or -1 where the kind is not played. */
export const kindReader = (id: string) => rulesReader((rules) => rules.figureIndex.get(id) ?? -1);

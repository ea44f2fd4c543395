import type { Seat } from '../kernel/game.ts';
import { changeBag } from './tiles/bag.ts';
import { layStart } from './base/start.ts';
import { settle } from './flow.ts';
import { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';

/** The state of a module that keeps none. */
export const EMPTY_SLICE = { clone: () => EMPTY_SLICE, encode: () => null };

/** A fresh table: start tiles placed, bag full, first turn begun. */
export function setUp(rules: Ruleset, seats: number, first: Seat): Position {
  const p = new Position(rules, seats);
  for (const type of rules.tiles.byId.values()) changeBag(p, type.index, type.count);
  for (let i = 0; i < rules.modules.length; i++)
    p.slices[rules.sliceNumbers[i]] = rules.modules[i].slice?.(p) ?? EMPTY_SLICE;
  p.nextActor = first;
  layStart(p);
  for (const m of rules.hooks.layOut) m.layOut(p);
  settle(p, null);
  return p;
}

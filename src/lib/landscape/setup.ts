import type { Seat } from '../kernel/game.ts';
import { layStart } from './base.ts';
import { settle } from './flow.ts';
import { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';

const EMPTY_SLICE = { clone: () => EMPTY_SLICE, encode: () => null };

/** A fresh table: start tiles placed, bag full, first turn begun. */
export function setUp(rules: Ruleset, seats: number, first: Seat): Position {
  const p = new Position(rules, seats);
  for (const type of rules.tiles.byId.values()) {
    p.bag[type.index] = type.count;
    p.bagSize += type.count;
  }
  p.slices = rules.modules.map((m) => m.slice?.(p) ?? EMPTY_SLICE);
  p.nextActor = first;
  layStart(p);
  for (const m of rules.hooks.layOut) m.layOut(p);
  settle(p, null);
  return p;
}

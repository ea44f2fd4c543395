import { Refusal } from '../../../kernel/refusal.ts';
import { claimAllowed, deployment } from '../../claims.ts';
import { inSupply } from '../../figures.ts';
import type { Counter, FigureDef, TableEntry, Verb } from '../../module.ts';
import { moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotOf, squareOf } from '../../reference.ts';
import type { Ruleset } from '../../ruleset.ts';
import { CITY, FIELD, MONASTERY, ROAD, type TileTypes } from '../../tiletypes.ts';
import { findPrey } from './capture.ts';
import { TOWER } from './name.ts';
import { sliceOf, towersOf } from './slice.ts';

const PIECE = 'floor';
const RULE = 'rule.tower.floor';

/** Floors of each seat, by the number of seats. */
const FLOORS = [0, 10, 10, 9, 7, 6, 5];
const MOST = 255;

/** Floors of each seat before the first turn. */
export const firstFloors = (seats: number) => new Uint8Array(seats).fill(FLOORS[seats]);

/** Which segment of each tile type is a foundation; -1 none. */
const foundations = new WeakMap<TileTypes, Int8Array>();

function foundationOfTypes(tiles: TileTypes): Int8Array {
  let found = foundations.get(tiles);
  if (!found) {
    found = Int8Array.from(tiles.types, ({ segments }) => segments.findIndex(({ name }) => name === TOWER));
    foundations.set(tiles, found);
  }
  return found;
}

/** The foundation on a slot's tile as a segment, or -1. */
function foundationOn(p: Position, slot: number): number {
  const local = foundationOfTypes(p.rules.tiles)[p.slotType[slot]];
  return local < 0 ? -1 : p.slotSegment[slot] + local;
}

/** Foundations without a figure: bare ones, and towers that are still open (TW-2). */
function openFoundations(p: Position): number[] {
  const local = foundationOfTypes(p.rules.tiles);
  const found: number[] = [];
  for (let slot = 0; slot < p.slotCount; slot++) {
    const on = local[p.slotType[slot]];
    if (on >= 0 && p.claims[p.slotSegment[slot] + on] === 0) found.push(p.slotSegment[slot] + on);
  }
  return found;
}

/** Whether followers of a kind may ever stand on a tower (TW-7). */
function standsOnTowers({ special, stands, recallable }: FigureDef, types: unknown): boolean {
  if (special) return false;
  const everywhere = [CITY, ROAD, MONASTERY, FIELD].every((kind) => stands.includes(kind));
  return everywhere || (types === 'any' && recallable === true);
}

const towerKinds = new WeakMap<Ruleset, readonly number[]>();

/** Kinds of figures that may ever stand on a tower. */
function kindsOnTowers(rules: Ruleset): readonly number[] {
  let kinds = towerKinds.get(rules);
  if (!kinds) {
    kinds = [...rules.figures.keys()].filter((kind) =>
      standsOnTowers(rules.figures[kind], rules.options.towerTypes)
    );
    towerKinds.set(rules, kinds);
  }
  return kinds;
}

/** Whether a figure of a kind may end the tower on a foundation: one of at least one floor (TW-7). */
export function mayEnd(p: Position, foundation: number, kind: number): boolean {
  return sliceOf(p).heights[p.segmentSlot[foundation]] > 0 && kindsOnTowers(p.rules).includes(kind);
}

/** Instead of a figure on the new tile: a floor on any open foundation, or a follower on any open tower (TW-1, TW-7). */
export function offerTowers(p: Position, out: MoveList): void {
  const build = p.rules.verbs.indexOf(BUILD);
  const deploy = p.rules.verbIndex.get('deploy') as number;
  const kinds = kindsOnTowers(p.rules).filter((kind) => inSupply(p, p.actor, kind) >= 0);
  const hasFloor = sliceOf(p).floors[p.actor] > 0;
  for (const foundation of openFoundations(p)) {
    if (hasFloor) out.push(moveCode(build, p.segmentSlot[foundation]));
    for (const kind of kinds)
      if (claimAllowed(p, foundation, kind)) out.push(moveCode(deploy, deployment(foundation, kind)));
  }
}

export const BUILD: Verb = {
  id: 'build',
  toAction: (p, payload) => ({ do: 'build', piece: PIECE, at: squareOf(p, payload) }),
  parse: (p, action) => (action.piece === PIECE ? slotOf(p, action.at) : -1),
  play(p, payload, log) {
    const slice = sliceOf(p);
    slice.floors[p.actor]--;
    slice.heights[payload]++;
    p.claimed = 1;
    log?.push({ type: 'built', seat: p.actor, piece: PIECE, at: squareOf(p, payload), rule: RULE });
    if (findPrey(p, payload).length > 0) slice.built = payload;
  }
};

/** The floors a seat may still build. */
export const STOCK: Counter = {
  get: (p, seat) => sliceOf(p).floors[seat],
  set(p, seat, n) {
    sliceOf(p).floors[seat] = n;
  }
};

/** The towers, `[x, y, height]` each. */
export const TOWERS: TableEntry = {
  get: (p) => towersOf(p),
  give(p, value) {
    for (const entry of Array.isArray(value) ? value : [null]) {
      const [x, y, height] = Array.isArray(entry) ? entry : [];
      const slot = slotOf(p, [x, y]);
      const floors = Number(height);
      if (slot < 0 || foundationOn(p, slot) < 0 || !Number.isInteger(floors) || floors < 1 || floors > MOST)
        throw new Refusal('BAD_POSITION', `No tower can stand at ${JSON.stringify(entry)}.`);
      sliceOf(p).heights[slot] = floors;
    }
  }
};

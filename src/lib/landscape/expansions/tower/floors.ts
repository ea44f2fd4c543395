import { Refusal } from '../../../kernel/refusal.ts';
import { isWhole } from '../../../kernel/whole.ts';
import { claimAllowed, deployment } from '../../figures/claims.ts';
import { inSupply } from '../../figures/figures.ts';
import { raiseInterrupt } from '../../flow.ts';
import type { Counter, FigureDef, TableEntry, Verb } from '../../contract/module.ts';
import { DEPLOY_VERB, moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotNamed, slotOf, squareOf } from '../../notation/reference.ts';
import { rulesReader, segmentReader, slotsReader, verbReader } from '../../contract/slices.ts';
import { CITY, FIELD, MONASTERY, ROAD, type SegmentType } from '../../tiles/tiletypes.ts';
import { CAPTURE_STEP } from './capture.ts';
import { TOWER } from './name.ts';
import { sliceOf, towersOf } from './slice.ts';

const PIECE = 'floor';
const RULE = 'rule.tower.floor';

/** Floors of each seat, by the number of seats. */
const FLOORS = [0, 10, 10, 9, 7, 6, 5];
const MOST = 255;

/** Floors of each seat before the first turn. */
export const firstFloors = (seats: number) => new Uint8Array(seats).fill(FLOORS[seats]);

const isFoundation = ({ name }: SegmentType) => name === TOWER;

/** The foundation on a slot's tile as a segment, or -1. */
const foundationOn = segmentReader(isFoundation);
const slotsWithFoundation = slotsReader(({ segments }) => segments.some(isFoundation));

/** Whether followers of a kind may ever stand on a tower (TW-7). */
function standsOnTowers({ special, stands, recallable }: FigureDef, types: unknown): boolean {
  if (special) return false;
  const everywhere = [CITY, ROAD, MONASTERY, FIELD].every((kind) => stands.includes(kind));
  return everywhere || (types === 'any' && recallable === true);
}

/** Kinds of figures that may ever stand on a tower. */
const kindsOnTowers = rulesReader(({ figures, options }) =>
  [...figures.keys()].filter((kind) => standsOnTowers(figures[kind], options.towerTypes))
);

/** A figure stands on a foundation only to end a tower of at least one floor (TW-7). */
export function allowsEnding(p: Position, segment: number, kind: number): boolean {
  const slot = p.segmentSlot[segment];
  if (foundationOn(p, slot) !== segment) return true;
  return sliceOf(p).heights[slot] > 0 && kindsOnTowers(p).includes(kind);
}

/**
 * Instead of a figure on the new tile: a floor on any foundation without a figure, or a follower on any open tower (TW-1,
 * TW-2, TW-7).
 */
export function offerTowers(p: Position, out: MoveList): void {
  const build = buildVerb(p);
  const kinds = kindsOnTowers(p);
  const { floors, heights } = sliceOf(p);
  const hasFloor = floors[p.actor] > 0;
  for (const slot of slotsWithFoundation(p)) {
    const foundation = foundationOn(p, slot);
    if (p.claims[foundation] !== 0) continue;
    if (hasFloor) out.push(moveCode(build, slot));
    if (heights[slot] === 0) continue;
    for (const kind of kinds)
      if (inSupply(p, p.actor, kind) >= 0 && claimAllowed(p, foundation, kind))
        out.push(moveCode(DEPLOY_VERB, deployment(foundation, kind)));
  }
}

const buildVerb = verbReader(() => BUILD);

export const BUILD: Verb = {
  id: 'build',
  toAction: (p, payload) => ({ do: 'build', piece: PIECE, at: squareOf(p, payload) }),
  parse: (p, action) => (action.piece === PIECE ? slotNamed(p, action.at) : -1),
  play(p, payload, log) {
    const slice = sliceOf(p);
    slice.floors[p.actor]--;
    slice.heights[payload]++;
    p.claimed = 1;
    log?.push({ type: 'built', seat: p.actor, piece: PIECE, at: squareOf(p, payload), rule: RULE });
    slice.built = payload;
    raiseInterrupt(p, CAPTURE_STEP.id);
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
      const [x, y, floors] = Array.isArray(entry) ? entry : [];
      const slot = slotOf(p, [x, y]);
      if (slot < 0 || foundationOn(p, slot) < 0 || !isWhole(floors, 1, MOST))
        throw new Refusal('BAD_POSITION', `No tower can stand at ${JSON.stringify(entry)}.`);
      sliceOf(p).heights[slot] = floors;
    }
  }
};

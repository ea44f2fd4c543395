import { Refusal } from '../../../kernel/refusal.ts';
import type { Json } from '../../../kernel/json.ts';
import { followUpNow } from '../../base/followUps.ts';
import { tilesHeld, tilesToCome } from '../../tiles/bag.ts';
import { layTile } from '../../board/board.ts';
import type { Counter, FollowUp, Step, TableEntry } from '../../contract/module.ts';
import { moveCode, PASS_CODE, PLACE_VERB, placement } from '../../moves.ts';
import { stepOf, type Position } from '../../position.ts';
import { cellOf, squareOf } from '../../notation/reference.ts';
import { rulesReader } from '../../contract/slices.ts';
import { sliceOf } from './slice.ts';

const TILE = 'abbeyMayor.abbey';
const RULE = 'rule.abbey';

const abbeyType = rulesReader(({ tiles }) => tiles.byId.get(TILE)?.index ?? -1);

/** Whether the tile on a slot is an abbey. */
export const isAbbey = (p: Position, slot: number) => p.slotType[slot] === abbeyType(p);

/** Whether an empty cell has tiles on all four sides (AM-1). */
function isHole(p: Position, cell: number): boolean {
  // Most squares have too few tiles around: this is asked of every open square, in every turn.
  if (p.around[cell] < 4) return false;
  for (let side = 0; side < 4; side++) if (p.cellSlot[cell + stepOf(p, side)] < 0) return false;
  for (const m of p.rules.hooks.allowsPlacement) if (!m.allowsPlacement(p, cell, 0)) return false;
  return true;
}

function mayPlace(p: Position, seat: number): boolean {
  if (sliceOf(p).abbeys[seat] === 0) return false;
  for (let i = 0; i < p.borderCount; i++) if (isHole(p, p.border[i])) return true;
  return false;
}

/** While tiles that were bought wait for their turns, abbeys come in second halves alone (AM-5). */
const isBarred = (p: Position) => tilesHeld(p) > 0 && followUpNow(p)?.half !== true;

/** Instead of drawing, a seat may place its abbey in a hole, in either half of a turn (AM-1, AM-5). */
export const ABBEY: Step = {
  id: 'abbey',
  after: 'ownTile',
  asks(p) {
    if (p.placed === 1 || p.drawn >= 0 || sliceOf(p).declined === 1 || isBarred(p)) return -1;
    return mayPlace(p, p.actor) ? p.actor : -1;
  },
  list(p, out) {
    const own = p.rules.ownTiles.indexOf(abbeyType(p));
    for (let i = 0; i < p.borderCount; i++)
      if (isHole(p, p.border[i])) out.push(moveCode(PLACE_VERB, placement(p.border[i], 0, own)));
    out.push(PASS_CODE);
  },
  pass: {
    rule: RULE,
    play(p) {
      sliceOf(p).declined = 1;
    }
  }
};

/** After the last tile each seat with an abbey and a hole is asked once more, from the left of the last one (AM-6). */
export const LAST_ROUND: FollowUp = {
  id: 'lastAbbeys',
  order: 100,
  tileless: true,
  next(p) {
    const slice = sliceOf(p);
    if (p.rules.options.abbeyAtEnd === 'never' || tilesToCome(p) > 0) return -1;
    if (slice.round < 0) slice.round = p.seats;
    // The round ends at the seat it began after, so the remaining count gives its progress.
    const last = (p.actor + (p.follows === 0 ? 0 : slice.round)) % p.seats;
    while (slice.round > 0) {
      slice.round--;
      const seat = (last + p.seats - slice.round) % p.seats;
      if (mayPlace(p, seat)) return seat;
    }
    return -1;
  }
};

/** A placed abbey leaves its owner's stock. */
export function noteAbbey(p: Position, slot: number): void {
  if (isAbbey(p, slot)) sliceOf(p).abbeys[p.actor]--;
}

/** The abbeys a seat may still place. */
export const STOCK: Counter = {
  part: 'abbey',
  get: (p, seat) => sliceOf(p).abbeys[seat],
  set(p, seat, n) {
    sliceOf(p).abbeys[seat] = n;
  }
};

/** The squares with an abbey. */
export const SQUARES: TableEntry = {
  part: 'abbey',
  get(p): Json {
    const found: Json[] = [];
    for (let slot = 0; slot < p.slotCount; slot++) if (isAbbey(p, slot)) found.push(squareOf(p, slot));
    return found;
  },
  /** On any empty square: a given position need not be one that play reaches. */
  give(p, value) {
    for (const at of Array.isArray(value) ? (value as Json[]) : [null]) {
      const cell = cellOf(p, at);
      if (cell < 0 || p.cellSlot[cell] >= 0)
        throw new Refusal('BAD_POSITION', `An abbey cannot lie at ${JSON.stringify(at)}.`);
      layTile(p, abbeyType(p), cell, 0);
    }
  }
};

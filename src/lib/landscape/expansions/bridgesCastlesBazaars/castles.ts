import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { goHome } from '../../base/returning.ts';
import { changeForm } from '../../board/board.ts';
import { SIDES } from '../../tiles/catalogue.ts';
import { isComplete, kindOf, rootOf, segmentType } from '../../features/features.ts';
import { figuresIn, followersIn, followersOf, isFollower } from '../../figures/figures.ts';
import { seatAsked } from '../../flow.ts';
import type { Counter, Log, Step, TableEntry, Verb } from '../../contract/module.ts';
import { moveCode, PASS_CODE } from '../../moves.ts';
import { slotBeside, type Position } from '../../position.ts';
import { boardOrder, featureRef, segmentNamed, slotNamed, slotOf } from '../../notation/reference.ts';
import { verbReader } from '../../contract/slices.ts';
import { CITY } from '../../tiles/tiletypes.ts';
import { CASTLE, castleChange } from './forms.ts';
import { sliceOf } from './slice.ts';

const RULE = 'rule.castle';

/** The form of a half's tile with the castle, or -1 where the half is no ordinary one. */
function formWith(p: Position, half: number): number {
  const { sides } = segmentType(p, half);
  const type = p.rules.tiles.types[p.slotType[p.segmentSlot[half]]];
  return sides.length === 1 ? (type.forms.get(castleChange(sides[0])) ?? -1) : -1;
}

/** The other half of a castle, or of a city of two tiles. */
const otherHalf = (p: Position, half: number) => p.ring[half];

/** The half that comes first, row by row. */
const firstHalf = (p: Position, half: number) =>
  boardOrder(p, half, otherHalf(p, half)) < 0 ? half : otherHalf(p, half);

/** Whether a city consists of two halves that can carry a castle (BB-8). */
function isBase(p: Position, city: number): boolean {
  const other = otherHalf(p, city);
  if (kindOf(p, city) !== CITY || other === city || otherHalf(p, other) !== city) return false;
  return isComplete(p, rootOf(p, city)) && formWith(p, city) >= 0 && formWith(p, other) >= 0;
}

/** The seat of the one follower in a small city or castle, or -1 when there is another number of them. */
export function ownerOf(p: Position, half: number): Seat {
  const root = rootOf(p, half);
  if (followersIn(p, root) !== 1) return -1;
  let seat = 0;
  while (followersOf(p, root, seat) === 0) seat++;
  return seat;
}

/** Small cities this part completed that their owner may turn into a castle, by their first halves (BB-8). */
function candidates(p: Position): number[] {
  const { castles, declined } = sliceOf(p);
  const found: number[] = [];
  for (let i = 0; i < p.completedCount; i++) {
    const city = rootOf(p, p.completed[i]);
    const owner = ownerOf(p, city);
    if (owner < 0 || castles[owner] === 0 || declined & (1 << owner) || !isBase(p, city)) continue;
    const half = firstHalf(p, city);
    if (!found.includes(half)) found.push(half);
  }
  return found.length > 1 ? found.sort((a, b) => boardOrder(p, a, b)) : found;
}

/** Seats from the active one on. */
export const fromActor = (p: Position, seat: Seat) => (seat - p.actor + p.seats) % p.seats;

function firstOwner(p: Position): Seat {
  let first = -1;
  for (const city of candidates(p)) {
    const owner = ownerOf(p, city);
    if (first < 0 || fromActor(p, owner) < fromActor(p, first)) first = owner;
  }
  return first;
}

const buildVerb = verbReader(() => BUILD);

/** Each owner with castles left decides, from the active seat on (BB-9). */
export const FORTIFY: Step = {
  id: 'castles',
  after: 'building',
  asks: (p) => (p.completedCount === 0 ? -1 : firstOwner(p)),
  list(p, out) {
    const seat = firstOwner(p);
    const build = buildVerb(p);
    for (const city of candidates(p)) if (ownerOf(p, city) === seat) out.push(moveCode(build, city));
    out.push(PASS_CODE);
  },
  pass: {
    rule: RULE,
    play(p) {
      sliceOf(p).declined |= 1 << firstOwner(p);
    }
  },
  leave(p) {
    sliceOf(p).declined = 0;
  }
};

/** Payload: the first half of the city. Either half names it. */
export const BUILD: Verb = {
  id: 'build',
  toAction(p, payload) {
    const { at, side } = featureRef(p, payload);
    return { do: 'build', piece: CASTLE, at, ...(side === undefined ? {} : { side }) };
  },
  parse(p, action) {
    const slot = slotNamed(p, action.at);
    const half = action.piece !== CASTLE || slot < 0 ? -1 : segmentNamed(p, slot, 'city', action.side);
    return half < 0 ? -1 : firstHalf(p, half);
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    const seat = seatAsked(p);
    slice.castles[seat]--;
    const { at, side } = featureRef(p, payload);
    const named = { at: [...at], ...(side === undefined ? {} : { side }) };
    log?.push({ type: 'builtCastle', seat, piece: CASTLE, ...named, rule: RULE });
    for (const figure of figuresIn(p, rootOf(p, payload)))
      if (!isFollower(p, figure)) goHome(p, figure, log, RULE);
    raise(p, payload, log);
    slice.fresh.push(payload);
  }
};

/** Turns a city of two halves into a castle. */
function raise(p: Position, half: number, log: Log): void {
  const halves = [half, otherHalf(p, half)];
  for (const h of halves) changeForm(p, p.segmentSlot[h], formWith(p, h));
  sliceOf(p).built.push(half);
  for (const h of halves) for (const m of p.rules.hooks.afterForm) m.afterForm(p, p.segmentSlot[h], log);
}

/** With a tile that leaves the table its castle is gone: the other half is a city again, and the lord goes home. */
export function razeCastles(p: Position, slot: number, log: Log): void {
  const slice = sliceOf(p);
  for (const castle of slice.built) {
    const halves = [castle, otherHalf(p, castle)];
    if (!halves.some((half) => p.segmentSlot[half] === slot)) continue;
    for (const lord of figuresIn(p, rootOf(p, castle))) goHome(p, lord, log, RULE);
    for (const half of halves) changeForm(p, p.segmentSlot[half], formWithout(p, half));
    slice.built = slice.built.filter((other) => other !== castle);
    slice.fresh = slice.fresh.filter((other) => other !== castle);
  }
}

/** The form of a castle's tile as it was before. */
function formWithout(p: Position, half: number): number {
  const type = p.slotType[p.segmentSlot[half]];
  const change = castleChange(segmentType(p, half).sides[0]);
  return p.rules.tiles.types.findIndex(({ forms }) => forms.get(change) === type);
}

/** Whether a segment belongs to a castle. */
export const isCastle = (p: Position, segment: number) => segmentType(p, segment).name === CASTLE;

/** The six squares of a castle's neighbourhood that hold a tile: its own two, and those on its long sides (BB-10). */
export function neighbourhood(p: Position, castle: number): number[] {
  const near: number[] = [];
  for (const half of [castle, otherHalf(p, castle)]) {
    const slot = p.segmentSlot[half];
    const side = segmentType(p, half).sides[0] + p.slotTurn[slot];
    near.push(slot);
    for (const beside of [slotBeside(p, slot, (side + 1) & 3), slotBeside(p, slot, (side + 3) & 3)])
      if (beside >= 0) near.push(beside);
  }
  return near;
}

/** The first half of the castle or city base that an entry names, or -1. */
function namedHalf(p: Position, entry: Json, on: string): number {
  const [x, y, side] = Array.isArray(entry) ? (entry as Json[]) : [];
  const slot = slotOf(p, [x, y]);
  const half = slot < 0 ? -1 : segmentNamed(p, slot, on, side);
  return half < 0 || otherHalf(p, half) === half ? -1 : firstHalf(p, half);
}

const entryOf = (p: Position, half: number): Json => {
  const { at, side } = featureRef(p, half);
  return [...at, side ?? SIDES[0]];
};

export const CASTLES: TableEntry = {
  part: 'castle',
  get(p): Json {
    return [...sliceOf(p).built].sort((a, b) => boardOrder(p, a, b)).map((castle) => entryOf(p, castle));
  },
  give(p, value) {
    for (const entry of Array.isArray(value) ? (value as Json[]) : [null]) {
      const half = namedHalf(p, entry, 'city');
      if (half < 0 || !isBase(p, half))
        throw new Refusal('BAD_POSITION', `No castle can stand at ${JSON.stringify(entry)}.`);
      raise(p, half, null);
    }
  },
  /** Either half names a castle. */
  reword: (p, value) =>
    Array.isArray(value)
      ? (value as Json[]).map((entry) => {
          const half = namedHalf(p, entry, CASTLE);
          return half < 0 ? entry : entryOf(p, half);
        })
      : value
};

/** The castles a seat has left. */
export const CASTLE_STOCK: Counter = {
  part: 'castle',
  get: (p, seat) => sliceOf(p).castles[seat],
  set(p, seat, n) {
    sliceOf(p).castles[seat] = n;
  }
};

import type { Seat } from '../../../kernel/game.ts';
import { wordOf, type Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isIndex } from '../../../kernel/whole.ts';
import { goesOn } from '../../base/followUps.ts';
import { drawableCount } from '../../tiles/bag.ts';
import { again, comeTo, skipTo } from '../../flow.ts';
import { fieldsOf, type Fields } from '../../contract/marks.ts';
import type { LandscapeModule, Log, Step, Verb } from '../../contract/module.ts';
import { moveCode, type MoveList, PASS_CODE } from '../../moves.ts';
import { canPlace } from '../../board/placements.ts';
import type { Position } from '../../position.ts';
import { givePoints } from '../../scoring.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';
import { BIDDING, CALLING, lotsOf, QUIET, REVEALING, SETTLING, sliceOf, type Lot } from './slice.ts';

const RULE = 'rule.bazaar';
/** The highest bid if the option sets no limit, since lists of moves are finite. */
const HIGHEST = 250;
const LOT_BITS = 3;
const CHOICES = ['buy', 'sell'] as const;
const BUY = 0;

/** 1 for each type with a bazaar. */
const bazaars = rulesReader(({ tiles }) =>
  Uint8Array.from(tiles.types, ({ def }) => Number(def.special?.bazaar === true))
);

/** A bazaar brings an auction, unless tiles of an earlier one still come in this turn or later (BB-17). */
export function noteBazaar(p: Position, slot: number): void {
  const slice = sliceOf(p);
  if (bazaars(p)[p.slotType[slot]] === 0 || p.rules.without.has('bazaar')) return;
  if (slice.lots.length === 0 && slice.closing === 0) slice.due = 1;
}

/** The next seat without a tile, in turn order after a seat. */
function nextWaiting(p: Position, after: Seat): Seat {
  const { lots } = sliceOf(p);
  for (let n = 1; n <= p.seats; n++) {
    const seat = (after + n) % p.seats;
    if (lots.every(({ owner }) => owner !== seat)) return seat;
  }
  throw new Error('every seat has a lot');
}

function freeLots(p: Position): number[] {
  const { lots } = sliceOf(p);
  const free: number[] = [];
  for (let lot = 0; lot < lots.length; lot++) if (lots[lot].owner < 0) free.push(lot);
  return free;
}

function change(p: Position, lot: number, fields: Partial<Lot>): void {
  const { lots } = sliceOf(p);
  lots[lot] = { ...lots[lot], ...fields };
}

/** The lot goes to a seat, and the next one without a tile picks; the last lot is free (BB-20). */
function handOver(p: Position, lot: number, seat: Seat, log: Log): void {
  change(p, lot, { owner: seat });
  log?.push({ type: 'tookLot', seat, tile: p.rules.tiles.types[sliceOf(p).lots[lot].type].id, rule: RULE });
  callNext(p, sliceOf(p).caller, log);
}

function callNext(p: Position, after: Seat, log: Log): void {
  const slice = sliceOf(p);
  const free = freeLots(p);
  slice.lot = -1;
  slice.bidder = -1;
  slice.caller = free.length === 0 ? -1 : nextWaiting(p, after);
  slice.phase = free.length === 0 ? QUIET : CALLING;
  // What was paid may have brought a turn nested in this one.
  if (free.length === 0) comeTo(p, 'close');
  if (free.length === 1) handOver(p, free[0], slice.caller, log);
}

/** Each other seat without a tile is asked once; then the caller settles, unless its own bid stands (BB-18, BB-19). */
function bidNext(p: Position, after: Seat, log: Log): void {
  const slice = sliceOf(p);
  const next = nextWaiting(p, after);
  slice.bidder = next === slice.caller ? -1 : next;
  slice.phase = slice.bidder < 0 ? SETTLING : BIDDING;
  const { by, bid } = slice.lots[slice.lot];
  if (slice.bidder >= 0 || by !== slice.caller) return;
  pay(p, slice.caller, -bid, log);
  handOver(p, slice.lot, slice.caller, log);
}

function pay(p: Position, seat: Seat, value: number, log: Log): void {
  if (value === 0) return;
  givePoints(p, [seat], { op: 'points', label: 'score.bazaar', value }, 'bazaar', RULE, log);
}

/** Whether a seat may promise so many points; a first bid of 0 is always allowed. */
const canPay = (p: Position, seat: Seat, points: number) =>
  p.rules.options.bidLimit === 'none' || points <= Math.max(0, p.scores[seat]);

function listBids(p: Position, seat: Seat, from: number, add: (bid: number) => void): void {
  const most = Math.max(p.scores[seat], p.rules.options.bidLimit === 'none' ? HIGHEST : 0);
  for (let bid = from; bid <= most; bid++) add(bid);
}

const isFree = (p: Position) => p.rules.options.bazaar === 'free';

/** When the whole turn is over, one tile a seat is revealed and sold (BB-17 to BB-20). */
export const AUCTION: Step = {
  id: 'bazaar',
  after: 'close',
  enter(p, log) {
    const slice = sliceOf(p);
    if (slice.phase === QUIET) {
      // Another half of this turn may follow, or the turn be nested in another one.
      if (slice.due + slice.closing === 0 || p.suspended.length > 0 || goesOn(p)) return;
      const opens = slice.due === 1 && p.seats > 1 && drawableCount(p) >= p.seats;
      slice.due = 0;
      slice.closing = 0;
      if (opens) slice.phase = REVEALING;
    }
    if (slice.phase === REVEALING && !reveals(p)) callNext(p, p.actor, log);
  },
  draws: (p) => (reveals(p) ? { pile: 'tiles', seat: p.actor } : null),
  asks(p) {
    const { phase, caller, bidder } = sliceOf(p);
    if (phase === BIDDING) return bidder;
    return phase === CALLING || phase === SETTLING ? caller : -1;
  },
  list(p, out) {
    const { phase } = sliceOf(p);
    if (phase === CALLING) listCalls(p, out);
    else if (phase === BIDDING) listHigher(p, out);
    else listEnds(p, out);
  },
  /** Stays out of this lot. */
  pass: { rule: RULE, play: (p, log) => bidNext(p, sliceOf(p).bidder, log) }
};

/** Whether a further tile is revealed: a tile that a set puts away is replaced, as long as there are some. */
function reveals(p: Position): boolean {
  const { phase, lots } = sliceOf(p);
  return phase === REVEALING && lots.length < p.seats && drawableCount(p) > 0;
}

const callVerb = verbReader(() => CALL);
const bidVerb = verbReader(() => BID);
const settleVerb = verbReader(() => SETTLE);

function listCalls(p: Position, out: MoveList): void {
  const call = callVerb(p);
  const { caller } = sliceOf(p);
  for (const lot of freeLots(p))
    if (isFree(p)) out.push(moveCode(call, lot));
    else listBids(p, caller, 0, (bid) => out.push(moveCode(call, lot | (bid << LOT_BITS))));
}

function listHigher(p: Position, out: MoveList): void {
  const { lots, lot, bidder } = sliceOf(p);
  const verb = bidVerb(p);
  listBids(p, bidder, lots[lot].bid + 1, (bid) => out.push(moveCode(verb, bid)));
  out.push(PASS_CODE);
}

function listEnds(p: Position, out: MoveList): void {
  const { lots, lot, caller } = sliceOf(p);
  const verb = settleVerb(p);
  CHOICES.forEach((_, choice) => {
    if (choice !== BUY || canPay(p, caller, lots[lot].bid)) out.push(moveCode(verb, choice));
  });
}

/** Picks a lot with a first bid (BB-18). Payload: the lot, and the bid above it. */
export const CALL: Verb = {
  id: 'auction',
  toAction(p, payload) {
    const lot = payload & ((1 << LOT_BITS) - 1);
    return { do: 'auction', lot, ...(isFree(p) ? {} : { bid: payload >> LOT_BITS }) };
  },
  parse(p, action) {
    const { lot } = action;
    const bid = isFree(p) ? 0 : action.bid;
    const named = isIndex(lot, sliceOf(p).lots.length);
    return named && isBid(bid) && (!isFree(p) || action.bid === undefined) ? lot | (bid << LOT_BITS) : -1;
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    const lot = payload & ((1 << LOT_BITS) - 1);
    slice.lot = lot;
    if (isFree(p)) return handOver(p, lot, slice.caller, log);
    takeBid(p, slice.caller, payload >> LOT_BITS, log);
  }
};

const isBid = (bid: unknown): bid is number => isIndex(bid, 1 << 16);

function takeBid(p: Position, seat: Seat, bid: number, log: Log): void {
  const { lot, lots } = sliceOf(p);
  change(p, lot, { bid, by: seat });
  log?.push({ type: 'bid', seat, bid, tile: p.rules.tiles.types[lots[lot].type].id, rule: RULE });
  bidNext(p, seat, log);
}

/** A higher bid (BB-18). */
export const BID: Verb = {
  id: 'bid',
  toAction: (_p, payload) => ({ do: 'bid', bid: payload }),
  parse: (_p, action) => (isBid(action.bid) ? action.bid : -1),
  play: (p, payload, log) => takeBid(p, sliceOf(p).bidder, payload, log)
};

/** The caller pays the highest bidder and keeps the lot, or is paid and hands it over (BB-19). */
export const SETTLE: Verb = {
  id: 'settle',
  toAction: (_p, payload) => ({ do: 'settle', choice: CHOICES[payload] }),
  parse: (_p, action) => CHOICES.findIndex((choice) => choice === action.choice),
  play(p, payload, log) {
    const { caller, lot, lots } = sliceOf(p);
    const { bid, by } = lots[lot];
    const [payer, paid] = payload === BUY ? [caller, by] : [by, caller];
    pay(p, payer, -bid, log);
    pay(p, paid, bid, log);
    handOver(p, lot, payer, log);
  }
};

/** A tile drawn for the bazaar becomes a lot, unless one of the sets after this one puts it away. */
export function keepAsLot(p: Position, log: Log, own: LandscapeModule): boolean {
  const slice = sliceOf(p);
  if (slice.phase !== REVEALING) return false;
  const { insteadOfKeeping } = p.rules.hooks;
  const others = insteadOfKeeping.slice(insteadOfKeeping.findIndex(({ id }) => id === own.id) + 1);
  if (!others.some((m) => m.insteadOfKeeping(p, log))) {
    slice.lots.push({ type: p.drawn, bid: -1, by: -1, owner: -1 });
    p.drawn = -1;
  }
  again(p);
  return true;
}

/** The next turn of its buyer uses the tile instead of a draw; one without a place goes out (BB-21). */
export const USE_LOT: Step = {
  id: 'lot',
  before: 'ownTile',
  enter(p, log) {
    const slice = sliceOf(p);
    const own = p.follows === 0 ? slice.lots.findIndex(({ owner }) => owner === p.actor) : -1;
    if (own < 0) return;
    const [{ type }] = slice.lots.splice(own, 1);
    if (slice.lots.length === 0) slice.closing = 1;
    p.drawn = type;
    if (!canPlace(p)) {
      p.drawn = -1;
      const tile = p.rules.tiles.types[type].id;
      log?.push({ type: 'discarded', seat: p.actor, tile, rule: 'rule.unplaceable' });
      // The owner uses this tile as its draw, so an own tile is not offered instead.
      skipTo(p, 'draw');
    }
  }
};

/** Compares the lots named, each in the fields it names. The tile its owner has in hand may be named too. */
export function expectLots(p: Position, wanted: Json): string | null {
  const lots = lotsOf(p);
  const told = `the lots are ${JSON.stringify(lots)}, not ${JSON.stringify(wanted)}`;
  if (!Array.isArray(wanted)) return told;
  const entries = (wanted as Json[]).map(fieldsOf);
  const matches = (waiting: readonly Fields[]) =>
    waiting.length === lots.length && waiting.every((entry, i) => names(entry, lots[i]));
  const besides = (inHand: Fields) => entries.filter((entry) => entry !== inHand);
  const isTrue = matches(entries) || entries.some((entry) => isInHand(p, entry) && matches(besides(entry)));
  return isTrue ? null : told;
}

/** Whether each field that a claim names is that of the lot. */
const names = (claim: Fields, lot: Fields) =>
  Object.entries(claim).every(
    ([field, value]) => JSON.stringify(lot[field] ?? null) === JSON.stringify(value)
  );

/** Whether a claim names the tile that the seat to act is to place; its price is no longer known, so any is true. */
function isInHand(p: Position, claim: Fields): boolean {
  if (p.drawn < 0 || !('tile' in claim || 'owner' in claim)) return false;
  const { bid = null, by = null } = claim;
  return names(claim, { tile: p.rules.tiles.types[p.drawn].id, owner: p.actor, bid, by });
}

/** Tiles that seats have bought and not placed yet. */
export function giveLots(p: Position, value: Json): void {
  for (const entry of Array.isArray(value) ? (value as Json[]) : [null]) {
    const { tile, owner, bid, by } = fieldsOf(entry);
    const type = p.rules.tiles.byId.get(wordOf(tile))?.index ?? -1;
    const isSold = (bid == null || isBid(bid)) && (by == null || isIndex(by, p.seats));
    if (type < 0 || !isIndex(owner, p.seats) || !isSold)
      throw new Refusal('BAD_POSITION', `There is no such lot: ${JSON.stringify(entry)}.`);
    sliceOf(p).lots.push({ type, bid: bid ?? -1, by: by ?? -1, owner });
  }
}

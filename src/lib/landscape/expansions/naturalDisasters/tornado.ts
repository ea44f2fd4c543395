import type { Seat } from '../../../kernel/game.ts';
import { isApart } from '../../features/features.ts';
import { canBe, figureKind, figuresOn, mayStand, seatOf, standOn, takeUp } from '../../figures/figures.ts';
import { sendStranded } from '../../base/returning.ts';
import { again } from '../../flow.ts';
import type { Log } from '../../contract/module.ts';
import { distinct } from '../../notation/named.ts';
import { IN_SUPPLY, IN_THE_AIR, slotBeside, type Position } from '../../position.ts';
import { featureRef, squareOf } from '../../notation/reference.ts';
import { ASKED_CATCH, ASKED_DROP, ASKED_PATH, NO_RUN, ON_ITS_WAY, sliceOf } from './slice.ts';

/** Squares the tornado moves at most. */
const SQUARES = 12;
/** Squares that one player moves it in a turn. */
const AT_ONCE = 2;

/** Places the disc on the tornado tile just placed. */
export function startRun(p: Position, slot: number): void {
  const slice = sliceOf(p);
  slice.storm = ON_ITS_WAY;
  slice.disc = slot;
  slice.visited = [slot];
  slice.squares = 0;
}

/** The slot beside another one onto which the tornado can move, or -1. */
export function freeBeside(p: Position, slot: number, side: number): number {
  const next = slotBeside(p, slot, side);
  return next >= 0 && !sliceOf(p).visited.includes(next) && !isApart(p, next) ? next : -1;
}

function isStuck(p: Position): boolean {
  const { disc } = sliceOf(p);
  for (let side = 0; side < 4; side++) if (freeBeside(p, disc, side) >= 0) return false;
  return true;
}

/** The seat that moves the square numbered n (from 0): two each, clockwise from the active player. */
export function moverOf(p: Position, n: number): Seat {
  return (p.actor + Math.trunc(n / AT_ONCE)) % p.seats;
}

/** Payload of `storm`: the first slot, and one more than the second (0: none). */
const SECOND_SHIFT = 12;

/** The one or two slots of a path, in order. */
export function readPath(payload: number): number[] {
  const second = payload >> SECOND_SHIFT;
  const first = payload & 0xfff;
  return second === 0 ? [first] : [first, second - 1];
}

/** The inverse of {@link readPath}; `second` is -1 for a path of one slot. */
export function pathOf(first: number, second = -1): number {
  return first | ((second + 1) << SECOND_SHIFT);
}

/** Followers on the tornado's tile that it can take; of several alike on one segment, the first. */
export function catchable(p: Position): number[] {
  const figures = figuresOn(p, sliceOf(p).disc);
  return figures.length === 0
    ? figures
    : distinct(
        p,
        figures.filter((figure) => canBe(p, 'liftable', figure))
      );
}

/** Moves the disc one square, and lets it take a follower there. */
export function moveOnto(p: Position, slot: number, log: Log): void {
  const slice = sliceOf(p);
  slice.disc = slot;
  slice.visited.push(slot);
  slice.squares++;
  log?.push({ type: 'stormed', seat: moverOf(p, slice.squares - 1), at: squareOf(p, slot), rule: RULE });
  const figures = catchable(p);
  slice.storm = figures.length > 1 ? ASKED_CATCH : ON_ITS_WAY;
  if (figures.length === 1) takeFollower(p, figures[0], log);
  again(p);
}

/** Takes a follower; one already carried is placed instead. */
export function takeFollower(p: Position, figure: number, log: Log): void {
  const slice = sliceOf(p);
  const segment = p.figureAt[figure];
  const before = slice.carried;
  log?.push({ type: 'caught', ...ownerAndKind(p, figure), feature: featureRef(p, segment), rule: RULE });
  takeUp(p, figure, IN_THE_AIR);
  slice.carried = figure;
  slice.storm = ON_ITS_WAY;
  again(p);
  // The two are swapped at once: who is left alone is known only after both have moved.
  if (before >= 0) swapIn(p, before, segment, log);
  sendStranded(p, log, RULE);
}

/** Places the figure carried before where the one just taken stood, or sends it home if it may not stand there. */
function swapIn(p: Position, figure: number, segment: number, log: Log): void {
  if (!mayStand(p, figureKind(p, figure), segment)) return bringHome(p, figure, log);
  setDown(p, figure, segment, log);
}

/** Places a figure that the tornado carried on a segment. */
export function setDown(p: Position, figure: number, segment: number, log: Log): void {
  log?.push({ type: 'dropped', ...ownerAndKind(p, figure), feature: featureRef(p, segment), rule: RULE });
  standOn(p, figure, segment, log);
}

/** Returns the carried figure to its owner. */
export function bringHome(p: Position, figure: number, log: Log): void {
  log?.push({ type: 'returned', ...ownerAndKind(p, figure), rule: RULE });
  takeUp(p, figure, IN_SUPPLY);
}

/** Fields of an event about a figure. */
export function ownerAndKind(p: Position, figure: number): { seat: Seat; figure: string } {
  return { seat: seatOf(p, figure), figure: p.rules.figures[figureKind(p, figure)].id };
}

export const RULE = 'rule.disasters.tornado';

/** Removes the disc from the board; the game continues where it was interrupted. */
export function endRun(p: Position): void {
  const slice = sliceOf(p);
  slice.storm = NO_RUN;
  slice.disc = -1;
  slice.visited = [];
  slice.squares = 0;
  slice.carried = -1;
}

/** Continues the run: the rest of a path, the next player's squares, or the end. */
export function goOn(p: Position, log: Log): void {
  const slice = sliceOf(p);
  if (slice.storm !== ON_ITS_WAY) return;
  if (slice.next >= 0) {
    const slot = slice.next;
    slice.next = -1;
    return moveOnto(p, slot, log);
  }
  if (p.rules.options.tornadoSquares === 'eachMove') slice.visited = [slice.disc];
  // A player who could not move all squares of a turn was stuck, and that ends the run.
  const stuck = slice.squares % AT_ONCE !== 0 || isStuck(p);
  if (slice.squares < SQUARES && !stuck) slice.storm = ASKED_PATH;
  else if (slice.carried >= 0) slice.storm = ASKED_DROP;
  else endRun(p);
}

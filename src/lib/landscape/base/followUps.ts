import type { Seat } from '../../kernel/game.ts';
import { drawableCount, tilesToCome } from '../tiles/bag.ts';
import { comeTo } from '../flow.ts';
import type { FollowUp, Log } from '../contract/module.ts';
import type { Position } from '../position.ts';
import type { Ruleset } from '../ruleset.ts';

/** Whether a set that is played nests turns in others. */
export const hasNestedTurns = ({ modules }: Pick<Ruleset, 'modules'>) =>
  modules.some(({ followUps }) => followUps?.some(({ nested }) => nested));

/**
 * Determines the next turn: by the first follow-up that asks a seat, else the next seat; false when the game
 * is over. After a nested turn the suspended turn continues.
 */
export function findFollowUp(p: Position): boolean {
  if (takeFollowUp(p, false)) return true;
  if (p.suspended.length > 0) {
    resume(p);
    return true;
  }
  p.nextActor = (p.actor + 1) % p.seats;
  p.follows = 0;
  return tilesToCome(p) > 0;
}

/** A nested turn comes before the rest of this one. */
export function nest(p: Position, leaving: 0 | 1, log: Log): void {
  if (p.placed === 1 && takeFollowUp(p, true, leaving, log)) p.step = p.rules.steps.length - 1;
}

/** Makes the first follow-up that asks a seat the next turn; one that is nested suspends this one. */
function takeFollowUp(p: Position, nested: boolean, leaving: 0 | 1 = 0, log: Log = null): boolean {
  const { followUps } = p.rules;
  for (let i = 0; i < followUps.length; i++) {
    if ((followUps[i].nested === true) !== nested) continue;
    const seat = seatToFollow(p, followUps[i]);
    if (seat < 0) continue;
    if (nested) suspend(p, leaving, log);
    p.nextActor = seat;
    p.follows = i + 1;
    return true;
  }
  return false;
}

/**
 * The seat that has a follow-up now, or -1. With an empty bag there is none, even if bought tiles still come
 * (9).
 */
function seatToFollow(p: Position, { tileless, next }: FollowUp): Seat {
  const seat = next(p);
  return seat < 0 || tileless || drawableCount(p) > 0 ? seat : -1;
}

/** Whether another half of this turn comes. */
export const goesOn = (p: Position): boolean =>
  p.rules.followUps.some((followUp) => followUp.half === true && seatToFollow(p, followUp) >= 0);

function suspend(p: Position, leaving: 0 | 1, log: Log): void {
  // State of the half turn that is over does not last into the nested turn.
  for (const m of p.rules.hooks.afterTurn) m.afterTurn(p, log);
  const kept = p.rules.hooks.suspends.map((m) => [m.id, m.suspends(p)] as const);
  const { follows, lastSlot } = p;
  p.suspended = [...p.suspended, { follows, leaving, lastSlot, kept: Object.fromEntries(kept) }];
}

/** Continues the turn that a nested one suspended. */
function resume(p: Position): void {
  const { follows, leaving, lastSlot, kept } = p.suspended[p.suspended.length - 1];
  p.suspended = p.suspended.slice(0, -1);
  p.follows = follows;
  for (const m of p.rules.hooks.resumes) m.resumes(p, kept[m.id]);
  Object.assign(p, { lastSlot, placed: 1, claimed: 2, laidOver: 0, completedCount: 0 });
  comeTo(p, leaving === 1 ? 'leave' : 'close');
}

/** The follow-up that this turn is, or undefined. */
export function followUpNow(p: Position): FollowUp | undefined {
  return p.follows === 0 ? undefined : p.rules.followUps[p.follows - 1];
}

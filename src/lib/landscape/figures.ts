import type { Seat } from '../kernel/game.ts';
import { kindOf, rootOf } from './features.ts';
import type { Log } from './module.ts';
import { IN_SUPPLY, type Position } from './position.ts';

/** The seat a figure belongs to. */
export function seatOf(p: Position, figure: number): Seat {
  return Math.trunc(figure / p.rules.figuresPerSeat);
}

/** Index of a figure's kind in the ruleset's figure list. */
export function figureKind(p: Position, figure: number): number {
  return p.rules.figureKinds[figure % p.rules.figuresPerSeat];
}

/** A figure of that kind in the seat's supply, or -1. */
export function inSupply(p: Position, seat: Seat, kind: number): number {
  const { figuresPerSeat, figureKinds } = p.rules;
  const first = seat * figuresPerSeat;
  for (let i = 0; i < figuresPerSeat; i++)
    if (figureKinds[i] === kind && p.figureAt[first + i] === IN_SUPPLY) return first + i;
  return -1;
}

/** How many followers of a seat stand in a feature. */
export function followersOf(p: Position, root: number, seat: Seat): number {
  return (p.claims[root] >>> (4 * seat)) & 15;
}

/** Whether a figure of that kind may stand on a segment at all. */
export function mayStand(p: Position, kind: number, segment: number): boolean {
  return p.rules.stands[kind * 8 + kindOf(p, segment)] === 1;
}

/** Stands a figure on a segment and tells the modules. */
export function standOn(p: Position, figure: number, segment: number, log: Log): void {
  p.figureAt[figure] = segment;
  p.claims[rootOf(p, segment)] += 1 << (4 * seatOf(p, figure));
  for (const m of p.rules.hooks.afterEntry) m.afterEntry(p, figure, log);
}

/** Takes a figure off the board to its supply, out of the game or into the air. */
export function takeUp(p: Position, figure: number, to: number): void {
  const segment = p.figureAt[figure];
  if (segment >= 0) p.claims[rootOf(p, segment)] -= 1 << (4 * seatOf(p, figure));
  p.figureAt[figure] = to;
}

/** Whether a figure can be taken from its place by something that is not its owner. */
export function canBeTaken(p: Position, figure: number): boolean {
  if (p.rules.figures[figureKind(p, figure)].lifeless) return false;
  return p.rules.hooks.allowsTaking.every((m) => m.allowsTaking(p, figure));
}

/** Figures on a slot's tile, ascending: by seat, then by kind. */
export function figuresOn(p: Position, slot: number): number[] {
  const found: number[] = [];
  p.figureAt.forEach((segment, figure) => {
    if (segment >= 0 && p.segmentSlot[segment] === slot) found.push(figure);
  });
  return found;
}

/** Figures in a feature, ascending. */
export function figuresIn(p: Position, root: number): number[] {
  const found: number[] = [];
  p.figureAt.forEach((segment, figure) => {
    if (segment >= 0 && rootOf(p, segment) === root) found.push(figure);
  });
  return found;
}

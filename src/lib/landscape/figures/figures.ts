import type { Seat } from '../../kernel/game.ts';
import { isApart, kindOf, rootOf } from '../features/features.ts';
import type { Log, Traits } from '../contract/module.ts';
import { IN_SUPPLY, type Position } from '../position.ts';

/** The seat a figure belongs to. */
export function seatOf(p: Position, figure: number): Seat {
  return p.rules.figureSeats[figure];
}

/** Index of a figure's kind in the ruleset's figure list. */
export function figureKind(p: Position, figure: number): number {
  return p.rules.figureKinds[figure];
}

/** A figure of that kind in the seat's supply, or -1. */
export function inSupply(p: Position, seat: Seat, kind: number): number {
  const { figuresPerSeat, firstOfKind } = p.rules;
  const first = seat * figuresPerSeat;
  const end = first + firstOfKind[kind + 1];
  for (let figure = first + firstOfKind[kind]; figure < end; figure++)
    if (p.figureAt[figure] === IN_SUPPLY) return figure;
  return -1;
}

/** How many followers of a seat stand in a feature. */
export function followersOf(p: Position, root: number, seat: Seat): number {
  return (p.claims[root] >>> (4 * seat)) & 15;
}

/** How many followers of all seats stand in a feature. */
export function followersIn(p: Position, root: number): number {
  let count = 0;
  for (let seat = 0; seat < p.seats; seat++) count += followersOf(p, root, seat);
  return count;
}

/** Whether a figure of that kind may stand on a segment at all. */
export function mayStand(p: Position, kind: number, segment: number): boolean {
  return p.rules.stands[kind * 8 + kindOf(p, segment)] === 1;
}

/** Places a figure on a segment and notifies the modules; `beside` when it joins an own figure there. */
export function standOn(p: Position, figure: number, segment: number, log: Log, beside = false): void {
  p.figureAt[figure] = segment;
  if (isFollower(p, figure)) p.claims[rootOf(p, segment)] += 1 << (4 * seatOf(p, figure));
  for (const m of p.rules.hooks.afterEntry) m.afterEntry(p, figure, log, beside);
}

/** Removes a figure from the board to its supply, out of the game or into the air, and notifies the modules. */
export function takeUp(p: Position, figure: number, to: number): void {
  const segment = p.figureAt[figure];
  if (segment >= 0 && isFollower(p, figure)) p.claims[rootOf(p, segment)] -= 1 << (4 * seatOf(p, figure));
  p.figureAt[figure] = to;
  if (segment >= 0) for (const m of p.rules.hooks.afterLeaving) m.afterLeaving(p, figure, segment);
}

/** Whether a figure holds the feature it stands in. */
export function isFollower(p: Position, figure: number): boolean {
  return p.rules.followers[p.rules.figureKinds[figure]] === 1;
}

/** Whether a trait allows something other than the owner to do this to a figure. */
export function canBe(p: Position, trait: keyof Traits, figure: number): boolean {
  if (!p.rules.traits[figureKind(p, figure)][trait] || isOutOfReach(p, figure)) return false;
  for (const m of p.rules.hooks.allowsTaking) if (!m.allowsTaking(p, figure)) return false;
  return true;
}

/** Whether a figure stands where only the set that prints the tile goes. */
export function isOutOfReach(p: Position, figure: number): boolean {
  return p.figureAt[figure] >= 0 && isApart(p, p.segmentSlot[p.figureAt[figure]]);
}

/** Weight of a seat in a feature: its followers, each by its own weight. */
export function weightOf(p: Position, root: number, seat: Seat): number {
  if (!p.rules.hasWeights) return followersOf(p, root, seat);
  if (followersOf(p, root, seat) === 0) return 0;
  const { figures, figuresPerSeat } = p.rules;
  let sum = 0;
  for (let figure = seat * figuresPerSeat; figure < (seat + 1) * figuresPerSeat; figure++) {
    const segment = p.figureAt[figure];
    if (segment < 0 || !isFollower(p, figure) || rootOf(p, segment) !== root) continue;
    sum += figures[figureKind(p, figure)].weight?.(p, figure) ?? 1;
  }
  return sum;
}

/** Whether a seat has a figure of that kind in a feature. */
export function hasKindIn(p: Position, root: number, seat: Seat, kind: number): boolean {
  const { figuresPerSeat, firstOfKind } = p.rules;
  const first = seat * figuresPerSeat;
  const end = first + firstOfKind[kind + 1];
  for (let figure = first + firstOfKind[kind]; figure < end; figure++) {
    const segment = p.figureAt[figure];
    if (segment >= 0 && rootOf(p, segment) === root) return true;
  }
  return false;
}

/** Figures of a seat on the board, ascending. */
export function figuresOf(p: Position, seat: Seat): number[] {
  const { figuresPerSeat } = p.rules;
  const found: number[] = [];
  const end = (seat + 1) * figuresPerSeat;
  for (let figure = seat * figuresPerSeat; figure < end; figure++)
    if (p.figureAt[figure] >= 0) found.push(figure);
  return found;
}

/** Figures on a slot's tile, ascending: by seat, then by kind. */
export function figuresOn(p: Position, slot: number): number[] {
  const { figureAt, segmentSlot } = p;
  const found: number[] = [];
  for (let figure = 0; figure < figureAt.length; figure++)
    if (figureAt[figure] >= 0 && segmentSlot[figureAt[figure]] === slot) found.push(figure);
  return found;
}

/** Figures in a feature, ascending. */
export function figuresIn(p: Position, root: number): number[] {
  const { figureAt } = p;
  const found: number[] = [];
  for (let figure = 0; figure < figureAt.length; figure++)
    if (figureAt[figure] >= 0 && rootOf(p, figureAt[figure]) === root) found.push(figure);
  return found;
}

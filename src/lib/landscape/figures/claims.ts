import type { Seat } from '../../kernel/game.ts';
import { isComplete, kindOf, rootOf } from '../features/features.ts';
import { figureKind, followersOf, hasKindIn, inSupply, mayStand } from './figures.ts';
import { DEPLOY_VERB, moveCode, RECALL_VERB, type MoveList } from '../moves.ts';
import type { Position } from '../position.ts';
import { PLACE } from '../tiles/tiletypes.ts';

/** Payload of a deployment: the segment, the kind of figure, and whether it joins an own figure there. */
export function deployment(segment: number, kind: number, beside = false): number {
  return segment | (kind << 16) | (beside ? 1 << 20 : 0);
}

/** The inverse of {@link deployment}. */
export function readDeployment(payload: number): { segment: number; kind: number; beside: boolean } {
  return { segment: payload & 0xffff, kind: (payload >> 16) & 15, beside: payload >> 20 !== 0 };
}

/**
 * Lists the figures that a seat may place on unclaimed features of the tile just laid (Placing a meeple). A
 * feature that enters the tile twice is offered once, unless a module sets its parts apart.
 */
export function listDeployments(p: Position, seat: Seat, out: MoveList): void {
  const { figures } = p.rules;
  const first = p.slotSegment[p.lastSlot];
  const last = first + p.rules.tiles.segmentCount[p.slotType[p.lastSlot]];
  let found = -1;
  for (let kind = 0; kind < figures.length; kind++) {
    const { special, joins } = figures[kind];
    if ((special && !joins) || inSupply(p, seat, kind) < 0) continue;
    if (joins) listJoining(p, seat, kind, first, last, out);
    else {
      if (found < 0) found = findFree(p, first, last);
      for (let i = 0; i < found; i++)
        if (mayStand(p, kind, free[i]) && claimAllowed(p, free[i], kind))
          out.push(moveCode(DEPLOY_VERB, deployment(free[i], kind)));
    }
  }
}

/** Unoccupied segments and the roots of their features, refilled at each use. */
const free: number[] = [];
const freeRoots: number[] = [];
/** Their kinds of feature, filled by `findOpen` alone. */
const freeKinds: number[] = [];

/** Fills the list of unoccupied segments of one tile, each place once; returns how many there are. */
function findFree(p: Position, first: number, last: number): number {
  let n = 0;
  for (let s = first; s < last; s++) if (!isOccupied(p, s)) n = addFree(p, s, rootOf(p, s), 0, n);
  return n;
}

/** Adds a segment to the list of `n` unless its place is there from index `since` on; returns how many there are then. */
function addFree(p: Position, segment: number, root: number, since: number, n: number): number {
  for (let i = since; i < n; i++) if (freeRoots[i] === root && !areApart(p, free[i], segment)) return n;
  free[n] = segment;
  freeRoots[n] = root;
  return n + 1;
}

/** Whether a module sets two parts of one feature on a tile apart. */
function areApart(p: Position, a: number, b: number): boolean {
  for (const m of p.rules.hooks.setsApart) if (m.setsApart(p, a, b)) return true;
  return false;
}

/** Whether two segments of a tile are one place for figures: parts of one feature that nothing sets apart. */
export function isSamePlace(p: Position, a: number, b: number): boolean {
  return rootOf(p, a) === rootOf(p, b) && !areApart(p, a, b);
}

/** Lists the segments of a tile where a figure joins an own follower, each feature once. */
function listJoining(
  p: Position,
  seat: Seat,
  kind: number,
  first: number,
  last: number,
  out: MoveList
): void {
  for (let s = first; s < last; s++) {
    if (!mayStand(p, kind, s)) continue;
    const root = rootOf(p, s);
    if (!mayJoin(p, root, seat, kind) || namedBefore(p, first, s, root)) continue;
    if (claimAllowed(p, s, kind)) out.push(moveCode(DEPLOY_VERB, deployment(s, kind)));
  }
}

/** Whether followers keep other seats' figures off a segment's feature. */
export function isOccupied(p: Position, segment: number): boolean {
  for (const m of p.rules.occupation[kindOf(p, segment)]) {
    const answer = m.insteadOfOccupied(p, segment);
    if (answer !== undefined) return answer;
  }
  return p.claims[rootOf(p, segment)] !== 0;
}

/** Whether a figure that joins others may enter a feature: an own follower is there, and none of its kind. */
function mayJoin(p: Position, root: number, seat: Seat, kind: number): boolean {
  return followersOf(p, root, seat) > 0 && !hasKindIn(p, root, seat, kind);
}

/** Whether no module forbids placing a figure of this kind on a segment now. */
export function claimAllowed(p: Position, segment: number, kind: number): boolean {
  const on = kindOf(p, segment);
  for (const m of p.rules.claimLimits[on]) if (!m.allowsClaim(p, segment, kind)) return false;
  return entryAllowed(p, segment, kind, on);
}

/** Whether no module keeps figures of this kind off a segment, however they come there. */
export function entryAllowed(p: Position, segment: number, kind: number, on = kindOf(p, segment)): boolean {
  if (on !== PLACE && isClosed(p, p.segmentSlot[segment]) && !p.rules.figures[kind].lifeless) return false;
  return isUnlimited(p, segment, kind, on);
}

/** The same on a slot that no module closes. */
function isUnlimited(p: Position, segment: number, kind: number, on: number): boolean {
  for (const m of p.rules.entryLimits[on]) if (!m.allowsEntry(p, segment, kind)) return false;
  return true;
}

/** Whether a module closes the landscape of a slot to living figures. */
function isClosed(p: Position, slot: number): boolean {
  for (const m of p.rules.hooks.closesSlot) if (m.closesSlot(p) === slot) return true;
  return false;
}

/** Lists followers for every unoccupied, incomplete feature of the table outside the placed tile and the slot `except`. */
export function listElsewhere(p: Position, out: MoveList, except = -1): void {
  const { followers, figures, stands } = p.rules;
  let found = -1;
  for (let kind = 0; kind < figures.length; kind++) {
    if (followers[kind] === 0 || inSupply(p, p.actor, kind) < 0) continue;
    if (found < 0) found = findOpen(p, except);
    for (let i = 0; i < found; i++)
      if (stands[kind * 8 + freeKinds[i]] === 1 && allowedElsewhere(p, free[i], kind, freeKinds[i]))
        out.push(moveCode(DEPLOY_VERB, deployment(free[i], kind)));
  }
}

/** The same as {@link claimAllowed} on a tile other than the one just laid, if no module closes it. */
function allowedElsewhere(p: Position, segment: number, kind: number, on: number): boolean {
  for (const m of p.rules.claimLimitsElsewhere[on]) if (!m.allowsClaim(p, segment, kind)) return false;
  return isUnlimited(p, segment, kind, on);
}

/**
 * Fills the list of unoccupied segments of incomplete features outside the placed tile and the slot `except` that are open
 * to followers, which all are living figures; each place of a tile once. Returns how many there are.
 */
function findOpen(p: Position, except: number): number {
  const { kinds, stride, segmentCount } = p.rules.tiles;
  const { occupation } = p.rules;
  const { claims, slotSegment, slotType, slotCount, lastSlot } = p;
  let n = 0;
  for (let slot = 0; slot < slotCount; slot++) {
    if (slot === lastSlot || slot === except) continue;
    const closed = isClosed(p, slot);
    const type = slotType[slot];
    const first = slotSegment[slot];
    const since = n;
    for (let local = 0; local < segmentCount[type]; local++) {
      const s = first + local;
      const kind = kinds[type * stride + local];
      const root = rootOf(p, s);
      // Where no set reads occupation in another way, followers alone decide.
      const plain = occupation[kind].length === 0;
      if ((closed && kind !== PLACE) || (plain ? claims[root] !== 0 : isOccupied(p, s))) continue;
      if (isComplete(p, root)) continue;
      freeKinds[n] = kind;
      n = addFree(p, s, root, since, n);
    }
  }
  return n;
}

/** Whether an earlier segment of the tile, whose segments begin at `first`, belongs to the same feature. */
export function namedBefore(p: Position, first: number, segment: number, root: number): boolean {
  for (let s = first; s < segment; s++) if (rootOf(p, s) === root) return true;
  return false;
}

/** Whether no module keeps a figure on a segment from being recalled. */
const recallAllowed = (p: Position, segment: number) =>
  p.rules.hooks.allowsRecall.every((m) => m.allowsRecall(p, segment));

/** Lists the figures a seat may recall from an unfinished feature, scoring it (The Abbot). */
export function listRecalls(p: Position, seat: Seat, out: MoveList): void {
  const perSeat = p.rules.figuresPerSeat;
  for (let figure = seat * perSeat; figure < (seat + 1) * perSeat; figure++) {
    const segment = p.figureAt[figure];
    if (segment < 0 || !p.rules.figures[figureKind(p, figure)].recallable) continue;
    const root = rootOf(p, segment);
    if (!isComplete(p, root) && kindOf(p, root) !== PLACE && recallAllowed(p, segment))
      out.push(moveCode(RECALL_VERB, figure - seat * perSeat));
  }
}

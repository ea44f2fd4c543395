import { cloisterOf, isComplete, kindOf, rootOf, segmentsFacing, segmentsOf } from './features.ts';
import { joinApart, noteCompleted } from './joining.ts';
import { rebuildAround } from './rebuilding.ts';
import { slotsAround } from '../board/board.ts';
import type { Joining } from '../contract/module.ts';
import type { Position } from '../position.ts';

/**
 * Collects the features this turn completed, anywhere: of all features noted when their last open side was closed, each
 * once, those that are complete now.
 */
export function gatherCompleted(p: Position): void {
  const noted = p.completedCount;
  p.completedCount = 0;
  for (let i = 0; i < noted; i++) addCompleted(p, p.completed[i]);
}

/** Adds a segment's feature to those completed this turn, once, if it is complete. */
export function addCompleted(p: Position, segment: number): void {
  const root = rootOf(p, segment);
  if (!isComplete(p, root)) return;
  for (let i = 0; i < p.completedCount; i++) if (p.completed[i] === root) return;
  noteCompleted(p, root);
}

/** All segments of the incomplete features that some segments belong to, without features that are never complete. */
export function incompleteAmong(p: Position, segments: readonly number[]): number[] {
  const roots: number[] = [];
  const found: number[] = [];
  for (const segment of segments) {
    const root = rootOf(p, segment);
    if (roots.includes(root) || p.rules.endless[kindOf(p, root)] === 1 || isComplete(p, root)) continue;
    roots.push(root);
    found.push(...segmentsOf(p, root));
  }
  return found;
}

/** Adds every feature that is complete and was not before, of an earlier {@link incompleteAmong}, by its first segment. */
export function addNewlyCompleted(p: Position, before: readonly number[]): void {
  const completed = before.filter((s) => p.segmentSlot[s] >= 0 && isComplete(p, rootOf(p, s)));
  for (const s of completed.sort((a, b) => a - b)) addCompleted(p, s);
}

/** Joins what a piece just laid connects; a feature closed by that is completed by this turn's tile. */
export function joinByPiece(p: Position, joining: Joining): void {
  for (const m of p.rules.hooks.beforeJoining) m.beforeJoining(p, joining);
  joinApart(p, joining);
}

/**
 * Removes a joining from the table by `lift`. Features that end where it was are completed by this turn's
 * tile, even if the tile had completed the joined feature.
 */
export function partAgain(p: Position, { a, b }: Joining, lift: () => void): void {
  const before = incompleteAmong(p, [a]);
  const root = rootOf(p, a);
  for (let i = 0; i < p.completedCount; i++)
    if (rootOf(p, p.completed[i]) === root) {
      noteCompleted(p, a);
      noteCompleted(p, b);
      break;
    }
  lift();
  rebuildAround(p, [a]);
  addNewlyCompleted(p, before);
}

/**
 * Adds the complete features with figures that end at a replaced tile. They were scored when completed; only a given
 * position still has figures there.
 */
export function addOccupiedBeside(p: Position, slot: number): void {
  for (const segment of segmentsFacing(p, slot))
    if (p.claims[rootOf(p, segment)] !== 0) addCompleted(p, segment);
  for (const near of slotsAround(p, slot)) {
    const cloister = cloisterOf(p, near);
    if (cloister >= 0 && p.claims[rootOf(p, cloister)] !== 0) addCompleted(p, cloister);
  }
}

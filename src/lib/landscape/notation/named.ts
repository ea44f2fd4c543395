import { wordOf } from '../../kernel/json.ts';
import type { Fields } from '../contract/marks.ts';
import { rootOf } from '../features/features.ts';
import { figureKind, seatOf } from '../figures/figures.ts';
import type { Position } from '../position.ts';
import { featureRef, segmentNamed, slotNamed } from './reference.ts';

/** The fields that name a figure on the board, without its owner. */
export function nameOf(p: Position, figure: number) {
  return { figure: p.rules.figures[figureKind(p, figure)].id, ...featureRef(p, p.figureAt[figure]) };
}

/**
 * The figure of a seat that `at`, `on`, `side` and `figure` name, or -1; any part of its feature on the same tile will do, for
 * a figure at a corner any tile there, and `at` may be absent for the tile laid last.
 */
export function namedFigure(p: Position, fields: Fields, seat: number, figures: readonly number[]): number {
  const slot = slotNamed(p, fields.at);
  const segment = slot < 0 ? -1 : segmentNamed(p, slot, fields.on, fields.side);
  if (segment < 0) return -1;
  const kind = p.rules.figureIndex.get(wordOf(fields.figure));
  const known = figures.filter((f) => seatOf(p, f) === seat && figureKind(p, f) === kind);
  const near = (f: number) =>
    p.segmentSlot[p.figureAt[f]] === slot && rootOf(p, p.figureAt[f]) === rootOf(p, segment);
  const atSpot = (f: number) =>
    p.rules.figures[figureKind(p, f)].namesSpot?.(p, segment, p.figureAt[f]) === true;
  return known.find((f) => p.figureAt[f] === segment) ?? known.find(near) ?? known.find(atSpot) ?? -1;
}

/** Figures without those that look the same in the same place: one name means one choice. */
export function distinct(p: Position, figures: readonly number[]): number[] {
  const found: number[] = [];
  for (const figure of figures) if (!hasAlike(p, found, figure)) found.push(figure);
  return found;
}

/** Whether some of these figures cannot be told from this one. */
export function hasAlike(p: Position, figures: readonly number[], figure: number): boolean {
  for (const other of figures) if (isAlike(p, other, figure)) return true;
  return false;
}

/** Whether two figures on the board are indistinguishable. */
export function isAlike(p: Position, a: number, b: number): boolean {
  return (
    p.figureAt[a] === p.figureAt[b] && seatOf(p, a) === seatOf(p, b) && figureKind(p, a) === figureKind(p, b)
  );
}

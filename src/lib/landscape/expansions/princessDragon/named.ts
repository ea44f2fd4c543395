import type { Action } from '../../../kernel/game.ts';
import { rootOf } from '../../features.ts';
import { figureKind, seatOf } from '../../figures.ts';
import type { Position } from '../../position.ts';
import { featureRef, segmentOfAction } from '../../reference.ts';

/** The fields that name a figure on the board, without its owner. */
export function nameOf(p: Position, figure: number) {
  return { figure: p.rules.figures[figureKind(p, figure)].id, ...featureRef(p, p.figureAt[figure]) };
}

/** The figure of a seat that an action names, or -1; any part of its feature on the same tile will do. */
export function namedFigure(p: Position, action: Action, seat: number, figures: readonly number[]): number {
  const segment = segmentOfAction(p, action);
  if (segment < 0 || action.at === undefined) return -1;
  const kind = p.rules.figureIndex.get(String(action.figure));
  const known = figures.filter((f) => seatOf(p, f) === seat && figureKind(p, f) === kind);
  const slot = p.segmentSlot[segment];
  const near = (f: number) =>
    p.segmentSlot[p.figureAt[f]] === slot && rootOf(p, p.figureAt[f]) === rootOf(p, segment);
  return known.find((f) => p.figureAt[f] === segment) ?? known.find(near) ?? -1;
}

/** Figures without those that look the same in the same place: one name means one choice. */
export function distinct(p: Position, figures: readonly number[]): number[] {
  const alike = (a: number, b: number) =>
    seatOf(p, a) === seatOf(p, b) && figureKind(p, a) === figureKind(p, b) && p.figureAt[a] === p.figureAt[b];
  return figures.filter((figure, i) => !figures.slice(0, i).some((other) => alike(figure, other)));
}

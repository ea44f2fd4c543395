import type { Seat } from '../../../kernel/game.ts';
import { segmentType } from '../../features/features.ts';
import { figureKind, isFollower, seatOf } from '../../figures/figures.ts';
import { slotAt, type Position } from '../../position.ts';
import { CITY, FIELD, MONASTERY, ROAD } from '../../tiles/tiletypes.ts';

/** The quarters clockwise, in the order of the places on their tile. */
export const QUARTERS = ['castle', 'market', 'blacksmith', 'cathedral'] as const;
export const MARKET = 1;
/** The kind of feature that the meeples of each quarter go to. */
export const KINDS = [CITY, FIELD, ROAD, MONASTERY] as const;

export const QUARTER = 'quarter';

/** The place of a quarter: all four are on the tile at 0,0. */
export function placeOf(p: Position, quarter: number): number {
  return p.slotSegment[slotAt(p, 0, 0)] + quarter;
}

/** The quarter a segment is, or -1. */
export function quarterOf(p: Position, segment: number): number {
  return segmentType(p, segment).name === QUARTER ? p.segmentLocal[segment] : -1;
}

/**
 * Whether a kind of figure may be in a quarter: a follower made for what its meeples go to, also where the table plays without
 * fields (CC-3).
 */
export function mayLive(p: Position, kind: number, quarter: number): boolean {
  return p.rules.followers[kind] === 1 && p.rules.figures[kind].stands.includes(KINDS[quarter]);
}

/** A figure of that kind and seat in a quarter, or -1. */
export function inQuarter(p: Position, seat: Seat, kind: number, quarter: number): number {
  const { figuresPerSeat, figureKinds } = p.rules;
  const place = placeOf(p, quarter);
  for (let i = 0; i < figuresPerSeat; i++)
    if (figureKinds[i] === kind && p.figureAt[seat * figuresPerSeat + i] === place)
      return seat * figuresPerSeat + i;
  return -1;
}

/** Kinds of a seat's figures in a quarter, ascending. */
export function kindsIn(p: Position, seat: Seat, quarter: number): number[] {
  const place = placeOf(p, quarter);
  const kinds: number[] = [];
  p.figureAt.forEach((segment, figure) => {
    if (segment !== place || seatOf(p, figure) !== seat || !isFollower(p, figure)) return;
    const kind = figureKind(p, figure);
    if (!kinds.includes(kind)) kinds.push(kind);
  });
  return kinds.sort((a, b) => a - b);
}

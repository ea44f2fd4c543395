import { goHome } from '../../base.ts';
import { rootOf, segmentType } from '../../features.ts';
import { canBe, figuresIn, seatOf } from '../../figures.ts';
import type { Step, Verb } from '../../module.ts';
import { moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { distinct, namedFigure, nameOf } from '../../named.ts';

/** Followers in the city that the princess of the tile just laid belongs to, of all seats (PD-9). */
function knights(p: Position): number[] {
  if (p.rules.without.has('princess')) return [];
  const first = p.slotSegment[p.lastSlot];
  const last = first + p.rules.tiles.segmentCount[p.slotType[p.lastSlot]];
  const found: number[] = [];
  for (let s = first; s < last; s++)
    if (segmentType(p, s).marks.princess === true)
      found.push(...figuresIn(p, rootOf(p, s)).filter((f) => canBe(p, 'takeable', f)));
  return distinct(p, found);
}

/** Among the other ways to use the turn, where the princess may act; where she must, the duty came before. */
export function listKnights(p: Position, out: MoveList): void {
  const verb = p.rules.verbs.indexOf(REMOVE);
  for (const figure of knights(p)) out.push(moveCode(verb, figure));
}

/** Where the princess must act, this takes the place of all other ways to use the turn. */
export const DUTY: Step = {
  id: 'princessDuty',
  before: 'claim',
  asks: (p) =>
    p.rules.options.princess === 'must' && p.placed === 1 && p.claimed === 0 && knights(p).length > 0
      ? p.actor
      : -1,
  list: listKnights
};

/** Sending a knight home, instead of placing a follower (PD-9, PD-10). */
export const REMOVE: Verb = {
  id: 'remove',
  toAction: (p, payload) => ({ do: 'remove', of: seatOf(p, payload), ...nameOf(p, payload) }),
  parse: (p, action) => namedFigure(p, action, Number(action.of ?? p.actor), knights(p)),
  play(p, payload, log) {
    p.claimed = 2;
    goHome(p, payload, log, 'rule.princess');
  }
};

import { goHome } from '../../base/returning.ts';
import { rootOf } from '../../features/features.ts';
import { canBe, figuresIn, seatOf } from '../../figures/figures.ts';
import type { Step, Verb } from '../../contract/module.ts';
import { moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { distinct, namedFigure, nameOf } from '../../notation/named.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';

/** The segments with a princess on each tile type, where she is played. */
const princesses = rulesReader(({ tiles, without }) =>
  tiles.types.map(({ segments }) =>
    without.has('princess')
      ? []
      : segments.flatMap(({ marks }, local) => (marks.princess === true ? [local] : []))
  )
);

/** Followers in the city that the princess of the tile just laid belongs to, of all seats (PD-9). */
function knights(p: Position): readonly number[] {
  const here = princesses(p)[p.slotType[p.lastSlot]];
  if (here.length === 0) return here;
  const found: number[] = [];
  for (const local of here)
    found.push(
      ...figuresIn(p, rootOf(p, p.slotSegment[p.lastSlot] + local)).filter((f) => canBe(p, 'takeable', f))
    );
  return distinct(p, found);
}

const removeVerb = verbReader(() => REMOVE);

/** Listed among the other actions where the princess may act; where she must, DUTY was asked before. */
export function listKnights(p: Position, out: MoveList): void {
  for (const figure of knights(p)) out.push(moveCode(removeVerb(p), figure));
}

/** Where the princess must act, this replaces all other actions. */
export const DUTY: Step = {
  id: 'princessDuty',
  before: 'claim',
  played: ({ options, without }) => options.princess === 'must' && !without.has('princess'),
  asks: (p) => (p.placed === 1 && p.claimed === 0 && knights(p).length > 0 ? p.actor : -1),
  list: listKnights
};

/** Sending a knight home, instead of placing a follower (PD-9, PD-10). */
export const REMOVE: Verb = {
  id: 'remove',
  toAction: (p, payload) => ({ do: 'remove', of: seatOf(p, payload), ...nameOf(p, payload) }),
  parse: (p, action) => namedFigure(p, action, (action.of ?? p.actor) as number, knights(p)),
  play(p, payload, log) {
    p.claimed = 2;
    goHome(p, payload, log, 'rule.princess');
  }
};

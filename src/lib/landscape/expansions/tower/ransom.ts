import { wordOf } from '../../../kernel/json.ts';
import { isIndex } from '../../../kernel/whole.ts';
import { figureKind } from '../../figures/figures.ts';
import { seatAsked } from '../../flow.ts';
import type { Verb } from '../../contract/module.ts';
import { moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { givePoints } from '../../scoring.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';
import { prisonerOfKind, setFree } from './capture.ts';
import { sliceOf } from './slice.ts';

const RULE = 'rule.tower.ransom';
const RANSOM_POINTS = 3;

/** Payload: the kind of figure, and its captor above. */
const CAPTOR_SHIFT = 4;

/** Once a turn, in the own turn and before anything is scored, 3 points buy a prisoner back (TW-10). */
export function offerRansom(p: Position, out: MoveList): void {
  const { captors, ransomed } = sliceOf(p);
  if (ransomed || p.scores[p.actor] < RANSOM_POINTS || p.step >= scoreStep(p)) return;
  const first = p.actor * p.rules.figuresPerSeat;
  for (let figure = first; figure < first + p.rules.figuresPerSeat; figure++) {
    if (captors[figure] === 0) continue;
    // Asked last, since there is seldom a prisoner.
    if (seatAsked(p) !== p.actor) return;
    const code = moveCode(ransomVerb(p), figureKind(p, figure) | ((captors[figure] - 1) << CAPTOR_SHIFT));
    if (!out.has(code)) out.push(code);
  }
}

const scoreStep = rulesReader(({ stepIndex }) => stepIndex.get('score') as number);
const ransomVerb = verbReader(() => RANSOM);

export const RANSOM: Verb = {
  id: 'ransom',
  toAction: (p, payload) => ({
    do: 'ransom',
    figure: p.rules.figures[payload & ((1 << CAPTOR_SHIFT) - 1)].id,
    from: payload >> CAPTOR_SHIFT
  }),
  parse(p, action) {
    const kind = p.rules.figureIndex.get(wordOf(action.figure));
    const from = action.from;
    return kind === undefined || !isIndex(from, p.seats) ? -1 : kind | (from << CAPTOR_SHIFT);
  },
  play(p, payload, log) {
    const captor = payload >> CAPTOR_SHIFT;
    const kind = payload & ((1 << CAPTOR_SHIFT) - 1);
    setFree(p, prisonerOfKind(p, captor, p.actor, kind));
    sliceOf(p).ransomed = 1;
    log?.push({
      type: 'ransomed',
      seat: p.actor,
      from: captor,
      figure: p.rules.figures[kind].id,
      rule: RULE
    });
    const paid = (value: number) => ({ op: 'points', label: 'score.ransom', value }) as const;
    givePoints(p, [p.actor], paid(-RANSOM_POINTS), 'ransom', RULE, log);
    givePoints(p, [captor], paid(RANSOM_POINTS), 'ransom', RULE, log);
  }
};

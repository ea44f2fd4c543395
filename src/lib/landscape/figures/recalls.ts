import { goHome } from '../base/returning.ts';
import { figuresOf, isOutOfReach } from './figures.ts';
import { seatAsked } from '../flow.ts';
import type { Log, Verb } from '../contract/module.ts';
import { moveCode, type MoveList } from '../moves.ts';
import { distinct, namedFigure, nameOf } from '../notation/named.ts';
import type { Position } from '../position.ts';
import { verbReader } from '../contract/slices.ts';

/** Taking an own figure home from the board without scoring it. */
export interface Recall {
  readonly verb: Verb;
  /** Lists the figures, those that look the same in the same place once. */
  list(p: Position, figures: readonly number[], out: MoveList): void;
}

/** A `recall` that names its figure by square and feature; `after` is called once the figure is home. */
export function recallBy(rule: string, after: (p: Position, log: Log) => void): Recall {
  const verb: Verb = {
    id: 'recall',
    toAction: (p, payload) => ({ do: 'recall', ...nameOf(p, payload) }),
    parse(p, action) {
      const seat = seatAsked(p);
      return namedFigure(p, action, seat, figuresOf(p, seat));
    },
    play(p, payload, log) {
      goHome(p, payload, log, rule);
      after(p, log);
    }
  };
  const number = verbReader(() => verb);
  return {
    verb,
    list(p, figures, out) {
      for (const figure of distinct(p, figures)) out.push(moveCode(number(p), figure));
    }
  };
}

/** A seat's figures on the board that sets can reach, ascending. */
export function ownOnBoard(p: Position, seat: number): number[] {
  return figuresOf(p, seat).filter((figure) => !isOutOfReach(p, figure));
}

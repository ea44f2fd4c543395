import type { Action, Game, GameConfig, Input, Seat } from '../kernel/game.ts';
import { keenly, Searcher } from './search.ts';

/** One choice that gave something away, by the bots' judgement. */
export interface Remark {
  /** Place of the choice among the inputs of the game. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: readonly Action[];
  readonly better: readonly Action[];
  /** What the better line was worth more, in thousandths of a point. */
  readonly cost: number;
}

/** Lines looked at for each choice: all there are. */
const ALL = 4096;
/** Differences below this, in thousandths of a point, are no mistakes. */
const WORTH_SAYING = 1_500;

/**
 * Looks at a finished game choice by choice and yields how far it has come; the result is the choices that cost
 * most, dearest first. Only lone choices are judged: at a joint question nobody could know the other answers.
 */
export function* review<S>(
  game: Game<S>,
  config: GameConfig,
  inputs: readonly Input[],
  most: number
): Generator<number, Remark[]> {
  const state = game.setup(config);
  const remarks: Remark[] = [];
  const searcher = game.fast ? new Searcher(game, game.fast, keenly(game)) : null;
  for (let at = 0; at < inputs.length; at++) {
    const input = inputs[at];
    const isStart = input.kind === 'choice' && input.choices.length === 1 && !sameTurn(inputs, at);
    if (isStart && searcher) {
      const remark = judge(searcher, state, inputs, at);
      if (remark && remark.cost >= WORTH_SAYING) remarks.push(remark);
      yield at / inputs.length;
    }
    game.advance(state, input);
  }
  return remarks.sort((a, b) => b.cost - a.cost || a.at - b.at).slice(0, most);
}

/** True when the same seat has just chosen and nothing was drawn since: one decision in several parts. */
function sameTurn(inputs: readonly Input[], at: number): boolean {
  const before = inputs[at - 1];
  const now = inputs[at];
  return (
    before?.kind === 'choice' &&
    now.kind === 'choice' &&
    before.choices.length === 1 &&
    before.choices[0].seat === now.choices[0].seat
  );
}

function judge<S>(searcher: Searcher<S>, state: S, inputs: readonly Input[], at: number): Remark | null {
  const first = inputs[at];
  if (first.kind !== 'choice') return null;
  const { seat } = first.choices[0];
  const played: Action[] = [];
  for (let i = at; i < inputs.length; i++) {
    const input = inputs[i];
    if (input.kind !== 'choice' || input.choices[0].seat !== seat || (i > at && !sameTurn(inputs, i))) break;
    played.push(input.choices[0].action);
  }
  const lines = searcher.lines(state, seat, ALL);
  const [best] = lines;
  if (isPlayed(searcher.actions(state, best), played)) return null;
  const own = lines.find((line) => isPlayed(searcher.actions(state, line), played));
  if (!own) return null;
  return { at, seat, played, better: searcher.actions(state, best), cost: Math.trunc(best.lead - own.lead) };
}

/** Whether a line is what was played; a line may go on where the game took a pass by itself. */
function isPlayed(line: readonly Action[], played: readonly Action[]): boolean {
  return line.every((action, i) => JSON.stringify(action) === JSON.stringify(played[i]));
}

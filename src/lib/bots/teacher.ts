import type { Action, FastLane, Game, GameConfig, Input, Seat } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import { betterLine } from './race.ts';
import { keenly, Searcher, type Line } from './search.ts';

/** One choice that cost points, as the bots estimate it. */
export interface Remark {
  /** Place of the choice among the inputs of the game. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: readonly Action[];
  readonly better: readonly Action[];
  /** How much more the better line was worth, in thousandths of a point. */
  readonly cost: number;
}

/** A choice that looks like a mistake at first sight. */
interface Suspect<S> extends Omit<Remark, 'better'> {
  readonly state: S;
  readonly line: Line;
}

/** Lines searched for each choice: in effect all. */
const ALL = 4096;
/** Smaller differences, in thousandths of a point, are not reported. */
const WORTH_SAYING = 1_500;
/** Choices examined for each remark wanted, and the rounds of the race that measures the cost of one. */
const SUSPECTS = 3;
const ROUNDS = 20;
/** Approximate share of the first pass over all choices in the work. */
const FIRST_SIGHT = 0.3;

/**
 * Reviews a finished game choice by choice and yields its progress, from 0 to 1. Returns the choices that cost most, most
 * costly first. A suspected mistake is examined by the search of the sharp bot: the line played is compared with the
 * bot's lines. Joint questions are left out: no seat could know the other answers.
 */
export function* review<S>(
  game: Game<S>,
  config: GameConfig,
  inputs: readonly Input[],
  most: number
): Generator<number, Remark[]> {
  if (!game.fast) return [];
  const searcher = new Searcher(game, game.fast, keenly(game));
  const suspects = (yield* suspectsOf(game, searcher, config, inputs))
    .sort(dearest)
    .slice(0, SUSPECTS * most);
  const remarks: Remark[] = [];
  for (const [i, suspect] of suspects.entries()) {
    const remark = lookInto(game.fast, searcher, suspect);
    if (remark) remarks.push(remark);
    yield FIRST_SIGHT + ((1 - FIRST_SIGHT) * (i + 1)) / suspects.length;
  }
  return remarks.sort(dearest).slice(0, most);
}

const dearest = (a: Pick<Remark, 'at' | 'cost'>, b: typeof a) => b.cost - a.cost || a.at - b.at;

function* suspectsOf<S>(
  game: Game<S>,
  searcher: Searcher<S>,
  config: GameConfig,
  inputs: readonly Input[]
): Generator<number, Suspect<S>[]> {
  const state = game.setup(config);
  const suspects: Suspect<S>[] = [];
  for (let at = 0; at < inputs.length; at++) {
    const input = inputs[at];
    const isStart = input.kind === 'choice' && input.choices.length === 1 && !sameTurn(inputs, at);
    if (isStart) {
      const suspect = judge(searcher, state, inputs, at);
      if (suspect && suspect.cost >= WORTH_SAYING) suspects.push({ ...suspect, state: game.clone(state) });
      yield (FIRST_SIGHT * at) / inputs.length;
    }
    game.advance(state, input);
  }
  return suspects;
}

/** The remark on a suspect, or null where the simulation finds no line that is clearly better. */
function lookInto<S>(fast: FastLane<S>, searcher: Searcher<S>, suspect: Suspect<S>): Remark | null {
  const { at, seat, played, state, line } = suspect;
  const better = betterLine(fast, searcher, state, seat, line, ROUNDS, new Random(at));
  if (!better || better.gain < WORTH_SAYING) return null;
  return {
    at,
    seat,
    played,
    better: searcher.actions(state, better.line),
    cost: Math.trunc(better.gain)
  };
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

function judge<S>(
  searcher: Searcher<S>,
  state: S,
  inputs: readonly Input[],
  at: number
): Omit<Suspect<S>, 'state'> | null {
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
  return {
    at,
    seat,
    played,
    line: own,
    cost: Math.trunc(best.lead - own.lead)
  };
}

/** Whether a line equals the choices played; the played list may be longer. */
function isPlayed(line: readonly Action[], played: readonly Action[]): boolean {
  return line.every((action, i) => JSON.stringify(action) === JSON.stringify(played[i]));
}

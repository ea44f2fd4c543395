import { pointsByFeature } from '../kernel/events.ts';
import type { Action, Game, GameConfig, GameEvent, Input, Seat } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import type { Bot } from './bot.ts';
import { playToEnd } from './match.ts';
import { betterLine } from './race.ts';
import { byForesight, Searcher, type Line } from './search.ts';
import { errorOf, meanOf } from './statistics.ts';

/** One choice that cost points, as the bots estimate it. */
export interface Remark {
  /** Place of the choice among the inputs of the game. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: readonly Action[];
  readonly better: readonly Action[];
  /** Lead over the best other seat that was lost, in points, on average when the game is played on. */
  readonly cost: number;
  /** The part of it that is own points; the rest is what the best other seat gained. */
  readonly own: number;
  /** The kind of feature that most of it came from; null where no kind brought half of it. */
  readonly source: string | null;
}

/** A choice that looks like a mistake at first sight. */
interface Suspect<S> {
  readonly at: number;
  readonly seat: Seat;
  readonly played: readonly Action[];
  /** Lost at first sight, in thousandths of a point. */
  readonly cost: number;
  readonly state: S;
  readonly line: Line;
}

/** A suspect for which a race found a better line; its cost is what the race measured. */
interface Mistake<S> extends Suspect<S> {
  readonly better: Line;
}

/** Lines searched for each choice: in effect all. */
const ALL = 4096;
/** Smaller differences, in thousandths of a point, are not reported. */
const WORTH_SAYING = 1_500;
/** Choices examined for each remark wanted, and the rounds of the race that finds the better line. */
const SUSPECTS = 4;
const ROUNDS = 20;
/** Pairs of games played on, from the line played and from the better one; and after how many a clear miss is dropped. */
const PAIRS = 48;
const FIRST_LOOK = 16;
/** The better line must be ahead by so many standard errors: less may be chance. */
const PROVEN = 2.5;
/** Approximate shares of the first pass over all choices, and of the races after it, in the work. */
const FIRST_SIGHT = 0.2;
const RACED = 0.3;

/**
 * Reviews a finished game choice by choice and yields its progress, from 0 to 1. Returns at most `most` choices, most
 * costly first. For a suspected mistake a race finds a better line; then the game is played on to its end from both, and
 * the mistake is reported only if the better line ends clearly ahead. Once `goesOn` is false no further mistake is
 * examined. Joint questions are left out: no seat could know the other answers.
 */
export function* review<S>(
  game: Game<S>,
  config: GameConfig,
  inputs: readonly Input[],
  most: number,
  goesOn: () => boolean = () => true
): Generator<number, Remark[]> {
  const { fast } = game;
  if (!fast) return [];
  const searcher = new Searcher(game, fast, byForesight(game));
  const suspects = (yield* suspectsOf(game, searcher, config, inputs))
    .sort(dearest)
    .slice(0, SUSPECTS * most);
  const mistakes: Mistake<S>[] = [];
  for (const [i, suspect] of suspects.entries()) {
    const { at, seat, state, line } = suspect;
    const better = betterLine(fast, searcher, state, seat, line, ROUNDS, new Random(at));
    if (better && better.gain >= WORTH_SAYING)
      mistakes.push({ ...suspect, cost: better.gain, better: better.line });
    yield FIRST_SIGHT + ((RACED - FIRST_SIGHT) * (i + 1)) / suspects.length;
  }
  const remarks: Remark[] = [];
  for (const [i, mistake] of mistakes.sort(dearest).entries()) {
    if (!goesOn()) break;
    const remark = playOn(game, searcher, mistake);
    if (remark) remarks.push(remark);
    yield RACED + ((1 - RACED) * (i + 1)) / mistakes.length;
  }
  return remarks.sort(dearest).slice(0, most);
}

const dearest = (a: { at: number; cost: number }, b: typeof a) => b.cost - a.cost || a.at - b.at;

/** Plays the game through and yields the first part of the progress; returns the choices that look like mistakes. */
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

/**
 * Plays on to the end from both lines, with the same draws for both: a remark with the mean differences, or null where chance
 * may explain them.
 */
function playOn<S>(game: Game<S>, searcher: Searcher<S>, mistake: Mistake<S>): Remark | null {
  const { at, seat, state } = mistake;
  searcher.forget();
  const better = searcher.actions(state, mistake.better);
  const bot: Bot = (_, now, asked) => {
    const here = now as unknown as S;
    return searcher.actions(here, searcher.glance(here, asked))[0];
  };
  const played = searcher.actions(state, mistake.line);
  const leads: number[] = [];
  const sources = new Map<string, number>();
  let own = 0;
  for (let pair = 1; pair <= PAIRS; pair++) {
    const [mine, theirs] = [played, better].map((actions) =>
      endAfter(game, state, seat, actions, bot, new Random(at * PAIRS + pair))
    );
    own += theirs.own - mine.own;
    leads.push(theirs.lead - mine.lead);
    for (const [end, sign] of [
      [theirs, 1],
      [mine, -1]
    ] as const)
      for (const [kind, lead] of end.leads) sources.set(kind, (sources.get(kind) ?? 0) + sign * lead);
    if (pair === FIRST_LOOK && meanOf(leads) < errorOf(leads)) return null;
  }
  const cost = meanOf(leads);
  if (cost * 1000 < WORTH_SAYING || cost < PROVEN * errorOf(leads)) return null;
  const [source, most] = [...sources].reduce((a, b) => (b[1] > a[1] ? b : a));
  return {
    at,
    seat,
    played: mistake.played,
    better,
    cost,
    own: own / PAIRS,
    source: most * 2 >= cost * PAIRS ? source : null
  };
}

/** The result of a game that was played on from a line to its end. */
interface End {
  readonly own: number;
  /** Lead over the best other seat, as a whole and by the kind of feature it came from. */
  readonly lead: number;
  readonly leads: ReadonlyMap<string, number>;
}

function endAfter<S>(
  game: Game<S>,
  from: S,
  seat: Seat,
  actions: readonly Action[],
  bot: Bot,
  random: Random
): End {
  const state = game.clone(from);
  const before = game.scores(state);
  const log: GameEvent[] = [];
  for (const action of actions) game.advance(state, { kind: 'choice', choices: [{ seat, action }] }, log);
  const end = playToEnd(
    game,
    state,
    before.map(() => bot),
    random
  );
  const won = end.scores.map((score, one) => score - before[one]);
  const best = end.scores.reduce(
    (a, score, one) => (one !== seat && score > (end.scores[a] ?? -1) ? one : a),
    -1
  );
  const leadIn = (list: readonly number[]) => list[seat] - (list[best] ?? 0);
  const points = pointsByFeature([...log, ...end.log], won);
  return {
    own: end.scores[seat],
    lead: leadIn(end.scores),
    leads: new Map([...points].map(([kind, ofKind]) => [kind, leadIn(ofKind)]))
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

/** The turn that begins at an input, compared with the best line; null where it was that line or is not among those found. */
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

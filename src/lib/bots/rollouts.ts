import type { Action, Game, Seat } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { Random, type Below } from '../kernel/random.ts';
import type { Thinking } from './bot.ts';
import { errorOf, meanOf } from './statistics.ts';

/**
 * Search for games with too many choices to try them all: each candidate that the game names is played to the end, all
 * seats by the game's own advice, with draws sampled from the remaining pile. It uses nothing hidden: a state does not
 * contain the order of a pile, and the answers of other seats are advised, not read.
 */

/** Minimum rollouts of every candidate, whatever the time limit, and maximum. */
const LEAST = 2;
const MOST = 48;
/** After this many rollouts candidates that are clearly behind are dropped. */
const DROP_FROM = 4;
/** Standard errors of the difference by which a candidate must be behind to be dropped. */
const BEHIND = 1.6;
/** The same by which the game's advice must be behind for another candidate to be chosen. */
const PROVEN = 1;
/**
 * Value of winning in addition to the lead, in points; then that of winning a cooperative game, where the margin only
 * breaks ties.
 */
const WIN = 10;
const WIN_TOGETHER = 40;

/** The value of an end for a seat, in points: the lead over the best other seat, plus a bonus for winning. */
export function worthOfEnd<S>(game: Game<S>, state: S, seat: Seat): number {
  const outcome = game.outcome?.(state);
  if (outcome?.kind === 'together') {
    const margin = Math.min(...outcome.reasons.map(({ have, need }) => have - need));
    return margin + (outcome.won ? WIN_TOGETHER : 0);
  }
  const scores = game.scores(state);
  if (scores.length === 1) return scores[0];
  const others = scores.filter((_, other) => other !== seat);
  const lead = scores[seat] - Math.max(...others);
  return lead + (lead > 0 ? WIN : lead < 0 ? -WIN : 0);
}

/** Plays to the end by the game's advice; `first` is the first choice of `seat`. */
function playOn<S>(game: Game<S>, from: S, seat: Seat, first: Action, below: Below): S {
  const state = game.clone(from);
  let own: Action | null = first;
  for (;;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') return state;
    if (awaits.kind === 'draw') {
      const contents = game.pile(state, awaits.pile);
      game.advance(state, { kind: 'draw', outcome: nth(contents, below(sizeOf(contents))) });
      continue;
    }
    const choices = awaits.seats.map((asked) => {
      const action = own !== null && asked === seat ? own : game.advise!(state, asked, below);
      return { seat: asked, action };
    });
    own = null;
    game.advance(state, { kind: 'choice', choices });
  }
}

interface Contender {
  readonly action: Action;
  readonly ends: number[];
}

/** Whether a contender is behind the leader by so many standard errors; both had the same draws. */
function isBehind(contender: Contender, leader: Contender, errors: number): boolean {
  const gaps = leader.ends.map((end, i) => end - contender.ends[i]);
  return meanOf(gaps) > errors * errorOf(gaps);
}

/**
 * The candidate with the best mean end, or the game's advice where chance may explain what another is better by. The game
 * must have `advise` and `candidates`.
 */
export function byRollouts<S>(game: Game<S>, state: S, seat: Seat, thinking: Thinking): Action {
  const candidates = game.candidates!(state, seat, (n) => thinking.below(n));
  if (candidates.length === 1) return candidates[0];
  let contenders: Contender[] = candidates.map((action) => ({ action, ends: [] }));
  const best = () => contenders.reduce((a, b) => (meanOf(b.ends) > meanOf(a.ends) ? b : a));
  for (let round = 0; round < MOST && (round < LEAST || thinking.goesOn()); round++) {
    // The same seed for all, so that luck differs as little as possible.
    const seed = thinking.below(2 ** 31);
    for (const { action, ends } of contenders) {
      const random = new Random(seed);
      ends.push(
        worthOfEnd(
          game,
          playOn(game, state, seat, action, (n) => random.below(n)),
          seat
        )
      );
    }
    if (round + 1 < DROP_FROM) continue;
    const leader = best();
    contenders = contenders.filter((other) => other === leader || !isBehind(other, leader, BEHIND));
    if (contenders.length === 1) break;
  }
  // Of many candidates one looks better than the advice by chance: it must be better by more than that.
  const leader = best();
  const advised = contenders.find(({ action }) => action === candidates[0]);
  return advised && !isBehind(advised, leader, PROVEN) ? advised.action : leader.action;
}

import { offeredActions, type Action, type Game, type Seat } from '../kernel/game.ts';
import type { Bot, BotLevel, Thinking } from './bot.ts';
import { bestLine } from './race.ts';
import { byRollouts } from './rollouts.ts';
import { keenly, plainly, Searcher } from './search.ts';

/** The gentle bot plays the best of this many randomly picked lines. */
const GENTLE_SIGHT = 6;
/** Where a game gives advice, one of this many choices of the gentle bot is random instead. */
const GENTLE_SLIPS = 4;
const ALL = 4096;

type Searchers = WeakMap<Game<never>, Searcher<unknown>>;
const plain: Searchers = new WeakMap();
const keen: Searchers = new WeakMap();

/** The searcher of a game, or null for one that cannot be searched or asks several seats at once. */
function searcherFor<S>(game: Game<S>, state: S, searchers = plain): Searcher<S> | null {
  const awaits = game.awaits(state);
  if (!game.fast || awaits.kind !== 'choice' || awaits.seats.length > 1) return null;
  const key = game as unknown as Game<never>;
  const known = searchers.get(key);
  if (known) return known as Searcher<S>;
  const made = new Searcher(game, game.fast, (searchers === keen ? keenly : plainly)(game));
  searchers.set(key, made as Searcher<unknown>);
  return made;
}

const random: Bot = (game, state, seat, thinking) => {
  const actions = offeredActions(game, state, seat);
  return actions[thinking.below(actions.length)];
};

/** Plays the best line by the estimate of these searchers, without simulation. */
const atSight =
  (searchers: Searchers): Bot =>
  (game, state, seat, thinking) => {
    if (game.advise) return game.advise(state, seat, (n) => thinking.below(n));
    const searcher = searcherFor(game, state, searchers);
    if (!searcher) return game.fallback(state, seat);
    const [line] = searcher.lines(state, seat, 1);
    return searcher.actions(state, line)[0];
  };

/** Plays the best line by the estimate of the current state. */
const steady = atSight(plain);

/** Plays the best line by statistics of whole games: the sharp bot without its race. */
export const foreseeing = atSight(keen);

/** Considers only a few random lines, like a person who does not calculate. */
const gentle: Bot = (game, state, seat, thinking) => {
  if (game.advise) return (thinking.below(GENTLE_SLIPS) === 0 ? random : steady)(game, state, seat, thinking);
  const searcher = searcherFor(game, state);
  if (!searcher) return game.fallback(state, seat);
  const lines = searcher.lines(state, seat, ALL);
  let seen = lines.length;
  for (let i = 0; i < GENTLE_SIGHT; i++) seen = Math.min(seen, thinking.below(lines.length));
  return searcher.actions(state, lines[seen])[0];
};

/**
 * The best choices of a seat until another seat is asked or a draw follows, by simulation of the next turns with draws
 * sampled from the remaining pile.
 */
export function suggest<S>(game: Game<S>, state: S, seat: Seat, thinking: Thinking): Action[] {
  if (game.candidates) return [byRollouts(game, state, seat, thinking)];
  const searcher = game.advise ? null : searcherFor(game, state, keen);
  if (!searcher || !game.fast) return [steady(game, state, seat, thinking)];
  return searcher.actions(state, bestLine(game.fast, searcher, state, seat, thinking));
}

const sharp: Bot = (game, state, seat, thinking) => suggest(game, state, seat, thinking)[0];

export const BOTS: Record<BotLevel, Bot> = { random, gentle, steady, sharp };

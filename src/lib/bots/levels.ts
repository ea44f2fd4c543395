import type { FastLane, Game, Seat } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';
import type { Bot, BotLevel } from './bot.ts';
import { leadOf, Searcher } from './search.ts';

/** Of every so many lines the gentle bot looks at only some. */
const GENTLE_SIGHT = 6;
/** Where a game gives advice, the gentle bot follows it but for one choice in so many. */
const GENTLE_SLIPS = 4;
/** Lines the sharp bot looks into, and draws it looks ahead. */
const SHARP_LINES = 6;
const SHARP_DRAWS = 3;
/** How much the sharp bot trusts the judgement of the moment, in rounds of looking ahead. */
const SHARP_TRUST = 3;
const ALL = 4096;

const searchers = new WeakMap<Game<never>, Searcher<unknown>>();

/** The searcher of a game, or null for one that cannot be searched or asks several seats at once. */
function searcherFor<S>(game: Game<S>, state: S): Searcher<S> | null {
  const awaits = game.awaits(state);
  if (!game.fast || awaits.kind !== 'choice' || awaits.seats.length > 1) return null;
  const key = game as unknown as Game<never>;
  const known = searchers.get(key);
  if (known) return known as Searcher<S>;
  const made = new Searcher(game, game.fast);
  searchers.set(key, made as Searcher<unknown>);
  return made;
}

const random: Bot = (game, state, seat, thinking) => {
  const actions = game.actions(state, seat);
  return actions[thinking.below(actions.length)];
};

/** Plays the best line as it looks now. */
const steady: Bot = (game, state, seat, thinking) => {
  if (game.advise) return game.advise(state, seat, (n) => thinking.below(n));
  const searcher = searcherFor(game, state);
  if (!searcher) return game.fallback(state, seat);
  const [line] = searcher.lines(state, seat, 1);
  return searcher.actions(state, line)[0];
};

/** Sees only a handful of its lines, as a person does who is not counting. */
const gentle: Bot = (game, state, seat, thinking) => {
  if (game.advise) return (thinking.below(GENTLE_SLIPS) === 0 ? random : steady)(game, state, seat, thinking);
  const searcher = searcherFor(game, state);
  if (!searcher) return game.fallback(state, seat);
  const lines = searcher.lines(state, seat, ALL);
  let seen = lines.length;
  for (let i = 0; i < GENTLE_SIGHT; i++) seen = Math.min(seen, thinking.below(lines.length));
  return searcher.actions(state, lines[seen])[0];
};

/** Looks at what the best lines lead to over the next turns, over draws sampled from what is left. */
const sharp: Bot = (game, state, seat, thinking) => {
  if (game.advise) return steady(game, state, seat, thinking);
  const searcher = searcherFor(game, state);
  if (!searcher || !game.fast) return game.fallback(state, seat);
  const lines = searcher.lines(state, seat, SHARP_LINES);
  const sums = lines.map(({ lead }) => lead * SHARP_TRUST);
  if (lines.length > 1)
    do {
      // Every line meets the same draws: what differs is then the line and not its luck.
      const luck = thinking.below(1 << 30);
      lines.forEach((line, i) => {
        const end = searcher.follow(state, line, 1);
        sums[i] += lookAhead(
          game,
          game.fast as FastLane<typeof state>,
          searcher,
          end,
          seat,
          new Random(luck)
        );
      });
    } while (thinking.goesOn());
  return searcher.actions(state, lines[sums.indexOf(Math.max(...sums))])[0];
};

/** The lead after a few more draws, everybody playing the best line as it looks then. Plays on the state given. */
function lookAhead<S>(
  game: Game<S>,
  fast: FastLane<S>,
  searcher: Searcher<S>,
  state: S,
  seat: Seat,
  random: Random
): number {
  for (let draws = 0; ;) {
    const phase = fast.phase(state);
    if (phase === 2) break;
    if (phase === 1) {
      if (draws++ === SHARP_DRAWS) break;
      fast.draw(state, random.below(fast.left(state)));
      continue;
    }
    const [line] = searcher.lines(state, fast.seat(state), 1);
    for (const code of line.codes) fast.play(state, code);
  }
  return leadOf(game, state, seat);
}

export const BOTS: Record<BotLevel, Bot> = { random, gentle, steady, sharp };

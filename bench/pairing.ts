import { BOTS } from '../src/lib/bots/levels.ts';
import type { BotLevel } from '../src/lib/bots/bot.ts';
import { playMatch } from '../src/lib/bots/match.ts';
import { loadGame } from '../src/lib/games/index.ts';
import { Random } from '../src/lib/kernel/random.ts';
import { decided, elo, wilson } from './sequential.ts';

export interface Pairing {
  readonly better: BotLevel;
  readonly worse: BotLevel;
  readonly expansions: readonly string[];
  readonly game?: string;
  /** Games at most; fewer when a bar is given and it is decided sooner. */
  readonly most: number;
  /** The share of wins to reach, or null to play all games. */
  readonly bar: number | null;
  /** Thinking time of a choice, in milliseconds of processor time. */
  readonly time: number;
  readonly seed: number;
}

export interface Standing extends Pairing {
  readonly games: number;
  /** Wins of the better one, draws counting half. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly elo: number;
  readonly eloInterval: readonly [number, number];
  readonly meanMargin: number;
  /** Standard error of that mean. */
  readonly marginError: number;
  readonly decision: 'above' | 'below' | null;
  /** Seconds of processor time. */
  readonly seconds: number;
}

/** Milliseconds this process has computed: waiting for a busy machine does not count as thinking. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const round = (n: number, digits: number) => Number(n.toFixed(digits));

/**
 * Plays a pairing, two seats, each order of draws with sides swapped. Yields where it stands after every two
 * games; the last one is the result.
 */
export async function* play(pairing: Pairing): AsyncGenerator<Standing> {
  const { better, worse, expansions, most, bar, time, seed } = pairing;
  const id = pairing.game ?? 'landscape';
  const game = await loadGame(id, expansions);
  const clock = () => {
    const until = processorTime() + time;
    return () => processorTime() < until;
  };
  const began = processorTime();
  let points = 0;
  let margin = 0;
  let squares = 0;
  for (let games = 1; games <= most; games++) {
    const swapped = games % 2 === 0;
    const bots = swapped ? [BOTS[worse], BOTS[better]] : [BOTS[better], BOTS[worse]];
    const draws = new Random(seed * 100_003 + ((games - 1) >> 1));
    const { scores } = playMatch(game, { seats: 2, expansions, options: {} }, bots, draws, clock);
    const lead = swapped ? scores[1] - scores[0] : scores[0] - scores[1];
    points += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    margin += lead;
    squares += lead * lead;
    if (!swapped) continue;
    const share = points / games;
    const [low, high] = wilson(share, games);
    const mean = margin / games;
    const decision = bar === null ? null : decided(share, games, bar);
    yield {
      ...pairing,
      games,
      share: round(share, 4),
      interval: [round(low, 3), round(high, 3)],
      elo: Math.round(elo(share)),
      eloInterval: [Math.round(elo(low)), Math.round(elo(high))],
      meanMargin: round(mean, 2),
      marginError: round(Math.sqrt((squares / games - mean * mean) / games), 2),
      decision,
      seconds: round((processorTime() - began) / 1000, 1)
    };
    if (decision) return;
  }
}

import { playMatch } from '../src/lib/bots/match.ts';
import { errorOf, meanOf } from '../src/lib/bots/statistics.ts';
import { loadGame } from '../src/lib/games/index.ts';
import { Random } from '../src/lib/kernel/random.ts';
import { contender } from './contenders.ts';
import { elo, wilson } from './sequential.ts';

/** Two contenders by name, what they play, and how long they may think. */
export interface Pairing {
  readonly better: string;
  readonly worse: string;
  readonly expansions: readonly string[];
  /** Thinking time of a choice, in milliseconds of processor time. */
  readonly time: number;
}

/** Where a pairing stands after some games. */
export interface Standing {
  readonly games: number;
  /** Wins of the better one, draws counting half. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly elo: number;
  readonly eloInterval: readonly [number, number];
  readonly meanMargin: number;
  /** Standard error of that mean. */
  readonly marginError: number;
}

/** Plays two games of two seats with the same order of draws, sides swapped; answers how far the better one led. */
export async function playTwo(pairing: Pairing, seed: number): Promise<[number, number]> {
  const { better, worse, expansions, time } = pairing;
  const game = await loadGame('landscape', expansions);
  const play = (names: string[]) =>
    playMatch(
      game,
      { seats: 2, expansions, options: {} },
      names.map((name) => contender(name, time)),
      new Random(seed)
    ).scores;
  const first = play([better, worse]);
  const second = play([worse, better]);
  return [first[0] - first[1], second[1] - second[0]];
}

const round = (n: number, digits: number) => Number(n.toFixed(digits));

/** What the leads of a pairing's games come to. */
export function standingOf(leads: readonly number[]): Standing {
  const games = leads.length;
  const share = leads.reduce((sum, lead) => sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0), 0) / games;
  const [low, high] = wilson(share, games);
  return {
    games,
    share: round(share, 4),
    interval: [round(low, 3), round(high, 3)],
    elo: Math.round(elo(share)),
    eloInterval: [Math.round(elo(low)), Math.round(elo(high))],
    meanMargin: round(meanOf(leads), 2),
    marginError: round(errorOf(leads), 2)
  };
}

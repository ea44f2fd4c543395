import { playMatch } from '../../src/lib/bots/match.ts';
import { errorOf, meanOf } from '../../src/lib/bots/statistics.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { contender } from './contenders.ts';
import { elo, wilson } from './sequential.ts';

/** Two contenders by name, the sets they play, and their thinking time. */
export interface Pairing {
  readonly better: string;
  readonly worse: string;
  readonly expansions: readonly string[];
  /** Number of seats: one of the better contender, the others of the worse one; two by default. */
  readonly seats?: number;
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

/**
 * Plays a game with the better contender at each seat and the same order of draws; returns its lead over the
 * best other in each.
 */
export async function playRound(pairing: Pairing, seed: number): Promise<number[]> {
  const { better, worse, expansions, time, seats = 2 } = pairing;
  const game = await loadGame('landscape', expansions);
  return Array.from({ length: seats }, (_, own) => {
    const names = Array.from({ length: seats }, (_one, seat) => (seat === own ? better : worse));
    const { scores } = playMatch(
      game,
      { seats, expansions, options: {} },
      names.map((name) => contender(name, time)),
      new Random(seed)
    );
    return scores[own] - Math.max(...scores.filter((_score, seat) => seat !== own));
  });
}

const round = (n: number, digits: number) => Number(n.toFixed(digits));

/** The standing that follows from the leads of a pairing's games. */
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

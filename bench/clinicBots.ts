/**
 * Plays the bots of the hospital game: `npx tsx bench/clinicBots.ts [games] [first seed]`. Prints the share of games one bot of
 * each level wins against a random player (two seats, sides swapped), how often steady teams win the pandemic by
 * contagion, isolation and seats, and how long a choice takes at most.
 */
import { BOTS } from '../src/lib/bots/levels.ts';
import type { Bot, BotLevel } from '../src/lib/bots/bot.ts';
import { playMatch } from '../src/lib/bots/match.ts';
import { loadGame } from '../src/lib/games/index.ts';
import { Random } from '../src/lib/kernel/random.ts';
import { time } from './measure.ts';
import { wilson } from './sequential.ts';
import { wonTogether } from '../src/lib/kernel/outcome.ts';

const [games, firstSeed] = [process.argv[2] ?? 20, process.argv[3] ?? 0].map(Number);
const LEVELS = ['gentle', 'steady', 'sharp'] as const;
const PANDEMIC = ['covid19Pandemic'];
const atOnce = () => () => false;

/** The same bot, its choices timed in milliseconds. */
function timed(bot: Bot, times: number[]): Bot {
  return (game, state, seat, thinking) => {
    let action: ReturnType<Bot> | null = null;
    times.push(time(() => (action = bot(game, state, seat, thinking))));
    return action!;
  };
}

function say(what: string, wins: number, played: number, times: readonly number[]): void {
  const [low, high] = wilson(wins / played, played).map((share) => (share * 100).toFixed(0));
  const slowest = Math.max(...times).toFixed(0);
  const mean = (times.reduce((sum, ms) => sum + ms, 0) / times.length).toFixed(1);
  console.log(
    `${what}: ${wins} of ${played} (95 %: ${low} to ${high} %), ${mean} ms a choice, slowest ${slowest} ms`
  );
}

async function againstRandom(level: BotLevel): Promise<void> {
  const game = await loadGame('clinic', []);
  const times: number[] = [];
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const own = i % 2;
    const bots = [BOTS.random, BOTS.random];
    bots[own] = timed(BOTS[level], times);
    const { scores } = playMatch(
      game,
      { seats: 2, expansions: [], options: {} },
      bots,
      new Random(firstSeed + (i >> 1)),
      atOnce
    );
    wins += scores[own] > scores[1 - own] ? 1 : scores[0] === scores[1] ? 0.5 : 0;
  }
  say(`${level} against random`, wins, games, times);
}

async function pandemic(level: BotLevel, contagion: string, isolation: string, seats: number): Promise<void> {
  const game = await loadGame('clinic', PANDEMIC);
  const times: number[] = [];
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const config = { seats, expansions: PANDEMIC, options: { contagion, isolation } };
    const bots = new Array<Bot>(seats).fill(timed(BOTS[level], times));
    const { state } = playMatch(game, config, bots, new Random(firstSeed + i), atOnce);
    if (wonTogether(game.outcome?.(state))) wins++;
  }
  say(`${level} bots on ${seats} seats, ${contagion} contagion, ${isolation} isolation`, wins, games, times);
}

for (const level of LEVELS) await againstRandom(level);
for (const seats of [1, 2, 3, 4]) {
  await pandemic('steady', 'low', 'good', seats);
  await pandemic('steady', 'high', 'poor', seats);
}

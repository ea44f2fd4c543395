/**
 * Plays the bots of Clinic: `npx tsx bench/bots/clinicBots.ts [games] [first seed] [part] [ms]`. Parts:
 * `random`: the share of games that one bot of each level wins against a random player (two seats, sides swapped);
 * `pandemic`: how often steady teams win by contagion, isolation and seats;
 * `alone`: mean points of steady and fierce alone in the base game; `steady` or `fierce`: of that level only;
 * `duel`: how often fierce beats steady with two seats, sides swapped.
 * Without a part the first two. `ms` is the CPU time of fierce per choice (60).
 */
import { BOTS } from '../../src/lib/bots/levels.ts';
import type { Bot, BotLevel } from '../../src/lib/bots/bot.ts';
import { playMatch } from '../../src/lib/bots/match.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { processorTime, time } from '../measure.ts';
import { wilson } from './sequential.ts';
import { wonTogether } from '../../src/lib/kernel/outcome.ts';

const [games, firstSeed] = [process.argv[2] ?? 20, process.argv[3] ?? 0].map(Number);
const part: string | undefined = process.argv[4];
const milliseconds = Number(process.argv[5] ?? 60);
const LEVELS = ['gentle', 'steady', 'fierce'] as const;
const PANDEMIC = ['covid19Pandemic'];

/** Milliseconds of processor time from the start of a choice. */
function thinkingTime(): () => boolean {
  const until = processorTime() + milliseconds;
  return () => processorTime() < until;
}

function meanOf(list: readonly number[]): { mean: number; error: number } {
  const mean = list.reduce((a, b) => a + b, 0) / list.length;
  const variance = list.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean, error: Math.sqrt(variance / list.length) };
}

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
      new Random(firstSeed + (i >> 1))
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
    const { state } = playMatch(game, config, bots, new Random(firstSeed + i));
    if (wonTogether(game.outcome?.(state))) wins++;
  }
  say(`${level} bots on ${seats} seats, ${contagion} contagion, ${isolation} isolation`, wins, games, times);
}

async function alone(level: BotLevel): Promise<void> {
  const game = await loadGame('clinic', []);
  const scores: number[] = [];
  for (let i = 0; i < games; i++) {
    const config = { seats: 1, expansions: [], options: {} };
    const match = playMatch(game, config, [BOTS[level]], new Random(firstSeed + i), thinkingTime);
    scores.push(match.scores[0]);
  }
  const { mean, error } = meanOf(scores);
  console.log(
    `${level} alone: ${mean.toFixed(1)} points ± ${(1.96 * error).toFixed(1)} (${scores.join(' ')})`
  );
}

async function duel(better: BotLevel, worse: BotLevel): Promise<void> {
  const game = await loadGame('clinic', []);
  const times: number[] = [];
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const own = i % 2;
    const bots = [BOTS[worse], BOTS[worse]];
    bots[own] = timed(BOTS[better], times);
    const config = { seats: 2, expansions: [], options: {} };
    const { scores } = playMatch(game, config, bots, new Random(firstSeed + (i >> 1)), thinkingTime);
    wins += scores[own] > scores[1 - own] ? 1 : scores[0] === scores[1] ? 0.5 : 0;
    console.log(`game ${i}: ${scores[own]} to ${scores[1 - own]}`);
  }
  say(`${better} against ${worse}`, wins, games, times);
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  async random() {
    for (const level of LEVELS) await againstRandom(level);
  },
  async pandemic() {
    for (const seats of [1, 2, 3, 4]) {
      await pandemic('steady', 'low', 'good', seats);
      await pandemic('steady', 'high', 'poor', seats);
    }
  },
  async alone() {
    for (const level of ['steady', 'fierce'] as const) await alone(level);
  },
  steady: () => alone('steady'),
  fierce: () => alone('fierce'),
  duel: () => duel('fierce', 'steady')
};

for (const name of part === undefined ? ['random', 'pandemic'] : [part]) await PARTS[name]();

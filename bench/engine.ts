import { playout } from '../src/lib/bots/playout.ts';
import { loadGame } from '../src/lib/games/index.ts';
import { Random } from '../src/lib/kernel/random.ts';
import type { Position } from '../src/lib/landscape/position.ts';
import { listMoves } from '../src/lib/landscape/flow.ts';
import { bareSpeed } from './bare.ts';
import { figure, repeat, time, type Figure } from './measure.ts';

const ALL_FOUR = ['anniversary20', 'blackDragon', 'covid19', 'naturalDisasters'];
const RUNS = 7;

async function speedOf(
  id: string,
  expansions: string[],
  seats: number,
  games: number
): Promise<() => number> {
  const game = await loadGame(id, expansions);
  const config = { seats, expansions, options: {} };
  return () => {
    const random = new Random(1);
    return (
      games /
      (time(() => {
        for (let i = 0; i < games; i++) playout(game, config, random);
      }) /
        1000)
    );
  };
}

/** A base game stopped in the middle, with a tile in hand. */
async function middleGame(): Promise<Position> {
  const game = await loadGame('landscape', []);
  const state = game.setup({ seats: 2, expansions: [], options: {} });
  const fast = game.fast;
  const random = new Random(9);
  const codes = new Int32Array(4096);
  for (let turns = 0; turns < 36 || fast?.phase(state) !== 0;) {
    if (!fast) break;
    if (fast.phase(state) === 1) fast.draw(state, random.below(fast.left(state)));
    else {
      fast.play(state, codes[random.below(fast.list(state, codes))]);
      turns++;
    }
  }
  return state as Position;
}

/** Playouts, legal placements and copies, with the bare loop measured in the same run. */
export async function benchEngine(): Promise<Figure[]> {
  const base = await speedOf('landscape', [], 2, 1500);
  const all = await speedOf('landscape', ALL_FOUR, 2, 300);
  const clinic = await speedOf('clinic', [], 4, 20).catch(() => null);
  const bare: number[] = [];
  const ratio: number[] = [];
  const allRatio: number[] = [];
  const games: number[] = [];
  const allGames: number[] = [];
  base();
  bareSpeed(1500);
  all();
  for (let i = 0; i < RUNS; i++) {
    const yardstick = bareSpeed(3000);
    const plain = base();
    const full = all();
    bare.push(yardstick);
    games.push(plain);
    allGames.push(full);
    ratio.push(plain / yardstick);
    allRatio.push(full / plain);
  }
  const position = await middleGame();
  const copy = position.clone();
  const legal = repeat(RUNS, () => {
    const n = 20_000;
    return (
      (time(() => {
        for (let i = 0; i < n; i++) {
          position.movesValid = false;
          listMoves(position);
        }
      }) /
        n) *
      1000
    );
  });
  const copies = repeat(RUNS, () => {
    const n = 5_000;
    return (
      (time(() => {
        for (let i = 0; i < n; i++) copy.copyFrom(position);
      }) /
        n) *
      1000
    );
  });
  return [
    figure('bare loop, random base games', 'games/s', true, bare),
    figure('engine, random base games', 'games/s', true, games),
    figure('engine / bare loop', 'ratio', true, ratio),
    figure('engine, all four expansions', 'games/s', true, allGames),
    figure('all four / base', 'ratio', true, allRatio),
    ...(clinic ? [figure('clinic, random 4-seat games', 'games/s', true, repeat(3, clinic))] : []),
    figure('legal placements in mid-game', 'µs', false, legal),
    figure('copy of a mid-game state', 'µs', false, copies)
  ];
}

import { playout } from '../src/lib/bots/playout.ts';
import { loadGame } from '../src/lib/games/index.ts';
import { Random } from '../src/lib/kernel/random.ts';
import type { Position } from '../src/lib/landscape/position.ts';
import { listMoves } from '../src/lib/landscape/flow.ts';
import { bareSpeed } from './bare.ts';
import { BARE } from './losses.ts';
import { computing, figure, repeat, type Figure } from './measure.ts';

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
      (computing(() => {
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

interface Measured {
  readonly name: string;
  readonly run: () => number;
  readonly speeds: number[];
}

/** Games a second of random play for the base game, each expansion alone and all four, two seats. */
async function measuredSets(): Promise<Measured[]> {
  const sets: [string, string[], number][] = [
    ['base', [], 1500],
    ...ALL_FOUR.map((id): [string, string[], number] => [id, [id], 500]),
    ['all four expansions', ALL_FOUR, 300]
  ];
  const measured: Measured[] = [];
  for (const [name, expansions, games] of sets)
    measured.push({ name, run: await speedOf('landscape', expansions, 2, games), speeds: [] });
  return measured;
}

/** Playouts, legal placements and copies, with the yardstick measured in the same run. */
export async function benchEngine(): Promise<Figure[]> {
  const clinic = await speedOf('clinic', [], 4, 300);
  const sets = await measuredSets();
  const bare: number[] = [];
  for (const { run } of sets) run();
  bareSpeed(1500);
  for (let i = 0; i < RUNS; i++) {
    bare.push(bareSpeed(3000));
    for (const { run, speeds } of sets) speeds.push(run());
  }
  const [base] = sets;
  const position = await middleGame();
  const copy = position.clone();
  const legal = repeat(RUNS, () => {
    const n = 200_000;
    return (
      (computing(() => {
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
      (computing(() => {
        for (let i = 0; i < n; i++) copy.copyFrom(position);
      }) /
        n) *
      1000
    );
  });
  return [
    figure(BARE, 'games/s', true, bare),
    figure('engine, random base games', 'games/s', true, base.speeds),
    ...sets.slice(1).map(({ name, speeds }) => figure(`engine, ${name}`, 'games/s', true, speeds)),
    ...sets.map(({ name, speeds }) => {
      const ratios = speeds.map((speed, i) => speed / bare[i]);
      return figure(name === 'base' ? 'engine / yardstick' : `${name} / yardstick`, 'ratio', true, ratios);
    }),
    // The first run is spent on getting warm, as those of the tile game are above.
    figure('clinic, random 4-seat games', 'games/s', true, repeat(4, clinic).slice(1)),
    figure('legal placements in mid-game', 'µs', false, legal),
    figure('copy of a mid-game state', 'µs', false, copies)
  ];
}

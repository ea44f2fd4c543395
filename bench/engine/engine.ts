import { CHOICE, DRAW } from '../../src/lib/kernel/game.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { listMoves } from '../../src/lib/landscape/flow.ts';
import { computing, figure, repeat, type Figure } from '../measure.ts';
import { playSpeed } from './randomPlay.ts';
import { engineRatios } from './ratios.ts';

const RUNS = 7;

/** A base game stopped in the middle, with a tile in hand. */
async function middleGame(): Promise<Position> {
  const game = await loadGame('landscape', []);
  const state = game.setup({ seats: 2, expansions: [], options: {} });
  const fast = game.fast;
  const random = new Random(9);
  const codes = new Int32Array(4096);
  for (let turns = 0; turns < 36 || fast?.phase(state) !== CHOICE;) {
    if (!fast) break;
    if (fast.phase(state) === DRAW) fast.draw(state, random.below(fast.left(state)));
    else {
      fast.play(state, codes[random.below(fast.list(state, codes))]);
      turns++;
    }
  }
  return state as Position;
}

/** Playouts, legal placements and copies, with the yardstick measured in the same run. */
export async function benchEngine(): Promise<Figure[]> {
  const ratios = engineRatios();
  const clinic = await loadGame('clinic', []);
  const clinicConfig = { seats: 4, expansions: [], options: {} };
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
    ...ratios,
    // The first run only warms up, as with the tile game above.
    figure(
      'clinic, random 4-seat games',
      'games/s',
      true,
      repeat(4, () => playSpeed(clinic, clinicConfig, 300)).slice(1)
    ),
    figure('legal placements in mid-game', 'µs', false, legal),
    figure('copy of a mid-game state', 'µs', false, copies)
  ];
}

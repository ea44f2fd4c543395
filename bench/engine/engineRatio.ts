/**
 * `node scripts/run.mjs bench/engine/engineRatio.ts [EXPANSION…]`: alternates random two-seat games with these sets and the
 * yardstick; writes games per second of processor time as JSON. Each mix gets a process of its own: code that V8 optimized
 * for other sets would slow it down.
 */
import { loadGame } from '../../src/lib/games/index.ts';
import { bareSpeed } from './bare.ts';
import { playSpeed } from './randomPlay.ts';

/** Games per second of processor time, of alternating runs. */
export interface Speeds {
  readonly bare: readonly number[];
  readonly engine: readonly number[];
}

const RUNS = 14;
const WARM_UP = 4;
const GAMES = 300;
const BARE_GAMES = 3_000;

const expansions = process.argv.slice(2);
const game = await loadGame('landscape', expansions);
const config = { seats: 2, expansions, options: {} };
const bare: number[] = [];
const engine: number[] = [];
for (let i = 0; i < WARM_UP + RUNS; i++) {
  bare.push(bareSpeed(BARE_GAMES));
  engine.push(playSpeed(game, config, GAMES));
}
const speeds: Speeds = { bare: bare.slice(WARM_UP), engine: engine.slice(WARM_UP) };
process.stdout.write(JSON.stringify(speeds));

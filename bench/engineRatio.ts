/**
 * `node scripts/run.mjs bench/engineRatio.ts [EXPANSION…]`: random two-seat games with these sets and the yardstick in
 * turns; writes games per second of processor time as JSON. A process of its own for each mix: what other sets leave in the
 * engine's shared code would slow it down, as no game does.
 */
import { playout } from '../src/lib/bots/playout.ts';
import { loadGame } from '../src/lib/games/index.ts';
import { Random } from '../src/lib/kernel/random.ts';
import { bareSpeed } from './bare.ts';
import { computing } from './measure.ts';

/** Games per second of processor time, of runs in turns. */
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
  const random = new Random(1);
  bare.push(bareSpeed(BARE_GAMES));
  const spent = computing(() => {
    for (let n = 0; n < GAMES; n++) playout(game, config, random);
  });
  engine.push((GAMES / spent) * 1_000);
}
const speeds: Speeds = { bare: bare.slice(WARM_UP), engine: engine.slice(WARM_UP) };
process.stdout.write(JSON.stringify(speeds));

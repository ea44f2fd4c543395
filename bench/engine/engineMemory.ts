/**
 * `node --expose-gc --import tsx bench/engine/engineMemory.ts [games]`: memory that the engine retains after garbage
 * collection while random base games are played in one process. Fails when it grows by more than a tenth of a
 * megabyte in the second half.
 */
import { playout } from '../../src/lib/bots/playout.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { Random } from '../../src/lib/kernel/random.ts';

const games = Number(process.argv[2] ?? 1_000_000);
const SAMPLES = 10;
const MEGA = 1_000_000;
const ALLOWED = 0.1;

const game = await loadGame('landscape', []);
const random = new Random(1);
const held: number[] = [];
for (let sample = 0; sample <= SAMPLES; sample++) {
  if (sample > 0)
    for (let i = 0; i < games / SAMPLES; i++)
      playout(game, { seats: 2, expansions: [], options: {} }, random);
  if (!globalThis.gc) throw new Error('Start node with --expose-gc.');
  // The memory of typed arrays is released shortly after they are collected.
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 500));
  globalThis.gc();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  held.push((heapUsed + arrayBuffers) / MEGA);
  console.log(
    `${(sample * games) / SAMPLES} games: ${held[sample].toFixed(2)} MB held, ${(rss / MEGA).toFixed(0)} MB resident`
  );
}
if (held[SAMPLES] > held[SAMPLES / 2] + ALLOWED) {
  console.log('The memory of the engine grows with the number of games.');
  process.exitCode = 1;
}

import { expect, test } from 'vitest';
import { bend, decoders, feed } from '../hostile/support/decoders.ts';
import { dice } from '../../src/lib/table/testing/bench.ts';
import { secondsEach, spent } from './hour.ts';

/** Of computing, for all decoders together; `guided.long.ts` makes it an hour. */
const MINUTES = 10;
/** No input may keep a decoder longer than this, in ms. */
const SLOW = 500;

test('no bytes make a decoder throw anything unexpected, or keep it busy', async () => {
  const roll = dice(Number(process.env.FROM ?? 81));
  const all = Object.entries(await decoders());
  const seconds = secondsEach(MINUTES, all.length);
  let total = 0;
  for (const [name, decoder] of all) {
    let tries = 0;
    let slowest = 0;
    const start = process.cpuUsage();
    for (; spent(start) < seconds; tries++)
      slowest = Math.max(slowest, feed(name, decoder, bend(decoder.samples, roll)));
    total += spent(start);
    console.info(
      `${name}: ${tries} inputs, slowest ${slowest.toFixed(1)} ms; ${total.toFixed(0)} s of computing so far`
    );
    expect(slowest, name).toBeLessThan(SLOW);
  }
});

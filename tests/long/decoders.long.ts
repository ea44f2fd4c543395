import { expect, test } from 'vitest';
import { bend, decoders, feed } from '../hostile/support/decoders.ts';
import { dice } from '../../src/lib/table/testing/bench.ts';

/** Seconds for each decoder. */
const SECONDS = Number(process.env.SECONDS ?? 40);
/** No input may keep a decoder longer than this, in ms. */
const SLOW = 500;

test('no bytes make a decoder throw anything unexpected, or keep it busy', async () => {
  const roll = dice(Number(process.env.FROM ?? 81));
  for (const [name, decoder] of Object.entries(await decoders())) {
    let tries = 0;
    let slowest = 0;
    for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; tries++)
      slowest = Math.max(slowest, feed(name, decoder, bend(decoder.samples, roll)));
    console.info(`${name}: ${tries} inputs, slowest ${slowest.toFixed(1)} ms`);
    expect(slowest, name).toBeLessThan(SLOW);
  }
});

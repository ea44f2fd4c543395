import { expect, test } from 'vitest';
import { dice } from '../../src/lib/table/testing/bench.ts';
import { readCorpus, writeCorpus } from '../hostile/support/corpus.ts';
import { bend, decoders, feed } from '../hostile/support/decoders.ts';
import { Coverage } from './coverage.ts';
import { secondsEach, spent } from './hour.ts';

/** Of computing, for all decoders together; `decoders.long.ts` makes it an hour. */
const MINUTES = 50;
const SLOW = 500;
/** `ONLY=entry,header` looks at some. */
const ONLY = process.env.ONLY?.split(',');
/** Inputs kept of each decoder, and bytes of one. */
const MAX_KEPT = 120;
const MAX_BYTES = 2_500;
/** Asking what has run is dear: it is done once for so many inputs, and for each only where something was new. */
const BATCH = 16;

/**
 * Inputs that make code run which none before had made run are kept and bent further; `npm test` reads them all again.
 * `KEEP=1` writes what was found to the corpus.
 */
test('no bytes found by following the code surprise a decoder', async () => {
  const roll = dice(Number(process.env.FROM ?? 91));
  const all = Object.entries(await decoders());
  const seconds = secondsEach(MINUTES, all.length);
  let total = 0;
  for (const [name, decoder] of all) {
    if (ONLY && !ONLY.includes(name)) continue;
    const coverage = new Coverage();
    coverage.start();
    const kept: Uint8Array[] = [];
    let [tries, blocks, slowest] = [0, 0, 0];
    const attempt = (batch: readonly Uint8Array[]): void => {
      for (const bytes of batch) slowest = Math.max(slowest, feed(name, decoder, bytes));
      tries += batch.length;
      const fresh = coverage.fresh();
      if (fresh.length > 0 && batch.length > 1) for (const bytes of batch) attempt([bytes]);
      else blocks += fresh.length;
      coverage.learn(fresh);
      const [single] = batch;
      if (fresh.length > 0 && batch.length === 1 && single.length <= MAX_BYTES && kept.length < MAX_KEPT)
        kept.push(single);
    };
    for (const bytes of [...decoder.samples, ...readCorpus(name)]) attempt([bytes]);
    const start = process.cpuUsage();
    while (spent(start) < seconds)
      attempt(Array.from({ length: BATCH }, () => bend([...decoder.samples, ...kept], roll)));
    coverage.stop();
    total += spent(start);
    console.info(
      `${name}: ${tries} inputs, ${blocks} blocks, ${kept.length} kept, slowest ${slowest.toFixed(1)} ms; ` +
        `${total.toFixed(0)} s of computing so far`
    );
    if (process.env.KEEP) writeCorpus(name, kept);
    expect(blocks, name).toBeGreaterThan(0);
    expect(slowest, name).toBeLessThan(SLOW);
  }
});

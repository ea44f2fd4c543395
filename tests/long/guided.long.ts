import { expect, test } from 'vitest';
import { dice } from '../../src/lib/table/testing/bench.ts';
import { readCorpus, writeCorpus } from '../hostile/support/corpus.ts';
import { bend, decoders, feed, type Decoder } from '../hostile/support/decoders.ts';
import { Coverage } from './coverage.ts';
import { spent } from './hour.ts';

/** Minutes of computing for all code that reads untrusted input: decoders, server and fold. */
const MINUTES = Number(process.env.MINUTES ?? 60);
/** Seconds of computing in a row for one of them: whenever this is ended, all have had about the same. */
const SLICE = 12;
const SLOW = 500;
/** `ONLY=entry,fold` looks at some. */
const ONLY = process.env.ONLY?.split(',');
/** Inputs kept of each, and bytes of one. */
const MAX_KEPT = 160;
const MAX_BYTES = 2_500;
/** Asking what has run is dear: it is done once for so many inputs, and for each only where something was new. */
const BATCH = 16;
/** Surprises told; there is no end to those of one cause. */
const MAX_TOLD = 10;

/** One decoder, with what was found by it so far. */
class Hunt {
  readonly seen = new Set<string>();
  readonly kept: Uint8Array[] = [];
  readonly surprises: string[] = [];
  tries = 0;
  blocks = 0;
  slowest = 0;
  seconds = 0;

  constructor(
    readonly name: string,
    private readonly decoder: Decoder,
    private readonly coverage: Coverage
  ) {}

  /** Reads the samples and what was kept before. */
  begin(): void {
    this.coverage.continue(this.seen);
    for (const bytes of [...this.decoder.samples, ...readCorpus(this.name)]) this.attempt([bytes]);
  }

  async slice(roll: (below: number) => number): Promise<void> {
    const { decoder, kept, coverage } = this;
    coverage.continue(this.seen);
    const start = process.cpuUsage();
    while (spent(start) < SLICE) {
      this.attempt(Array.from({ length: BATCH }, () => bend([...decoder.samples, ...kept], roll)));
      // Pending storage work may finish.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.seconds += spent(start);
  }

  private attempt(batch: readonly Uint8Array[]): void {
    for (const bytes of batch) this.feed(bytes);
    const fresh = this.coverage.fresh();
    if (fresh.length > 0 && batch.length > 1) for (const bytes of batch) this.attempt([bytes]);
    else this.blocks += fresh.length;
    this.coverage.learn(fresh);
    const [single] = batch;
    const isKept = batch.length === 1 && single.length <= MAX_BYTES && this.kept.length < MAX_KEPT;
    if (fresh.length > 0 && isKept) this.kept.push(single);
  }

  private feed(bytes: Uint8Array): void {
    this.tries++;
    try {
      this.slowest = Math.max(this.slowest, feed(this.name, this.decoder, bytes));
    } catch (error) {
      if (this.surprises.length < MAX_TOLD) this.surprises.push(String(error));
      console.error(String(error));
    }
  }
}

/**
 * Inputs that make code run which none before had made run are kept and bent further; `npm test` reads them all again.
 * `KEEP=1` writes what was found to the corpus after every round.
 */
test('no bytes found by following the code surprise a decoder, the server or the fold', async () => {
  const roll = dice(Number(process.env.FROM ?? 91));
  const coverage = new Coverage();
  coverage.start();
  const hunts = Object.entries(await decoders())
    .filter(([name]) => !ONLY || ONLY.includes(name))
    .map(([name, decoder]) => new Hunt(name, decoder, coverage));
  for (const hunt of hunts) hunt.begin();
  const rounds = Math.max(1, Math.ceil((MINUTES * 60) / SLICE / hunts.length));
  const start = process.cpuUsage();
  for (let round = 1; round <= rounds; round++) {
    for (const hunt of hunts) await hunt.slice(roll);
    if (process.env.KEEP) for (const { name, kept } of hunts) writeCorpus(name, kept);
    const tries = hunts.reduce((sum, hunt) => sum + hunt.tries, 0);
    console.info(`round ${round} of ${rounds}: ${tries} inputs, ${spent(start).toFixed(0)} s of computing`);
    for (const { name, tries: own, blocks, kept, slowest, surprises } of hunts)
      console.info(
        `  ${name}: ${own} inputs, ${blocks} blocks, ${kept.length} kept, slowest ${slowest.toFixed(1)} ms, ` +
          `${surprises.length} surprises`
      );
  }
  coverage.stop();
  expect(hunts.flatMap(({ surprises }) => surprises)).toEqual([]);
  for (const { name, blocks, slowest } of hunts) {
    expect(blocks, name).toBeGreaterThan(0);
    expect(slowest, name).toBeLessThan(SLOW);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCorpus } from './support/corpus.ts';
import { decoders, feed } from './support/decoders.ts';

/** No input may keep a decoder longer than this, in ms, on a machine that does other things as well. */
const SLOW = 500;

const all = Object.entries(await decoders());

test.each(all)('%s reads every input that once reached new code', (name, decoder) => {
  const corpus = readCorpus(name);
  expect(corpus.length).toBeGreaterThan(0);
  for (const bytes of [...decoder.samples, ...corpus]) expect(feed(name, decoder, bytes)).toBeLessThan(SLOW);
});

test.each(all)('%s reads what its writer writes', (_, { samples, read }) => {
  for (const bytes of samples) expect(() => read(bytes)).not.toThrow();
});

test.each(all)('%s throws no unexpected error for any bytes', (name, decoder) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => feed(name, decoder, bytes) < SLOW),
    { numRuns: 200 }
  );
});

import { expect, test } from 'vitest';
import { playHistory } from '../hostile/support/history.ts';

/** `HISTORIES=500 FROM=7000 npm run test:long` plays others. */
const COUNT = Number(process.env.HISTORIES ?? 10_000);
const FROM = Number(process.env.FROM ?? 100_000);

test(`${COUNT} histories end in one game each`, async () => {
  const broken: string[] = [];
  let positions = 0;
  for (let seed = FROM; seed < FROM + COUNT; seed++) {
    // Most are short; some come to the end of the game.
    const minutes = seed % 50 === 0 ? 6 : 0.5;
    const { digests, position, label } = await playHistory(seed, minutes);
    if (new Set(digests).size !== 1) {
      broken.push(`${label}\n${digests.join('\n')}`);
      console.error(`broken: ${label}`);
    }
    positions += position;
    if (seed % 100 === 99) console.info(`${seed - FROM + 1} histories, ${positions} positions`);
  }
  expect(broken).toEqual([]);
});

import { expect, test } from 'vitest';
import { compareHistory } from '../model/histories.ts';

/** `COMPARED=20000 FROM=5000 npm run test:long` compares others. Each is some thirty entries, folded in three orders. */
const COUNT = Number(process.env.COMPARED ?? 40_000);
const FROM = Number(process.env.FROM ?? 100_000);

test(`${COUNT} random histories fold as the page says`, async () => {
  const broken: string[] = [];
  let entries = 0;
  let bounded = 0;
  for (let seed = FROM; seed < FROM + COUNT; seed++) {
    const compared = await compareHistory(seed, 16 + (seed % 40));
    entries += compared.entries * 3;
    bounded += compared.bounded;
    if (compared.difference) {
      broken.push(compared.difference);
      console.error(compared.difference);
    }
    if (seed % 1_000 === 999)
      console.info(`${seed - FROM + 1} histories, ${entries} entries folded, ${bounded} orders not compared`);
  }
  expect(broken).toEqual([]);
});

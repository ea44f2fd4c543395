import { expect, test } from 'vitest';
import { compareFlocks } from '../model/flockGames.ts';

/** `GAMES=2000 FROM=5000 npm run test:long -- flocks` plays others. */
const COUNT = Number(process.env.GAMES ?? 10_000);
const FROM = Number(process.env.FROM ?? 0);
const MOST_TOLD = 20;

test(`${COUNT} random games of mixed sets: flocks do what a second reading says`, async () => {
  const differences: string[] = [];
  for (let n = FROM; n < FROM + COUNT && differences.length < MOST_TOLD; n++)
    differences.push(...(await compareFlocks(n)).differences);
  expect(differences).toEqual([]);
});

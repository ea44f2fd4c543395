import { expect, test } from 'vitest';
import { compareEnding } from '../model/endingGames.ts';

/** `GAMES=2000 FROM=5000 npm run test:long -- ending` plays others. */
const COUNT = Number(process.env.GAMES ?? 10_000);
const FROM = Number(process.env.FROM ?? 0);
const MOST_TOLD = 20;

test(`${COUNT} random games of mixed sets: the final scoring gives what a second reading says`, async () => {
  const differences: string[] = [];
  for (let n = FROM; n < FROM + COUNT && differences.length < MOST_TOLD; n++)
    differences.push(...(await compareEnding(n)));
  expect(differences).toEqual([]);
});

import { expect, test } from 'vitest';
import { compareInfection } from '../model/infectionGames.ts';

/** `GAMES=2000 FROM=5000 npm run test:long -- infection` plays others. */
const COUNT = Number(process.env.GAMES ?? 10_000);
const FROM = Number(process.env.FROM ?? 0);
const MOST_TOLD = 20;

test(`${COUNT} random games of mixed sets: tests and the spread of COVID-19 are those of a second reading`, async () => {
  const differences: string[] = [];
  for (let n = FROM; n < FROM + COUNT && differences.length < MOST_TOLD; n++)
    differences.push(...(await compareInfection(n)).differences);
  expect(differences).toEqual([]);
});

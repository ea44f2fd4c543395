import { expect, test } from 'vitest';
import { faultsOfGame } from '../unit/support/randomGames.ts';

/** `GAMES=2000 FROM=5000 npm run test:long -- randomGames` plays others. */
const COUNT = Number(process.env.GAMES ?? 10_000);
const FROM = Number(process.env.FROM ?? 0);
const MOST_TOLD = 20;

test(`${COUNT} random games of the great boxes with each other show no fault`, async () => {
  const faults: string[] = [];
  for (let n = FROM; n < FROM + COUNT && faults.length < MOST_TOLD; n++) {
    const found = await faultsOfGame(n);
    for (const fault of found) console.error(fault);
    faults.push(...found);
    if (n % 500 === 499) console.info(`${n + 1 - FROM} games`);
  }
  expect(faults).toEqual([]);
});

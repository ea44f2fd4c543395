import { expect, test } from 'vitest';
import { faultsOfGame, faultsOfMixture } from '../unit/support/randomGames.ts';

/** `GAMES=2000 FROM=5000 npm run test:long -- randomGames` plays others. */
const COUNT = Number(process.env.GAMES ?? 10_000);
const FROM = Number(process.env.FROM ?? 0);
const MOST_TOLD = 20;

async function faultsOfGames(play: (n: number) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (let n = FROM; n < FROM + COUNT && faults.length < MOST_TOLD; n++) {
    const found = await play(n);
    for (const fault of found) console.error(fault);
    faults.push(...found);
    if (n % 500 === 499) console.info(`${n + 1 - FROM} games`);
  }
  return faults;
}

test(`${COUNT} random games of the great boxes with each other show no fault`, async () => {
  expect(await faultsOfGames(faultsOfGame)).toEqual([]);
});

test(`${COUNT} random games of all sets, offered or not, with each other show no fault`, async () => {
  expect(await faultsOfGames(faultsOfMixture)).toEqual([]);
});

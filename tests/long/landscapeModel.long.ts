import { expect, test } from 'vitest';
import { compareGame } from '../model/landscapeGames.ts';

/** `COMPARED=500 FROM=2000 npm run test:long -- landscapeModel` compares others. */
const COUNT = Number(process.env.COMPARED ?? 2_000);
const FROM = Number(process.env.FROM ?? 100_000);

test(`${COUNT} random games go as a second reading of the rules says`, async () => {
  const differences: string[] = [];
  let questions = 0;
  for (let seed = FROM; seed < FROM + COUNT; seed++) {
    const compared = await compareGame(seed);
    questions += compared.questions;
    if (compared.difference) differences.push(compared.difference);
    if (compared.difference) console.error(compared.difference);
    if (seed % 100 === 99) console.info(`${seed + 1 - FROM} games, ${questions} questions`);
  }
  expect(differences).toEqual([]);
});

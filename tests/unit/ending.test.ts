import { expect, it } from 'vitest';
import { compareEnding } from '../model/endingGames.ts';

/** `tests/long/ending.long.ts` compares thousands. */
const GAMES = 120;

it('the engine and a second reading agree on the final scoring of mixed sets', async () => {
  const differences: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) differences.push(...(await compareEnding(seed)));
  expect(differences).toEqual([]);
}, 120_000);

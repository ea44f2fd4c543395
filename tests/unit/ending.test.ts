import { expect, it } from 'vitest';
import { compareEnding } from '../model/endingGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/ending.long.ts` compares thousands. */
const GAMES = 120;

it('the engine and a second reading agree on the final scoring of mixed sets', async () => {
  const { differences } = await compareGames(compareEnding, GAMES);
  expect(differences).toEqual([]);
}, 120_000);

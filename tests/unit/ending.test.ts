import { expect, it } from 'vitest';
import { compareEnding } from '../model/endingGames.ts';

/** `tests/long/ending.long.ts` compares thousands. */
const GAMES = 120;

it('the engine and a second reading agree on the final scoring of mixed sets', async () => {
  const differences: string[] = [];
  let compared = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareEnding(seed);
    if (game === null) continue;
    compared++;
    differences.push(...game);
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(GAMES / 2);
}, 120_000);

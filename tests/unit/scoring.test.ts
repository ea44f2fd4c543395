import { expect, it } from 'vitest';
import { compareScoring } from '../model/scoringGames.ts';

/** `tests/long/scoring.long.ts` compares thousands. */
const GAMES = 120;

it('the engine and a second reading agree on what the parts of a turn give in mixed sets', async () => {
  const differences: string[] = [];
  let compared = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareScoring(seed);
    differences.push(...game.differences);
    compared += game.compared;
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(50 * GAMES);
}, 120_000);

import { expect, it } from 'vitest';
import { compareScoring } from '../model/scoringGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/scoring.long.ts` compares thousands. */
const GAMES = 120;

it('the engine and a second reading agree on what the parts of a turn give in mixed sets', async () => {
  const { differences, compared } = await compareGames(compareScoring, GAMES);
  expect(differences).toEqual([]);
  expect(compared.get('part') ?? 0).toBeGreaterThan(50 * GAMES);
}, 120_000);

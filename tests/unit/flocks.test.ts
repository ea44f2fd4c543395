import { expect, it } from 'vitest';
import { compareFlocks } from '../model/flockGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/flocks.long.ts` compares thousands. */
const GAMES = 80;

it('the engine and a second reading agree on shepherds and their flocks in mixed sets', async () => {
  const { differences, compared } = await compareGames(compareFlocks, GAMES);
  expect(differences).toEqual([]);
  for (const kind of ['draw', 'choice', 'points', 'wolf'])
    expect(compared.get(kind) ?? 0, kind).toBeGreaterThan(GAMES / 2);
}, 120_000);

import { expect, it } from 'vitest';
import { compareValues } from '../model/valueGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/values.long.ts` compares thousands. */
const GAMES = 60;

it('the engine and a second reading agree on what features of mixed sets are worth, and to whom', async () => {
  const { differences, compared } = await compareGames(compareValues, GAMES);
  expect(differences).toEqual([]);
  for (const kind of ['road', 'city', 'monastery', 'field'])
    for (const when of ['', ' at the end'])
      expect(compared.get(kind + when) ?? 0, kind + when).toBeGreaterThan(5);
}, 120_000);

import { expect, it } from 'vitest';
import { compareInfection } from '../model/infectionGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/infection.long.ts` compares thousands. */
const GAMES = 40;

it('the engine and a second reading agree on tests and on the spread of COVID-19 in mixed sets', async () => {
  const { differences, compared } = await compareGames(compareInfection, GAMES);
  expect(differences).toEqual([]);
  for (const kind of ['test', 'spread']) expect(compared.get(kind) ?? 0, kind).toBeGreaterThan(3 * GAMES);
}, 120_000);

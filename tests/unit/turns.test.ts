import { expect, it } from 'vitest';
import { compareGames } from '../model/mixedGames.ts';
import { compareTurns } from '../model/turnGames.ts';

/** `tests/long/turns.long.ts` compares thousands. */
const GAMES = 60;

it('the engine and a second reading agree on the order of turns, draws and auctions in mixed sets', async () => {
  const { differences, compared } = await compareGames(compareTurns, GAMES);
  expect(differences).toEqual([]);
  for (const what of ['abbey', 'auction', 'bid', 'half', 'settle'])
    expect([...compared.keys()]).toContain(what);
}, 120_000);

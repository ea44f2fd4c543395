import { expect, it } from 'vitest';
import { compareMessages } from '../model/messageGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/messages.long.ts` compares thousands. */
const GAMES = 120;

it('the engine and a second reading agree on what messages offer and pay in mixed sets', async () => {
  const { differences, compared } = await compareGames(compareMessages, GAMES);
  expect(differences).toEqual([]);
  for (const card of ['farmers', 'knights', 'scoreFigure', 'shields', 'smallestCity', 'smallestRoad'])
    expect([...compared.keys()]).toContain(`${card} action`);
}, 120_000);

import { expect, it } from 'vitest';
import { compareMoves } from '../model/moveGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/moves.long.ts` compares thousands. */
const GAMES = 60;

it('the engine and a second reading agree on what beasts and disasters do in mixed sets', async () => {
  const { differences, compared } = await compareGames(compareMoves, GAMES);
  expect(differences).toEqual([]);
  for (const kind of [
    'eaten',
    'flight',
    'landing',
    'struck',
    'meteor aim',
    'storm by the tornado',
    'tornado drop'
  ])
    expect(compared.get(kind) ?? 0, kind).toBeGreaterThan(10);
}, 120_000);

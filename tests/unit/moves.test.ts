import { expect, it } from 'vitest';
import { compareMoves } from '../model/moveGames.ts';

/** `tests/long/moves.long.ts` compares thousands. */
const GAMES = 60;

it('the engine and a second reading agree on what beasts and disasters do in mixed sets', async () => {
  const differences: string[] = [];
  const compared: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareMoves(seed);
    differences.push(...game.differences);
    compared.push(...game.compared);
  }
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
    expect(compared.filter((one) => one === kind).length, kind).toBeGreaterThan(10);
}, 120_000);

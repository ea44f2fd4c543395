import { expect, it } from 'vitest';
import { compareFlocks } from '../model/flockGames.ts';

/** `tests/long/flocks.long.ts` compares thousands. */
const GAMES = 80;

it('the engine and a second reading agree on shepherds and their flocks in mixed sets', async () => {
  const differences: string[] = [];
  const compared: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareFlocks(seed);
    differences.push(...game.differences);
    compared.push(...game.compared);
  }
  expect(differences).toEqual([]);
  for (const kind of ['draw', 'choice', 'points', 'wolf'])
    expect(compared.filter((one) => one === kind).length, kind).toBeGreaterThan(GAMES / 2);
}, 120_000);

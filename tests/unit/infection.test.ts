import { expect, it } from 'vitest';
import { compareInfection } from '../model/infectionGames.ts';

/** `tests/long/infection.long.ts` compares thousands. */
const GAMES = 40;

it('the engine and a second reading agree on tests and on the spread of COVID-19 in mixed sets', async () => {
  const differences: string[] = [];
  const compared: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareInfection(seed);
    differences.push(...game.differences);
    compared.push(...game.compared);
  }
  expect(differences).toEqual([]);
  for (const kind of ['test', 'spread'])
    expect(compared.filter((one) => one === kind).length, kind).toBeGreaterThan(3 * GAMES);
}, 120_000);

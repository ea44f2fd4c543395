import { expect, it } from 'vitest';
import { compareChoices } from '../model/choiceGames.ts';

/** `tests/long/choices.long.ts` compares thousands. */
const GAMES = 60;

it('the engine and a second reading agree on what may be done in mixed sets', async () => {
  const differences: string[] = [];
  const compared = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareChoices(seed);
    differences.push(...game.differences);
    for (const kind of game.compared) compared.add(kind);
  }
  expect(differences).toEqual([]);
  for (const kind of ['deploy meeple field', 'deploy barn field', 'build floor', 'recall abbot', 'pass'])
    expect([...compared]).toContain(kind);
}, 120_000);

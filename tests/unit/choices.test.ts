import { expect, it } from 'vitest';
import { compareChoices } from '../model/choiceGames.ts';

/** `tests/long/choices.long.ts` compares thousands. */
const GAMES = 50;

it('the engine and a second reading agree on what may be done in mixed sets', async () => {
  const differences: string[] = [];
  const compared = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareChoices(seed);
    differences.push(...game.differences);
    for (const kind of game.compared) compared.add(kind);
  }
  expect(differences).toEqual([]);
  const steps = new Set([...compared].map((kind) => kind.split(':')[0]));
  for (const step of [
    'place',
    'claim',
    'wagons',
    'gold',
    'charm',
    'ferry',
    'tunnel',
    'redDragonRun',
    'cropCircle'
  ])
    expect([...steps]).toContain(step);
}, 120_000);

import { expect, it } from 'vitest';
import { compareChoices } from '../model/choiceGames.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/choices.long.ts` compares thousands. */
const GAMES = 50;

it('the engine and a second reading agree on what may be done in mixed sets', async () => {
  const { differences, compared } = await compareGames(compareChoices, GAMES);
  expect(differences).toEqual([]);
  const steps = new Set([...compared.keys()].map((kind) => kind.split(':')[0]));
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

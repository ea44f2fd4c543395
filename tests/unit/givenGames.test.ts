import { expect, it } from 'vitest';
import { compareGiven } from '../model/givenGames.ts';
import { compareGames } from '../model/mixedGames.ts';

const GAMES = 60;

it('a position given in the words of the notation is played on like the game it was taken from', async () => {
  const { differences, compared } = await compareGames(compareGiven, GAMES);
  expect(differences).toEqual([]);
  expect(compared.get('given') ?? 0).toBeGreaterThan(GAMES / 4);
}, 120_000);

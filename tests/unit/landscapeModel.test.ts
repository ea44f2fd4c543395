import { expect, it } from 'vitest';
import { compareGame } from '../model/landscapeGames.ts';

/** `tests/long/landscapeModel.long.ts` compares thousands. */
const GAMES = 12;

it('the engine and a second reading of the rules agree on random games of five boxes', async () => {
  let questions = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const compared = await compareGame(seed);
    expect(compared.difference).toBeNull();
    questions += compared.questions;
  }
  expect(questions).toBeGreaterThan(GAMES * 50);
}, 120_000);

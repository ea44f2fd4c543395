import { expect, it } from 'vitest';
import { compareClinic } from '../model/clinic/games.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/clinicModel.long.ts` compares thousands. */
const GAMES = 40;

it('Clinic and a second reading of its rules agree after every step', async () => {
  const { differences, compared } = await compareGames(compareClinic, GAMES);
  expect(differences).toEqual([]);
  for (const word of [
    'treated treatment',
    'treated operatingRoom',
    'treated outpatient',
    'built helipad',
    'built satellite',
    'built conveyors',
    'researched doctor',
    'died patient',
    'died doctor',
    'left pregnantWoman',
    'hospiceIncome',
    'dismissed doctor',
    'returned janitor',
    'contaminated',
    'talksEnded'
  ])
    expect(compared.get(word) ?? 0, word).toBeGreaterThan(0);
}, 120_000);

import { expect, it } from 'vitest';
import { compareClinic, compareClinicPosition } from '../model/clinic/games.ts';
import { compareGames } from '../model/mixedGames.ts';

/** `tests/long/clinicModel.long.ts` compares thousands. */
const GAMES = 30;
const POSITIONS = 50;

const OFTEN = [
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
];

it('Clinic and a second reading of its rules agree after every step', async () => {
  const { differences, compared } = await compareGames(compareClinic, GAMES);
  expect(differences).toEqual([]);
  for (const word of OFTEN) expect(compared.get(word) ?? 0, word).toBeGreaterThan(0);
}, 120_000);

it('they agree in games from random positions on, with large clinics and people anywhere', async () => {
  const { differences, compared } = await compareGames(compareClinicPosition, POSITIONS);
  expect(differences).toEqual([]);
  for (const word of [...OFTEN, 'treated intensiveCare', 'infected elder'])
    expect(compared.get(word) ?? 0, word).toBeGreaterThan(0);
}, 120_000);

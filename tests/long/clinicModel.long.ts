import { test } from 'vitest';
import { compareClinic, compareClinicPosition } from '../model/clinic/games.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of Clinic: every step is what a second reading says`, () =>
  agreesInMany(compareClinic));

test(`${GAMES} random positions of Clinic: so is the rest of the game`, () =>
  agreesInMany(compareClinicPosition));

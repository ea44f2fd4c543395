import { test } from 'vitest';
import { compareInfection } from '../model/infectionGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: tests and the spread of COVID-19 are those of a second reading`, () =>
  agreesInMany(compareInfection));

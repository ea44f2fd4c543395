import { test } from 'vitest';
import { compareValues } from '../model/valueGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: features are worth what a second reading says`, () =>
  agreesInMany(compareValues));

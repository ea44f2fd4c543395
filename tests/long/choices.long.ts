import { test } from 'vitest';
import { compareChoices } from '../model/choiceGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: what may be done is what a second reading says`, () =>
  agreesInMany(compareChoices));

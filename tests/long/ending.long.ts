import { test } from 'vitest';
import { compareEnding } from '../model/endingGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: the final scoring gives what a second reading says`, () =>
  agreesInMany(compareEnding));

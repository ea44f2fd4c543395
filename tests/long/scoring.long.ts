import { test } from 'vitest';
import { compareScoring } from '../model/scoringGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: the parts of a turn give what a second reading says`, () =>
  agreesInMany(compareScoring));

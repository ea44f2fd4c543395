import { test } from 'vitest';
import { compareMoves } from '../model/moveGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: beasts and disasters do what a second reading says`, () =>
  agreesInMany(compareMoves));

import { test } from 'vitest';
import { compareTurns } from '../model/turnGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: turns, draws and auctions come as a second reading says`, () =>
  agreesInMany(compareTurns));

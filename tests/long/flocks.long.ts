import { test } from 'vitest';
import { compareFlocks } from '../model/flockGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: flocks do what a second reading says`, () =>
  agreesInMany(compareFlocks));

import { test } from 'vitest';
import { compareMessages } from '../model/messageGames.ts';
import { agreesInMany, GAMES } from './mixedGames.ts';

test(`${GAMES} random games of mixed sets: messages do what a second reading says`, () =>
  agreesInMany(compareMessages));

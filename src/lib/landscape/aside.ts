import type { Game } from '../kernel/game.ts';
import { estimate, foresee } from './estimate.ts';
import { expectPosition } from './expect.ts';
import { givePosition } from './given.ts';
import type { Position } from './position.ts';

/** What scripts and bots ask of the game, and nobody who plays or watches it. */
export const aside: Pick<Game<Position>, 'given' | 'expect' | 'estimate' | 'foresee'> = {
  given: givePosition,
  expect: expectPosition,
  estimate,
  foresee
};

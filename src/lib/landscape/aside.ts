import type { Game } from '../kernel/game.ts';
import { estimate, foresee } from './estimate.ts';
import { expectPosition } from './expect.ts';
import { givePosition } from './given.ts';
import { STEP_FIELDS } from './notation.ts';
import type { Position } from './position.ts';

/** Parts of the game that only scripts and bots use. */
export const aside: Pick<Game<Position>, 'given' | 'expect' | 'estimate' | 'foresee' | 'stepFields'> = {
  given: givePosition,
  expect: expectPosition,
  estimate,
  foresee,
  stepFields: STEP_FIELDS
};

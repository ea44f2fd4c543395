import type { Game } from '../../kernel/game.ts';
import { estimate, foresee } from '../prediction/estimate.ts';
import { expectPosition } from './expect.ts';
import { fast } from '../fast.ts';
import { givePosition } from './given.ts';
import { ASIDE_VERBS, VERB_FIELDS } from './notation.ts';
import type { Position } from '../position.ts';
import { predict } from '../prediction/predict.ts';

/** Parts of the game that only scripts and bots use. */
export const aside: Pick<
  Game<Position>,
  'fast' | 'given' | 'expect' | 'estimate' | 'foresee' | 'predict' | 'verbFields' | 'asideVerbs'
> = {
  fast,
  given: givePosition,
  expect: expectPosition,
  estimate,
  foresee,
  predict,
  verbFields: VERB_FIELDS,
  asideVerbs: ASIDE_VERBS
};

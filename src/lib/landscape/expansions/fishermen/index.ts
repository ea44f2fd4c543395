import { tilesOf } from '../../features/features.ts';
import type { LandscapeModule, ScorePart } from '../../contract/module.ts';
import { CITY, FIELD, MONASTERY, RIVER, ROAD } from '../../tiles/tiletypes.ts';

/** Followers that may be placed on every kind of landscape may fish (2). */
const FISHING = [CITY, ROAD, MONASTERY, FIELD];
const FINISHED = 2;
const UNFINISHED = 1;

/** A stretch of river closed at both ends gives 2 points for each tile, at the end of the game 1 (3). */
const CATCH: ScorePart = {
  label: 'score.fishermen',
  kinds: [RIVER],
  at: 'addition',
  of: (p, root, done) => tilesOf(p, root) * (done ? FINISHED : UNFINISHED)
};

/** The Fishermen: followers on the stretches of the river. */
export const fishermen: LandscapeModule = {
  id: 'fishermen',
  completes: [RIVER],
  scoreParts: [CATCH],
  alsoStands: ({ special, stands }) =>
    special !== true && FISHING.every((kind) => stands.includes(kind)) ? [RIVER] : []
};

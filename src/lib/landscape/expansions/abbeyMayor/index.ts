import type { TileDef } from '../../tiles/catalogue.ts';
import { kindOf, rootOf, shieldsOf } from '../../features/features.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { CITY, FIELD, MONASTERY, ROAD } from '../../tiles/tiletypes.ts';
import { ABBEY, LAST_ROUND, noteAbbey, SQUARES, STOCK } from './abbey.ts';
import {
  countBarns,
  expectBarns,
  fieldsToScore,
  hasBarn,
  isSameCorner,
  liftBarns,
  noteBarn,
  offerBarns,
  SCORE_BARNS,
  turnToSide
} from './barn.ts';
import { options, parts } from './options.ts';
import { AbbeySlice, sliceOf } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };
import { DRIVE, noteDrive, SCORED } from './wagon.ts';

/** Abbey & Mayor: an own tile for a hole, a mayor, a wagon that drives on, and a barn. */
export const abbeyMayor: LandscapeModule = {
  id: 'abbeyMayor',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  figures: [
    {
      id: 'mayor',
      part: 'mayor',
      count: 1,
      stands: [CITY],
      /** The shields in the mayor's whole city (AM-7). */
      weight: (p, figure) => shieldsOf(p, rootOf(p, p.figureAt[figure]))
    },
    { id: 'wagon', part: 'wagon', count: 1, stands: [ROAD, CITY, MONASTERY] },
    {
      id: 'barn',
      part: 'barn',
      count: 1,
      stands: [FIELD],
      special: true,
      lifeless: true,
      namesSpot: isSameCorner
    }
  ],
  steps: [ABBEY, SCORED, SCORE_BARNS, DRIVE],
  followUps: [LAST_ROUND],
  stock: { abbey: STOCK },
  pieces: { abbey: SQUARES },

  slice(p) {
    const slice = new AbbeySlice(p.seats);
    if (p.rules.without.has('abbey')) slice.abbeys.fill(0);
    return slice;
  },

  offerClaim: offerBarns,
  offerFields: fieldsToScore,
  claimKinds: [FIELD],
  /** No follower comes to a field with a barn (AM-17). */
  allowsClaim: (p, segment, kind) => p.rules.followers[kind] === 0 || !hasBarn(p, rootOf(p, segment)),
  afterPlacement: noteAbbey,
  beforeReplacement: liftBarns,
  afterEntry(p, figure) {
    noteBarn(p, figure);
    noteDrive(p, figure);
  },
  afterGivenFigure: turnToSide,
  afterTurn(p) {
    const slice = sliceOf(p);
    slice.declined = 0;
    slice.barn = -1;
    if (slice.waiting.length > 0) slice.waiting = [];
  },
  /** Farmers in a barn field are counted with the barn. */
  allowsCounting: (p, root) => kindOf(p, root) !== FIELD || !hasBarn(p, root),
  afterCounting: countBarns,
  estimates: expectBarns
};

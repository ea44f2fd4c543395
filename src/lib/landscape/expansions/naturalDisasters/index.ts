import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { feeds, mayCount, showQuakes } from './earthquake.ts';
import {
  allowsSquare,
  removeFlood,
  limitsSquares,
  offerFloods,
  floodTile,
  SPREAD,
  startFlood
} from './flood.ts';
import { giveFlood } from './given.ts';
import { disasterOf, EARTHQUAKE, FLOOD, METEOR, TORNADO } from './marks.ts';
import { AIM, hasTarget, holdsMeteor, STRIKE } from './meteor.ts';
import { options } from './options.ts';
import { RUN } from './run.ts';
import { DisasterSlice, sliceOf } from './slice.ts';
import { startRun } from './tornado.ts';
import { CATCH, DROP, STORM } from './verbs.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Natural Disasters: an earthquake, a flood, meteors and tornados, each with a tile of its own. */
export const naturalDisasters: LandscapeModule = {
  id: 'naturalDisasters',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [SPREAD, STRIKE, RUN],
  verbs: [AIM, STORM, CATCH, DROP],

  slice: () => new DisasterSlice(),

  insteadOfFitting: (p) => (holdsMeteor(p) ? hasTarget(p) : undefined),
  offerPlacement: offerFloods,
  limitsPlacement: limitsSquares,
  allowsPlacement: allowsSquare,
  allowsFeeding: feeds,
  allowsCounting: mayCount,
  /** A meteor fills a square around a monastery, but earns it nothing. */
  surroundingModifier: (p, slot) => (disasterOf(p, p.slotType[slot]) === METEOR ? -1 : 0),

  afterPlacement(p, slot) {
    const disaster = disasterOf(p, p.slotType[slot]);
    if (disaster === EARTHQUAKE) sliceOf(p).quakes.push(slot);
    if (disaster === TORNADO) startRun(p, slot);
    if (disaster === FLOOD) startFlood(p, slot);
    else floodTile(p, slot);
  },
  beforeReplacement(p, slot) {
    const slice = sliceOf(p);
    if (slice.flood === slot) removeFlood(p);
    slice.quakes = slice.quakes.filter((quake) => quake !== slot);
  },
  afterGivenTile(p, slot) {
    const disaster = disasterOf(p, p.slotType[slot]);
    if (disaster === EARTHQUAKE) sliceOf(p).quakes.push(slot);
    // It belongs to no player, so no draw makes it spread.
    if (disaster === FLOOD) sliceOf(p).flood = slot;
  },
  shows: (p) => ({ quakes: showQuakes(p) }),
  given: giveFlood
};

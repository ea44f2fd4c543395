import { followUpNow } from '../../base/followUps.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { isComplete, rootOf } from '../../features/features.ts';
import { hasKindIn } from '../../figures/figures.ts';
import type { LandscapeModule, ScorePart } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { feedingCities } from '../../scoring.ts';
import { kindReader } from '../../contract/slices.ts';
import { CITY, FIELD, ROAD } from '../../tiles/tiletypes.ts';
import { countGoods, expectGoods, TAKE_GOODS, WON } from './goods.ts';
import { options, parts } from './options.ts';
import { sliceOf, TradersSlice } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

const SECOND_HALF = 'builder';

const builderKind = kindReader('builder');
const pigKind = kindReader('pig');

/**
 * Whether the placed tile belongs to a feature with an own builder; a builder placed later in this turn does not count
 * (TB-4, TB-7).
 */
function callsBuilder(p: Position, slot: number): boolean {
  const builder = builderKind(p);
  const first = p.slotSegment[slot];
  const last = first + p.rules.tiles.segmentCount[p.slotType[slot]];
  if (builder >= 0)
    for (let s = first; s < last; s++) if (hasKindIn(p, rootOf(p, s), p.actor, builder)) return true;
  return false;
}

/** A player who wins a field with an own pig in it gets one more point for each city (TB-11). */
const PIG: ScorePart = {
  label: 'score.pig',
  kinds: [FIELD],
  at: 'seat',
  of: (p, root, _done, _value, seat) =>
    pigKind(p) >= 0 && hasKindIn(p, root, seat, pigKind(p)) ? feedingCities(p, root) : 0
};

/** Traders & Builders: builders that bring a second tile, pigs, and goods for completing a city. */
export const tradersBuilders: LandscapeModule = {
  id: 'tradersBuilders',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  figures: [
    { id: 'builder', part: 'builder', count: 1, stands: [CITY, ROAD], special: true, joins: true },
    { id: 'pig', part: 'pig', count: 1, stands: [FIELD], special: true, joins: true }
  ],
  steps: [TAKE_GOODS],
  scoreParts: [PIG],
  won: WON,
  /** A half of the same turn, never followed by a third (TB-4, TB-6). */
  followUps: [
    {
      id: SECOND_HALF,
      order: 10,
      half: true,
      next: (p) => (sliceOf(p).doubled && followUpNow(p)?.id !== SECOND_HALF ? p.actor : -1)
    }
  ],

  slice: (p) => new TradersSlice(p.seats),
  shows: (p) => ({ second: followUpNow(p)?.id === SECOND_HALF }),

  /** A builder needs a feature that is incomplete after the placement (TB-1). */
  limitsElsewhere: false,
  allowsClaim: (p, segment, kind) => kind !== builderKind(p) || !isComplete(p, rootOf(p, segment)),
  /** Determined when the tile is placed, independent of what happens to the builder later (TB-5). */
  afterPlacement(p, slot) {
    sliceOf(p).doubled = callsBuilder(p, slot) ? 1 : 0;
  },
  /** The second half comes after a turn nested in between. */
  suspends(p) {
    const { doubled } = sliceOf(p);
    sliceOf(p).doubled = 0;
    return doubled;
  },
  resumes(p, kept) {
    sliceOf(p).doubled = Number(kept);
  },
  afterCounting: countGoods,
  estimates: expectGoods
};

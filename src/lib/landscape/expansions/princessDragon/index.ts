import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import {
  comeToVolcano,
  FLY,
  noteVolcano,
  RED_DRAGON,
  RUN_AFTER,
  RUN_BEFORE,
  setAside,
  slotOfDragon
} from './dragon.ts';
import { FAIRY, FAIRY_POINT, MOVE, noteEntry, noteLeaving, offerFairy, rewardCompanion } from './fairy.ts';
import { options, parts } from './options.ts';
import { offerPortal } from './portal.ts';
import { DUTY, listKnights, REMOVE } from './princess.ts';
import { PrincessSlice, sliceOf } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

/** The Princess & the Dragon: a dragon all seats move, a fairy that protects, portals, and princesses that send knights home. */
export const princessDragon: LandscapeModule = {
  id: 'princessDragon',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  steps: [FAIRY_POINT, DUTY, RUN_BEFORE, RUN_AFTER],
  verbs: [FLY, MOVE, REMOVE],
  neutrals: { redDragon: RED_DRAGON, fairy: FAIRY },

  slice: () => new PrincessSlice(),
  shows: (p) => ({ played: parts.filter((part) => !p.rules.without.has(part)) }),

  insteadOfKeeping: setAside,
  afterPlacement: comeToVolcano,
  afterGivenTile: noteVolcano,
  closesSlot: slotOfDragon,
  offerClaim(p, out) {
    offerPortal(p, out);
    listKnights(p, out);
    offerFairy(p, out);
  },
  afterEntry: noteEntry,
  afterLeaving: noteLeaving,
  afterScored: (p, root, _tally, log) => rewardCompanion(p, root, log),
  /** Another beast eats the dragon and the fairy: both are beside the board again. */
  afterVisit(p, slot) {
    const slice = sliceOf(p);
    if (slice.dragon === slot) slice.dragon = -1;
    if (slice.fairy !== slot) return;
    slice.fairy = -1;
    slice.companion = -1;
  }
};

import type { TileDef } from '../../tiles/catalogue.ts';
import { currentStep } from '../../flow.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import {
  AUCTION,
  BID,
  CALL,
  expectLots,
  giveLots,
  keepAsLot,
  noteBazaar,
  SETTLE,
  USE_LOT
} from './bazaar.ts';
import {
  BRIDGES,
  BRIDGE_STOCK,
  BUILD as BUILD_BRIDGE,
  DECLINE,
  layNeeded,
  offerBridged,
  offerDecline,
  offerFree,
  plannedForm
} from './bridges.ts';
import { BUILD as BUILD_CASTLE, CASTLES, CASTLE_STOCK, FORTIFY, isCastle, razeCastles } from './castles.ts';
import { forms } from './forms.ts';
import { CASTLE_FIELDS, CASTLE_POINTS, CASTLE_VALUES, COPY, expectLords } from './lords.ts';
import { options, parts } from './options.ts';
import { BazaarSlice, sliceOf } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Bridges and castles of each seat. */
const eachOf = (seats: number) => (seats > 4 ? 2 : 3);

/** Bridges, Castles & Bazaars: roads over laid tiles, small cities that become castles, and auctions of tiles. */
export const bridgesCastlesBazaars: LandscapeModule = {
  id: 'bridgesCastlesBazaars',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  forms,
  steps: [FORTIFY, CASTLE_VALUES, CASTLE_POINTS, AUCTION, USE_LOT],
  verbs: [DECLINE, BUILD_BRIDGE, BUILD_CASTLE, COPY, CALL, BID, SETTLE],
  scoreParts: [CASTLE_FIELDS],
  stock: { bridge: BRIDGE_STOCK, castle: CASTLE_STOCK },
  pieces: { bridge: BRIDGES, castle: CASTLES },

  slice(p) {
    const each = (part: string) =>
      new Array<number>(p.seats).fill(p.rules.without.has(part) ? 0 : eachOf(p.seats));
    return new BazaarSlice(each('bridge'), each('castle'));
  },

  offerUnfitting: offerBridged,
  offerPlacement: offerDecline,
  beforePlacement: layNeeded,
  offerClaim: offerFree,
  /** A lord is out of reach (BB-15). */
  allowsTaking: (p, figure) => !isCastle(p, p.figureAt[figure]),
  insteadOfKeeping: (p, log) => keepAsLot(p, log, bridgesCastlesBazaars),
  comingModifier: (p) => sliceOf(p).lots.length,
  afterPlacement: noteBazaar,
  beforeReplacement: razeCastles,
  insteadOfPrinted: plannedForm,
  afterTurn(p) {
    const slice = sliceOf(p);
    slice.bridged = 0;
    slice.fresh.length = 0;
  },
  estimates: expectLords,
  /** What is asked just now, where the verbs alone do not tell. */
  shows: (p) => ({
    castleDue: currentStep(p).id === FORTIFY.id,
    free: p.rules.options.bazaar === 'free'
  }),

  given(p, field, value) {
    if (field !== 'lots' || p.rules.without.has('bazaar')) return false;
    giveLots(p, value);
    return true;
  },
  expect: (p, field, wanted) => (field === 'lots' ? expectLots(p, wanted) : undefined)
};

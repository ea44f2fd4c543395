import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { PLACE } from '../../tiles/tiletypes.ts';
import { CAPTURE, CAPTURE_STEP, EXCHANGE, EXCHANGE_STEP, expectPrisoners, givePrisoners } from './capture.ts';
import { allowsEnding, BUILD, firstFloors, offerTowers, STOCK, TOWERS } from './floors.ts';
import { options } from './options.ts';
import { offerRansom, RANSOM } from './ransom.ts';
import { sliceOf, TowerSlice } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

/** The Tower: floors on foundations capture figures in their reach, which are exchanged or bought back. */
export const tower: LandscapeModule = {
  id: 'tower',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [CAPTURE_STEP, EXCHANGE_STEP],
  verbs: [BUILD, CAPTURE, EXCHANGE, RANSOM],
  stock: { floor: STOCK },
  pieces: { floor: TOWERS },

  slice: (p) =>
    new TowerSlice(
      firstFloors(p.seats),
      new Uint8Array(p.rules.tileCapacity),
      new Uint8Array(p.seats * p.rules.figuresPerSeat)
    ),

  offerAside: offerRansom,
  /** A road is laid over bare foundations only. */
  allowsCrossing: (p, slot) => sliceOf(p).heights[slot] === 0,
  offerClaim: offerTowers,
  claimKinds: [PLACE],
  allowsClaim: allowsEnding,
  /** The floors of a tower whose tile is replaced go back to the box. */
  beforeReplacement(p, slot) {
    sliceOf(p).heights[slot] = 0;
  },
  beforeTurn(p) {
    sliceOf(p).ransomed = 0;
  },
  suspends: (p) => sliceOf(p).ransomed,
  resumes(p, ransomed) {
    sliceOf(p).ransomed = Number(ransomed);
  },

  given(p, field, value) {
    if (field !== 'prisoners') return false;
    givePrisoners(p, value);
    return true;
  },
  expect: (p, field, wanted) => (field === 'prisoners' ? expectPrisoners(p, wanted) : undefined)
};

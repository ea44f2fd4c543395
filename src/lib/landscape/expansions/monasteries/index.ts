import { leaveInBox } from '../../base/start.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { cloisterOf, rootOf, segmentType } from '../../features/features.ts';
import type { LandscapeModule, Step } from '../../contract/module.ts';
import { stepOf, type Position } from '../../position.ts';
import { segmentReader } from '../../contract/slices.ts';
import { MONASTERY } from '../../tiles/tiletypes.ts';
import { options } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

const ORDINARY = ['base.A', 'base.B'];

const isForAbbots = (p: Position, segment: number) => segmentType(p, segment).position === 'abbot';

/** The segment where abbots of the special monastery on a slot lie, or -1. */
const abbotsOn = segmentReader(({ position }) => position === 'abbot');

/** Slots of the unbroken row and column from a slot, in four directions up to the first empty square (2). */
function rowAndColumn(p: Position, slot: number): number[] {
  const found: number[] = [];
  for (let side = 0; side < 4; side++) {
    const step = stepOf(p, side);
    for (let cell = p.slotCell[slot] + step; p.cellSlot[cell] >= 0; cell += step)
      found.push(p.cellSlot[cell]);
  }
  return found;
}

/** A surrounded special monastery with abbots and no monk is not completed (4): decided once the dragon has eaten. */
const STAY: Step = {
  id: 'abbotsStay',
  after: 'quarters',
  enter(p) {
    let kept = 0;
    for (let i = 0; i < p.completedCount; i++) {
      const root = p.completed[i];
      const abbots = abbotsOn(p, p.segmentSlot[root]);
      const isMonkPlace = cloisterOf(p, p.segmentSlot[root]) === root;
      if (isMonkPlace && abbots >= 0 && p.claims[root] === 0 && p.claims[abbots] !== 0) continue;
      p.completed[kept++] = root;
    }
    p.completedCount = kept;
  }
};

/** Special Monasteries: a follower stands as a monk, or lies as an abbot until the end. */
export const monasteries: LandscapeModule = {
  id: 'monasteries',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [STAY],
  layOut(p) {
    if (p.rules.options.monasteryTiles === 'replace') for (const id of ORDINARY) leaveInBox(p, id);
  },
  occupiedKinds: [MONASTERY],
  /** A figure in either position keeps others off (3). */
  insteadOfOccupied(p, segment) {
    const slot = p.segmentSlot[segment];
    const monks = cloisterOf(p, slot);
    const abbots = abbotsOn(p, slot);
    if (abbots < 0 || (segment !== monks && segment !== abbots)) return undefined;
    return p.claims[rootOf(p, monks)] !== 0 || p.claims[rootOf(p, abbots)] !== 0;
  },
  insteadOfReach: (p, cloister) =>
    isForAbbots(p, cloister) ? rowAndColumn(p, p.segmentSlot[cloister]) : undefined,
  /** The abbot figure cannot be taken back early where it lies as an abbot (7). */
  allowsRecall: (p, segment) => !isForAbbots(p, segment)
};

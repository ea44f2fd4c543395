import { FIELD, PLACE, RIVER } from '../tiles/tiletypes.ts';
import { fittingTurns } from '../board/board.ts';
import { isCloister, isSurroundable, kindOf, rootOf } from '../features/features.ts';
import { pointsOf } from '../scoring.ts';
import type { Position } from '../position.ts';
import { featureOf, type FeatureView, type PartView } from './view.ts';

/** What a person may want to know of a feature on the table. Nothing here changes the position. */
export interface FeatureFacts extends FeatureView {
  /**
   * The minimum value once finished: in its current state, with its open squares filled only for a monastery
   * or garden. Null for features that are finished or never can be.
   */
  readonly finished: number | null;
  /** Tiles left in the bag that fit at least one of its open squares. */
  readonly fitting: number;
}

/** Facts about the whole feature a part belongs to. Points and tiles are counts. */
export function featureFacts(p: Position, part: PartView): FeatureFacts {
  const feature = featureOf(p, part);
  const root = rootOf(p, p.slotSegment[part.slot] + part.feature);
  const kind = kindOf(p, root);
  const never = kind === FIELD || kind === RIVER || kind === PLACE;
  const lasting = feature.complete || never || (isCloister(kind) && !isSurroundable(p, root));
  const filled = isCloister(kind) ? feature.open.length : 0;
  return {
    ...feature,
    finished: lasting ? null : pointsOf(p, root, true) + filled,
    fitting: lasting ? 0 : fittingAny(p, feature)
  };
}

function fittingAny(p: Position, { open }: FeatureView): number {
  const half = p.width >> 1;
  const cells = open.map(([x, y]) => (y + half) * p.width + x + half);
  let n = 0;
  for (const { index } of p.rules.tiles.types)
    if (p.bag[index] > 0 && cells.some((cell) => fittingTurns(p, index, cell) !== 0)) n += p.bag[index];
  return n;
}

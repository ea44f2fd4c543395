import type { FeatureKind } from '../../../landscape/tiles/catalogue.ts';
import { sameSquare } from '../../../landscape/contract/marks.ts';
import type { PartView, TileView } from '../../../landscape/view/view.ts';
import { squareAt, TILE, type Point } from '../camera/camera.ts';
import { featureShape } from '../../art/shapes.ts';
import { turned } from '../model/places.ts';

/** Small things first: a road crosses fields, a monastery stands on one. */
const ORDER: readonly FeatureKind[] = ['place', 'monastery', 'garden', 'road', 'city', 'river', 'field'];
/** World units by which a touch may miss a road or a building. */
const NEAR = 14;

/** The part of a feature drawn at a world point, or null where there is no tile. Needs a browser. */
export function partAt(tiles: readonly TileView[], at: Point): PartView | null {
  const square = squareAt(at);
  const tile = tiles.find((one) => sameSquare(one.at, square));
  const context = tile && document.createElement('canvas').getContext('2d');
  if (!tile || !context) return null;
  const { x, y } = turned({ x: at.x - square[0] * TILE, y: at.y - square[1] * TILE }, 4 - tile.turn);
  context.lineWidth = NEAR;
  const features = tile.def.features
    .map(({ kind }, feature) => ({ kind, feature, path: new Path2D(featureShape(tile.def, feature)) }))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const found =
    features.find(({ path }) => context.isPointInPath(path, x, y)) ??
    features.find(({ path }) => context.isPointInStroke(path, x, y));
  return found ? { slot: tile.slot, feature: found.feature } : null;
}

import type { Seat } from '../../../kernel/game.ts';
import type { FeatureView, FigureView, PartView, TileView } from '../../../landscape/view/view.ts';
import type { Point } from '../camera/camera.ts';
import { spotOf } from '../model/places.ts';

/** Fields of the same owners. */
export interface Holding {
  readonly owners: readonly Seat[];
  readonly fields: readonly FeatureView[];
  /** What these fields are worth now, together. */
  readonly points: number;
}

/** The fields grouped by their owners, those worth most first. */
export function holdingsOf(fields: readonly FeatureView[]): Holding[] {
  const groups = new Map<string, FeatureView[]>();
  for (const field of fields) {
    const key = field.owners.join();
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  return [...groups.values()]
    .map((own) => ({
      owners: own[0].owners,
      fields: own,
      points: own.reduce((sum, { points }) => sum + points, 0)
    }))
    .sort((a, b) => b.points - a.points || a.owners[0] - b.owners[0]);
}

/** World units between a figure and a badge on the same part. */
const ABOVE = 24;

/** Where the badge of a field lies: on its most central part without a figure, else above a figure. World units. */
export function badgeAt(
  field: FeatureView,
  tiles: readonly TileView[],
  figures: readonly Pick<FigureView, 'slot' | 'feature'>[]
): Point {
  const place = ({ slot, feature }: PartView) => spotOf(tiles[slot], feature);
  const spots = field.parts.map(place);
  const mean = (of: (spot: Point) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const taken = (part: PartView) =>
    figures.some(({ slot, feature }) => slot === part.slot && feature === part.feature);
  const free = field.parts.filter((part) => !taken(part)).map(place);
  if (free.length > 0) return free.reduce((best, spot) => (away(spot) < away(best) ? spot : best));
  return { x: spots[0].x, y: spots[0].y - ABOVE };
}

/** World units of one owner's band where several hold a field. */
const BAND = 20;

/** The share of one of several owners in a box, as upright bands in turn. An SVG path in world units. */
export function bandsOf(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  owner: number,
  owners: number
): string {
  if (owners === 1) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const bands: string[] = [];
  for (let at = x + owner * BAND; at < x + width; at += owners * BAND)
    bands.push(`M${at} ${y}h${BAND}v${height}h${-BAND}z`);
  return bands.join('');
}

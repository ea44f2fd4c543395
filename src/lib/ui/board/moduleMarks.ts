import type { Json } from '../../kernel/json.ts';
import type { Position } from '../../landscape/position.ts';
import { moduleData, partNamed, type Square, type TileView } from '../../landscape/view.ts';
import type { FigureKind } from '../art/figures.ts';
import { TILE, type Point } from './camera.ts';
import { middleOf, sameSquare, spotOf } from './places.ts';
import { isSquare } from './targets.ts';

/** A piece that belongs to nobody, where it lies. */
export interface Mark extends Point {
  readonly key: string;
  readonly kind: FigureKind;
  readonly scale: number;
}

interface Table {
  readonly p: Position;
  readonly tiles: readonly TileView[];
}

type Fields = Readonly<Record<string, Json | undefined>>;
const fieldsOf = (value: Json | undefined): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

const piece = (kind: FigureKind, at: Square, scale: number, key: string = kind): Mark => ({
  key,
  kind,
  scale,
  ...middleOf(at)
});

/** Tokens lie beside the place of a figure, several on one place in a row. */
function infection({ tokens }: Fields, { p, tiles }: Table): Mark[] {
  if (!Array.isArray(tokens)) return [];
  const seen = new Map<string, number>();
  return (tokens as Json[][]).flatMap(([x, y, on, side], i) => {
    const part = partNamed(p, { at: [x, y], on, side });
    if (!part) return [];
    const place = `${part.slot}/${part.feature}`;
    const n = seen.get(place) ?? 0;
    seen.set(place, n + 1);
    const spot = spotOf(tiles[part.slot], part.feature);
    return [
      {
        key: `infection-${i}`,
        kind: 'infection' as const,
        scale: 0.62,
        x: spot.x - 11 + n * 8,
        y: spot.y - 10
      }
    ];
  });
}

function dragon({ at }: Fields): Mark[] {
  return isSquare(at) ? [piece('dragon', at, 1.5)] : [];
}

function disasters({ flood, meteor, tornado }: Fields, { tiles }: Table): Mark[] {
  const marks: Mark[] = [];
  const { at: water, spread } = fieldsOf(flood);
  if (isSquare(water) && spread === true)
    for (const { at } of tiles) {
      const near = Math.abs(at[0] - water[0]) <= 1 && Math.abs(at[1] - water[1]) <= 1;
      // The flood is drawn from the corner of its tile.
      if (near && !sameSquare(at, water))
        marks.push({ key: `flood-${at.join()}`, kind: 'flood', scale: 1, x: at[0] * TILE, y: at[1] * TILE });
    }
  const { at: aim } = fieldsOf(meteor);
  if (isSquare(aim)) marks.push(piece('reticle', aim, 0.9));
  const { at: eye } = fieldsOf(tornado);
  if (isSquare(eye)) marks.push(piece('tornado', eye, 1.6));
  return marks;
}

const READERS: Readonly<Record<string, (fields: Fields, table: Table) => Mark[]>> = {
  covid19: infection,
  blackDragon: dragon,
  naturalDisasters: disasters
};

/** The pieces the modules have on the table. */
export function marksOf(p: Position, tiles: readonly TileView[]): Mark[] {
  return Object.entries(moduleData(p)).flatMap(
    ([id, data]) => READERS[id]?.(fieldsOf(data), { p, tiles }) ?? []
  );
}

/**
 * The square of an action that names none: the tile laid last, except where a follower is let down at the end of
 * the tornado's way.
 */
export function squareMeant(p: Position, verbs: readonly string[], last: Square | null): Square | null {
  if (!verbs.includes('drop')) return last;
  const { at } = fieldsOf(fieldsOf(moduleData(p).naturalDisasters).tornado);
  return isSquare(at) ? at : last;
}

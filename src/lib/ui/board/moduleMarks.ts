import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { TileDef } from '../../landscape/catalogue.ts';
import type { Position } from '../../landscape/position.ts';
import { moduleData, partNamed, type Square, type TileView } from '../../landscape/view.ts';
import type { TokenKind } from '../art/tokens.ts';
import { TILE, type Point } from './camera.ts';
import { middleOf, sameSquare, spotOf } from './places.ts';
import { isSquare } from './targets.ts';

/** Marks that are no pieces: a destroyed city, a square somebody has been on, a square within reach. */
export type Sign = 'quake' | 'trail' | 'reach';

/** Something that belongs to nobody, where it lies. */
export interface Mark extends Point {
  readonly key: string;
  readonly kind: TokenKind | Sign;
  readonly scale: number;
  /** The figure it carries along. */
  readonly carries?: { readonly seat: Seat; readonly figure: string } | undefined;
}

interface Table {
  readonly p: Position;
  readonly tiles: readonly TileView[];
}

type Fields = Readonly<Record<string, Json | undefined>>;
export const fieldsOf = (value: Json | undefined): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

const squaresOf = (value: Json | undefined): readonly Square[] =>
  Array.isArray(value) ? value.filter(isSquare) : [];

const piece = (kind: Mark['kind'], at: Square, scale: number, key: string = kind): Mark => ({
  key,
  kind,
  scale,
  ...middleOf(at)
});

const trail = (squares: readonly Square[], now: Square | null): Mark[] =>
  squares.flatMap((at) => (sameSquare(at, now) ? [] : [piece('trail', at, 1, `trail-${at.join()}`)]));

/** Tokens lie beside the place of a figure, several on one place in a row. */
function infection({ tokens }: Fields, { p, tiles }: Table): Mark[] {
  if (!Array.isArray(tokens)) return [];
  const seen = new Map<string, number>();
  return (tokens as Json[][]).flatMap(([x, y, on, side]) => {
    const part = partNamed(p, { at: [x, y], on, side });
    if (!part) return [];
    const place = `${part.slot}/${part.feature}`;
    const n = seen.get(place) ?? 0;
    seen.set(place, n + 1);
    const spot = spotOf(tiles[part.slot], part.feature);
    return [
      {
        key: `infection-${place}-${n}`,
        kind: 'infection' as const,
        scale: 0.62,
        x: spot.x - 11 + n * 8,
        y: spot.y - 10
      }
    ];
  });
}

function dragon({ at, visited }: Fields): Mark[] {
  const now = isSquare(at) ? at : null;
  return [...trail(squaresOf(visited), now), ...(now ? [piece('dragon', now, 1.5)] : [])];
}

/** Cities an earthquake destroys keep the mark from the moment it is known. */
function quakes({ cities }: Fields, { p, tiles }: Table): Mark[] {
  if (!Array.isArray(cities)) return [];
  return cities.flatMap((city) => {
    const part = partNamed(p, fieldsOf(city));
    if (!part) return [];
    const spot = spotOf(tiles[part.slot], part.feature);
    const key = `quake-${part.slot}/${part.feature}`;
    return [{ key, kind: 'quake' as const, scale: 1, x: spot.x + 11, y: spot.y - 11 }];
  });
}

function disasters({ flood, meteor, tornado, quakes: shaken }: Fields, table: Table): Mark[] {
  const marks: Mark[] = quakes(fieldsOf(shaken), table);
  const { at: water, spread } = fieldsOf(flood);
  if (isSquare(water) && spread === true)
    for (const { at } of table.tiles) {
      const near = Math.abs(at[0] - water[0]) <= 1 && Math.abs(at[1] - water[1]) <= 1;
      // The flood is drawn from the corner of its tile.
      if (near && !sameSquare(at, water))
        marks.push({ key: `flood-${at.join()}`, kind: 'flood', scale: 1, x: at[0] * TILE, y: at[1] * TILE });
    }
  const { at: aim, pointed } = fieldsOf(meteor);
  if (isSquare(aim)) marks.push(...trail(squaresOf(pointed), aim), piece('reticle', aim, 0.9));
  const { at: eye, visited, carried } = fieldsOf(tornado);
  if (isSquare(eye)) {
    const [seat, figure] = Array.isArray(carried) ? carried : [];
    const carries = typeof seat === 'number' ? { seat, figure: String(figure) } : undefined;
    marks.push(...trail(squaresOf(visited), eye), { ...piece('tornado', eye, 1.6), carries });
  }
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

/** Which disaster a tile brings; empty for any other tile. */
export const disasterOf = ({ special }: TileDef): string =>
  String(fieldsOf(fieldsOf(special as Json | undefined).disaster).type ?? '');

/** How far the disaster of a tile in mind reaches from where it would lie, beyond what it does at once. */
export function reachOf(tile: TileView | null, after: Position): Mark[] {
  if (!tile) return [];
  const reach = (at: Square) => piece('reach', at, 1, `reach-${at.join()}`);
  if (disasterOf(tile.def) === 'earthquake') {
    const { reach: squares } = fieldsOf(fieldsOf(moduleData(after).naturalDisasters).quakes);
    return squaresOf(squares).map(reach);
  }
  if (disasterOf(tile.def) !== 'flood') return [];
  const [x, y] = tile.at;
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [reach([x + dx, y + dy])]))
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

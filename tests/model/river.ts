import { SIDES, type Side, type TileDef } from '../../src/lib/landscape/tiles/catalogue.ts';
import { AHEAD, opposite, sidesOf, special, turned, type Tile } from './values.ts';

/** A second reading of where a river tile may be laid, written from the text. Its edges are compared elsewhere. */

const water = (tile: Tile) =>
  SIDES.filter((side) =>
    tile.parts.some((part) => part.def.kind === 'river' && sidesOf(part).includes(side))
  );

const squareAt = ({ x, y }: Tile, side: Side) => `${x + AHEAD[side][0]},${y + AHEAD[side][1]}`;

/** How the river turns that comes in by one side and leaves by another: 1 right, -1 left, 0 straight on. */
function bend(from: Side, to: Side): number {
  const ahead = opposite(from);
  if (to === ahead) return 0;
  return to === turned(ahead, 1) ? 1 : -1;
}

/** Steps from the spring to each tile of the river. */
function distances(at: ReadonlyMap<string, Tile>): Map<Tile, number> {
  const spring = [...at.values()].find((tile) => special(tile, 'riverRole') === 'spring')!;
  const found = new Map([[spring, 0]]);
  for (const [tile, steps] of found)
    for (const side of water(tile)) {
      const next = at.get(squareAt(tile, side));
      if (next && !found.has(next) && water(next).includes(opposite(side))) found.set(next, steps + 1);
    }
  return found;
}

/**
 * Whether a tile goes on with the river at one open end, keeps its own ends free, and does not bend twice running the
 * same way: `alternate` also when straight pieces lie between.
 */
export function continuesRiver(tile: Tile, at: ReadonlyMap<string, Tile>, alternate: boolean): boolean {
  const entries = water(tile).filter((side) => at.has(squareAt(tile, side)));
  if (entries.length !== 1) return false;
  const exits = water(tile).filter((side) => side !== entries[0]);
  const own = `${tile.x},${tile.y}`;
  const faced = [...at.values()].flatMap((other) =>
    water(other)
      .map((side) => squareAt(other, side))
      .filter((square) => !at.has(square) && square !== own)
  );
  if (exits.some((side) => faced.includes(squareAt(tile, side)))) return false;
  const before = lastBend(at.get(squareAt(tile, entries[0]))!, opposite(entries[0]), at, alternate);
  return before === 0 || exits.every((side) => bend(entries[0], side) !== before);
}

/** The bend the river made last before it leaves a tile by a side. */
function lastBend(tile: Tile, exit: Side, at: ReadonlyMap<string, Tile>, alternate: boolean): number {
  const steps = distances(at);
  const entry = water(tile).find((side) => {
    const next = at.get(squareAt(tile, side));
    return side !== exit && next !== undefined && (steps.get(next) ?? Infinity) < steps.get(tile)!;
  });
  if (!entry) return 0;
  const here = bend(entry, exit);
  if (here !== 0 || !alternate) return here;
  return lastBend(at.get(squareAt(tile, entry))!, opposite(entry), at, alternate);
}

const isRiver = ({ edges }: TileDef) => Object.values(edges).includes('river');
const roleOf = (def: TileDef) => special({ def } as Tile, 'riverRole');

/** The river tiles in the order they are drawn: forks, then all but the lakes mixed, lakes last; empty ones left out. */
export function riverOrder(tiles: readonly TileDef[]): TileDef[][] {
  const river = tiles.filter(isRiver);
  const are = (...roles: unknown[]) => river.filter((def) => roles.includes(roleOf(def)));
  const rest = river.filter((def) => !['fork', 'lake'].includes(String(roleOf(def))));
  return [are('fork'), rest, are('lake')].filter((stage) => stage.length > 0);
}

/** The river tiles that are drawn in a game of these sets, and the spring that lies at its start. */
export function riverBox(
  printed: readonly TileDef[],
  lakes: unknown
): { drawn: string[]; spring: string | undefined } {
  const river = printed.filter(isRiver);
  const of = (role: string, set: string) =>
    river.find((def) => roleOf(def) === role && def.id.startsWith(`${set}.`))?.id;
  const kept =
    lakes === 'both'
      ? [of('lake', 'river1'), of('lake', 'river2')]
      : [of('lake', 'river2') ?? of('lake', 'river1')];
  if (kept.every((lake) => lake === undefined)) return { drawn: [], spring: undefined };
  const drawn = river.filter(
    (def) => roleOf(def) !== 'spring' && (roleOf(def) !== 'lake' || kept.includes(def.id))
  );
  return {
    drawn: drawn.map(({ id }) => id),
    spring: of('spring', 'gq11River') ?? of('spring', 'river2') ?? of('spring', 'river1')
  };
}

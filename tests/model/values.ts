import {
  HALF_SIDES,
  SIDES,
  type FeatureDef,
  type HalfSide,
  type Side,
  type TileDef
} from '../../src/lib/landscape/tiles/catalogue.ts';
import { figureKind, seatOf } from '../../src/lib/landscape/figures/figures.ts';
import { xOf, yOf, type Position } from '../../src/lib/landscape/position.ts';
import { sliceNumber } from '../../src/lib/landscape/contract/slices.ts';

/**
 * A second reading of what a feature is worth and to whom, for all sets, written from the text. It finds features from
 * the tiles at every question; with the engine it shares only the catalogue and where tiles, figures and pieces lie.
 */

export interface Tile {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly def: TileDef;
  readonly parts: Part[];
}

/** What one tile shows of a feature. */
export interface Part {
  readonly tile: Tile;
  readonly def: FeatureDef;
}

export interface Figure {
  /** Its number in the engine. */
  readonly id: number;
  readonly seat: number;
  readonly kind: string;
  readonly on: Part;
}

export interface Feature {
  readonly kind: string;
  readonly parts: ReadonlySet<Part>;
  readonly tiles: ReadonlySet<Tile>;
  /** Sides where no tile lies, and mouths without their partner. */
  readonly open: number;
}

/** Points of a barn for each completed city. */
const FOR_BARN = 4;
/** Figures that have no say in whose a feature is. */
const SPECIAL = ['builder', 'pig', 'barn', 'shepherd'];
export const AHEAD: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0]
};
/** Points of a small building by its number in the engine: tower, house, shed. */
const BUILDINGS: Readonly<Record<string, readonly number[]>> = {
  '1/1/1': [0, 1, 1, 1],
  '3/2/1': [0, 3, 2, 1]
};

export const turned = (side: Side, turn: number) => SIDES[(SIDES.indexOf(side) + turn) % 4];
export const opposite = (side: Side) => turned(side, 2);
const halfTurned = (half: HalfSide, turn: number) => HALF_SIDES[(HALF_SIDES.indexOf(half) + 2 * turn) % 8];
export const sidesOf = ({ def, tile }: Part) =>
  [...(def.sides ?? []), ...(def.alsoMeetsSide ?? [])].map((side) => turned(side, tile.turn));
export const halvesOf = ({ def, tile }: Part) =>
  (def.halfEdges ?? []).map((half) => halfTurned(half, tile.turn));
export const isCloister = (kind: string) => kind === 'monastery' || kind === 'garden';
export const isFollower = ({ kind }: Figure) => !SPECIAL.includes(kind);
export const special = ({ def }: Tile, mark: string) => def.special?.[mark];
export const disaster = (tile: Tile) => (special(tile, 'disaster') as { type: string } | undefined)?.type;
const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);

/** What a set keeps of a game, or undefined where it is not played. */
export const slice = <S>(p: Position, set: string) => p.slices[sliceNumber(set)] as S | undefined;

export class Table {
  protected readonly tiles: Tile[] = [];
  protected readonly at = new Map<string, Tile>();
  protected readonly figures: Figure[] = [];

  /** `ending`: the final scoring runs, so that the earthquake has come. */
  constructor(
    protected readonly p: Position,
    private readonly ending: boolean
  ) {
    for (let slot = 0; slot < p.slotCount; slot++) {
      const { def } = p.rules.tiles.types[p.slotType[slot]];
      const [x, y] = [xOf(p, p.slotCell[slot]), yOf(p, p.slotCell[slot])];
      const tile: Tile = { slot, x, y, turn: p.slotTurn[slot], def, parts: [] };
      tile.parts.push(...def.features.map((feature) => ({ tile, def: feature })));
      this.tiles.push(tile);
      this.at.set(`${x},${y}`, tile);
    }
    p.figureAt.forEach((segment, figure) => {
      if (segment < 0) return;
      const { id } = p.rules.figures[figureKind(p, figure)];
      this.figures.push({ id: figure, seat: seatOf(p, figure), kind: id, on: this.partOf(segment) });
    });
  }

  /** The feature a segment of the engine belongs to. */
  featureOf(segment: number): Feature {
    return this.feature(this.partOf(segment));
  }

  isComplete({ kind, parts, open }: Feature): boolean {
    const [first] = parts;
    if (this.isFlooded(kind, parts)) return false;
    if (isCloister(kind)) return first.def.position === undefined && this.around(first.tile).length === 9;
    return kind !== 'field' && open === 0;
  }

  /**
   * Whether the flood keeps a feature open: one that touches its tile, and once it has spread all on the squares around,
   * except what was complete before where an option says so.
   */
  private isFlooded(kind: string, parts: ReadonlySet<Part>): boolean {
    const flood = this.floodTile();
    if (!flood) return false;
    const isNear = ({ tile }: Part) => this.isByFlood(tile);
    // A road that a ferry joins to one that was complete stays open where it was not.
    const wasDone = ({ tile, def }: Part) =>
      this.p.kept[this.p.slotSegment[tile.slot] + tile.def.features.indexOf(def)] === 1;
    const isHeld = [...parts].some((part) => isNear(part) && !wasDone(part));
    if (isCloister(kind)) return isHeld;
    const touches = (part: Part) => sidesOf(part).some((side) => this.beside(part.tile, side) === flood);
    if ([...parts].some(touches)) return true;
    return this.hasSpread() && isHeld;
  }

  private floodTile(): Tile | undefined {
    return this.tiles.find((tile) => disaster(tile) === 'flood');
  }

  /** Whether a square is one of the eight around the flood. */
  protected isByFlood({ x, y }: { readonly x: number; readonly y: number }): boolean {
    const flood = this.floodTile();
    return flood !== undefined && Math.max(Math.abs(flood.x - x), Math.abs(flood.y - y)) === 1;
  }

  protected hasSpread(): boolean {
    return this.slice<{ spread: number }>('naturalDisasters')?.spread === 1;
  }

  /** Points of a feature for each owner; of a field `forCity` for each completed city. */
  valueOf(feature: Feature, forCity = 3): number {
    const [first] = feature.parts;
    if (feature.kind === 'field') return this.fieldValue(feature, forCity) + this.tokens(feature.tiles);
    if (isCloister(feature.kind)) return this.cloisterValue(first);
    const done = this.isComplete(feature);
    if (feature.kind === 'river') return feature.tiles.size * (done ? 2 : 1) + this.tokens(feature.tiles);
    if (feature.kind === 'city' && !done && this.isShaken(feature)) return 0;
    const plain = feature.kind === 'road' ? this.roadValue(feature, done) : this.cityValue(feature, done);
    const [mage, witch] = (this.slice<{ at: number[] }>('mageWitch')?.at ?? []).map(
      (segment) => segment >= 0 && feature.parts.has(this.partOf(segment))
    );
    const value = plain + (mage ? feature.tiles.size : 0);
    return (witch ? Math.ceil(value / 2) : value) + this.tokens(feature.tiles);
  }

  /** Points of a field for the barn in it. */
  valueOfBarn({ parts, tiles }: Feature): number {
    const towns = this.feeding(parts).map(({ weight, isCastle }) => weight * FOR_BARN + (isCastle ? 1 : 0));
    return sum(towns) + this.tokens(tiles);
  }

  /** What a seat's own pig adds to its points of a field. */
  pigValue({ parts }: Feature, seat: number): number {
    const isThere = this.figures.some((f) => f.kind === 'pig' && f.seat === seat && parts.has(f.on));
    return isThere ? sum(this.feeding(parts).map(({ weight }) => weight)) : 0;
  }

  /** The seats with most weight; a tie is broken by followers on hills. */
  ownersOf({ parts }: Feature): number[] {
    const there = this.figures.filter((f) => parts.has(f.on) && isFollower(f));
    const shields = sum([...parts].map(({ def }) => def.shields ?? 0));
    const weights: Readonly<Record<string, number>> = { largeFollower: 2, mayor: shields };
    const seats = Array.from({ length: this.p.seats }, (_, seat) => seat);
    const best = (among: readonly number[], worth: (own: Figure[]) => number) => {
      const of = (seat: number) => worth(there.filter((f) => f.seat === seat));
      const most = Math.max(...among.map(of));
      return { most, seats: among.filter((seat) => of(seat) === most) };
    };
    const owners = best(seats, (own) => sum(own.map(({ kind }) => weights[kind] ?? 1)));
    if (owners.most === 0) return [];
    if (owners.seats.length === 1 || this.isLeftOut('hill')) return owners.seats;
    const byNumber = this.p.rules.options.hillTie === 'number';
    return best(owners.seats, (own) => {
      const n = own.filter(({ on }) => special(on.tile, 'hill') === true).length;
      return byNumber ? n : Math.min(1, n);
    }).seats;
  }

  protected isPlayed(set: string): boolean {
    return this.p.rules.modules.some(({ id }) => id === set);
  }

  protected isLeftOut(element: string): boolean {
    return this.p.rules.without.has(element);
  }

  protected slice<S>(set: string): S | undefined {
    return slice(this.p, set);
  }

  protected partOf(segment: number): Part {
    return this.tiles[this.p.segmentSlot[segment]].parts[this.p.segmentLocal[segment]];
  }

  protected beside({ x, y }: Tile, side: Side): Tile | undefined {
    return this.at.get(`${x + AHEAD[side][0]},${y + AHEAD[side][1]}`);
  }

  /** The tiles on the nine squares around one. */
  protected around({ x, y }: Tile): Tile[] {
    const near = [-1, 0, 1];
    return near.flatMap((dy) => near.flatMap((dx) => this.at.get(`${x + dx},${y + dy}`) ?? []));
  }

  protected feature(first: Part): Feature {
    const parts = new Set([first]);
    const { kind } = first.def;
    let open = 0;
    if (!isCloister(kind))
      for (const part of parts) {
        const { joined, ends } = kind === 'field' ? this.acrossField(part) : this.across(part);
        open += ends;
        for (const next of joined) parts.add(next);
      }
    return { kind, parts, tiles: new Set([...parts].map(({ tile }) => tile)), open };
  }

  private acrossField(part: Part): { joined: Part[]; ends: number } {
    const joined = halvesOf(part).flatMap((half) => {
      const side = half[0] as Side;
      const facing = `${opposite(side)}${half.endsWith('L') ? 'R' : 'L'}`;
      const parts = this.beside(part.tile, side)?.parts ?? [];
      return parts.filter((other) => other.def.kind === 'field' && halvesOf(other).some((h) => h === facing));
    });
    return { joined, ends: 0 };
  }

  protected across(part: Part): { joined: Part[]; ends: number } {
    const joined: Part[] = [];
    let ends = 0;
    for (const side of sidesOf(part)) {
      const next = this.beside(part.tile, side);
      if (!next) ends++;
      else
        joined.push(
          ...next.parts.filter((o) => o.def.kind === part.def.kind && sidesOf(o).includes(opposite(side)))
        );
    }
    if (part.def.kind !== 'road') return { joined, ends };
    for (const { a, b } of this.slice<{ ferries: { a: number; b: number }[] }>('ferries')?.ferries ?? []) {
      const [one, other] = [this.partOf(a), this.partOf(b)];
      if (one === part) joined.push(other);
      if (other === part) joined.push(one);
    }
    const isMouth = part.def.tunnel === true && sidesOf(part).length === 1;
    if (!isMouth || !this.isPlayed('tunnel')) return { joined, ends };
    const partner = this.partnerOf(part);
    return partner ? { joined: [...joined, partner], ends } : { joined, ends: ends + 1 };
  }

  /** The other mouth of a tunnel, once both of its tokens lie. */
  private partnerOf(mouth: Part): Part | undefined {
    const { tokens } = this.slice<{ tokens: { segment: number; seat: number; pair: number }[] }>('tunnel')!;
    const own = tokens.find(({ segment }) => this.partOf(segment) === mouth);
    const other = tokens.find((t) => own && t !== own && t.seat === own.seat && t.pair === own.pair);
    return other && this.partOf(other.segment);
  }

  protected has({ parts }: Feature, mark: string): boolean {
    return [...parts].some(({ def }) => def[mark] === true);
  }

  private roadValue(road: Feature, done: boolean): number {
    const { options } = this.p.rules;
    const hasInn = this.isPlayed('innsCathedrals') && !this.isLeftOut('inn') && this.has(road, 'inn');
    const unfinished = options.innsAtEnd === 'plain' ? 1 : 0;
    const each = hasInn ? (done ? 2 : unfinished) : 1;
    const isMaze = done && options.labyrinth === 'advanced' && this.has(road, 'labyrinth');
    const walkers = this.figures.filter((f) => road.parts.has(f.on) && isFollower(f)).length;
    return each * road.tiles.size + (isMaze ? 2 * walkers : 0);
  }

  private isBesieged(city: Feature): boolean {
    return !this.isLeftOut('siege') && this.has(city, 'besieged');
  }

  private cityValue(city: Feature, done: boolean): number {
    const { options } = this.p.rules;
    const hasCathedral =
      this.isPlayed('innsCathedrals') && !this.isLeftOut('cathedral') && this.has(city, 'cathedral');
    const unfinished = hasCathedral && options.innsAtEnd !== 'plain' ? 0 : 1;
    const isSmall = done && city.tiles.size === 2 && options.smallCity === 2;
    const camp = this.isBesieged(city) ? 1 : 0;
    const each = isSmall ? 1 : done ? (hasCathedral ? 3 : 2) : unfinished;
    const counted = city.tiles.size + sum([...city.parts].map(({ def }) => def.shields ?? 0));
    return Math.max(0, each - camp) * counted + (done && this.has(city, 'darmstadtium') ? 3 : 0);
  }

  private cloisterValue({ def, tile }: Part): number {
    if (def.position !== undefined) {
      const row = SIDES.flatMap((side) => this.line(tile, side));
      return 1 + row.filter((t) => disaster(t) !== 'meteor').length + this.tokens([tile, ...row]);
    }
    const near = this.around(tile);
    const { options } = this.p.rules;
    const isVine = def.kind === 'monastery' || options.vineyardGardens === true;
    const vines =
      near.length === 9 && isVine && this.isPlayed('hillsSheep') && !this.isLeftOut('vineyard')
        ? near.filter((t) => t !== tile && special(t, 'vineyard') === true).length
        : 0;
    return near.filter((t) => disaster(t) !== 'meteor').length + 3 * vines + this.tokens(near);
  }

  /** The unbroken row of tiles from one, itself left out. */
  private line(from: Tile, side: Side): Tile[] {
    const next = this.beside(from, side);
    return next ? [next, ...this.line(next, side)] : [];
  }

  protected tokens(tiles: Iterable<Tile>): number {
    const on = this.slice<{ on: Uint8Array }>('littleBuildings')?.on;
    const worth = BUILDINGS[String(this.p.rules.options.littleBuildings)];
    return on ? sum([...tiles].map(({ slot }) => worth[on[slot]])) : 0;
  }

  private fieldValue({ parts }: Feature, forCity: number): number {
    const { options } = this.p.rules;
    const isHerd = ({ def }: Part) => def.pigHerd !== undefined && options[String(def.pigHerd)] === true;
    const herd = !this.isLeftOut('pigHerd') && [...parts].some(isHerd) ? 1 : 0;
    return sum(
      this.feeding(parts).map(({ weight, isCastle }) => weight * (forCity + herd) + (isCastle ? 1 : 0))
    );
  }

  /** The cities a field touches, and its castles: each once. */
  private townsOf(parts: ReadonlySet<Part>): Feature[] {
    const towns: Feature[] = [];
    for (const { def, tile } of parts)
      for (const index of def.adjacentCities ?? []) {
        const part = tile.parts[index];
        if (towns.some((town) => town.parts.has(part))) continue;
        if (part.def.kind === 'city') towns.push(this.feature(part));
        else {
          const [side] = sidesOf(part);
          const other = this.beside(tile, side)!.parts.find(
            (o) => o.def.name === part.def.name && sidesOf(o).includes(opposite(side))
          )!;
          towns.push({
            kind: 'castle',
            parts: new Set([part, other]),
            tiles: new Set([tile, other.tile]),
            open: 0
          });
        }
      }
    return towns;
  }

  /** What feeds a field: a besieged city counts as two. */
  protected feeding(parts: ReadonlySet<Part>): { weight: number; isCastle: boolean }[] {
    const fed = this.townsOf(parts).flatMap((town) => {
      const isCastle = town.kind === 'castle';
      if (!isCastle && (!this.isComplete(town) || (this.ending && this.isShaken(town)))) return [];
      return [{ weight: !isCastle && this.isBesieged(town) ? 2 : 1, isCastle }];
    });
    const isOutside = [...parts].some(({ def }) => def.carcassonne === true);
    return isOutside ? [...fed, { weight: 1, isCastle: false }] : fed;
  }

  /** Whether an earthquake reaches a city. */
  protected isShaken({ tiles }: Feature): boolean {
    const quakes = this.tiles.filter((tile) => disaster(tile) === 'earthquake');
    return quakes.some((quake) =>
      [...tiles].some(({ x, y }) => Math.abs(quake.x - x) + Math.abs(quake.y - y) <= 2)
    );
  }
}

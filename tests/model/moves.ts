import type { Action } from '../../src/lib/kernel/game.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { Choices, unused } from './choices.ts';
import { AHEAD, disaster, sidesOf, type Figure, type Part, type Tile } from './values.ts';
import { SIDES } from '../../src/lib/landscape/tiles/catalogue.ts';

/** A second reading of what moves and removes figures, for all sets, written from the text: beasts, meteors, tornados. */

interface Tornado {
  readonly disc: number;
  readonly visited: readonly number[];
  readonly squares: number;
  readonly carried: number;
}

/** Squares a tornado moves, and those of one player. */
const WAY = 12;
const EACH = 2;
const SHELTERS = ['castle', 'quarter'];
/** Steps across a corner of a tile: north-east, south-east, south-west, north-west. */
const CORNERS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1]
];
const JOINERS = ['builder', 'pig'];

export class Moves extends Choices {
  constructor(p: Position) {
    super(p, unused(), new Set());
  }

  /** A figure by its owner, kind and place. */
  told({ seat, kind, on }: Figure): string {
    return `${seat} ${kind} ${this.word(on)}`;
  }

  /** The figure that an event names. */
  toldBy(event: Readonly<Record<string, unknown>>): string {
    const { at, on, side } = event.feature as { at: [number, number]; on: string; side?: string };
    return `${String(event.seat)} ${String(event.figure)} ${this.placeOf(at, on, side)}`;
  }

  tileAt(square: unknown): Tile {
    return this.at.get(String(square))!;
  }

  tileOf(slot: number): Tile {
    return this.tiles[slot];
  }

  holdsFlood(): boolean {
    const { drawn, rules } = this.p;
    return drawn >= 0 && disaster({ def: rules.tiles.types[drawn].def } as Tile) === 'flood';
  }

  isJoiner(figure: number): boolean {
    const { figures, figureKinds } = this.p.rules;
    return JOINERS.includes(figures[figureKinds[figure]].id);
  }

  /** Figures that a dragon sends home from a square, and those they leave alone. */
  eaten(tile: Tile): string[] {
    const eaten = this.figures.filter(
      ({ kind, on }) => on.tile === tile && kind !== 'barn' && !SHELTERS.includes(on.def.name ?? '')
    );
    return this.remove(eaten).map((figure) => this.told(figure));
  }

  /** Takes figures off the table, and the builders and pigs that nobody of their own is with then. */
  private remove(gone: readonly Figure[]): Figure[] {
    for (const figure of gone) this.figures.splice(this.figures.indexOf(figure), 1);
    const alone = this.alone();
    for (const figure of alone) this.figures.splice(this.figures.indexOf(figure), 1);
    return [...gone, ...alone];
  }

  /** Builders and pigs without an own follower in their feature. */
  alone(): Figure[] {
    return this.figures.filter(({ kind, seat, on }) => {
      if (!JOINERS.includes(kind)) return false;
      return !this.followersIn(this.feature(on)).some((other) => other.seat === seat);
    });
  }

  /** Figures that a tile laid over another one sends home: those on it, and what lay on it in part. */
  struck(tile: Tile): number[] {
    return this.figures
      .filter(
        (figure) =>
          figure.on.tile === tile ||
          (figure.kind === 'barn' && this.isAtCorner(figure, tile)) ||
          this.isLord(figure.on, tile)
      )
      .map(({ id }) => id);
  }

  private isLord(on: Part, tile: Tile): boolean {
    return on.def.name === 'castle' && this.beside(on.tile, sidesOf(on)[0]) === tile;
  }

  /** Whether a tile is one of the four around a barn's corner. */
  private isAtCorner({ id, on }: Figure, tile: Tile): boolean {
    const corner = this.slice<{ corners: Map<number, number> }>('abbeyMayor')!.corners.get(id)!;
    const [dx, dy] = CORNERS[corner];
    const { x, y } = on.tile;
    return [x, x + dx].includes(tile.x) && [y, y + dy].includes(tile.y);
  }

  /** Figures of nobody on a square, which the Black Dragon puts aside. */
  neutralsOn({ slot }: Tile): string[] {
    const red = this.slice<{ dragon: number; fairy: number }>('princessDragon');
    const magic = this.slice<{ at: number[] }>('mageWitch')?.at ?? [];
    return [
      ...(red?.dragon === slot ? ['red dragon'] : []),
      ...(red?.fairy === slot ? ['fairy'] : []),
      ...magic
        .filter((segment) => segment >= 0 && this.partOf(segment).tile.slot === slot)
        .map(() => 'mage or witch')
    ];
  }

  /** Numbers of the figures on the table after a dragon has come to a square. */
  staying(tile: Tile | null): number[] {
    if (tile) this.eaten(tile);
    return this.figures.map(({ id }) => id).sort((a, b) => a - b);
  }

  // Black Dragon

  /** Where a dragon may step from a square. */
  isStuck(slot: number, visited: readonly number[]): boolean {
    return SIDES.every((side) => {
      const next = this.beside(this.tiles[slot], side);
      return !next || next.def.apart === true || visited.includes(next.slot);
    });
  }

  /** Words for all parts of features that are complete, and of those that are not. */
  completeness(): Map<string, boolean> {
    const found = new Map<string, boolean>();
    for (const tile of this.tiles)
      tile.parts.forEach((part, n) => {
        const name = `${tile.slot} ${tile.def.id} ${n}`;
        if (part.def.kind !== 'field' && part.def.kind !== 'place')
          found.set(name, this.isComplete(this.feature(part)));
      });
    return found;
  }

  /** How many features are complete now and were not, of those that a figure can stand on. */
  completedSince(before: ReadonlyMap<string, boolean>): number {
    const seen = new Set<Part>();
    let n = 0;
    for (const part of this.tiles.flatMap(({ parts }) => parts)) {
      const { kind, position } = part.def;
      if (seen.has(part) || ['field', 'place'].includes(kind) || position !== undefined) continue;
      if (kind === 'garden' && !this.p.rules.figureIndex.has('abbot')) continue;
      if (kind === 'river' && !this.isPlayed('fishermen')) continue;
      if (kind === 'monastery' && this.hasOnlyAbbots(part.tile)) continue;
      const feature = this.feature(part);
      for (const one of feature.parts) seen.add(one);
      const was = (one: Part) =>
        before.get(`${one.tile.slot} ${one.tile.def.id} ${one.tile.parts.indexOf(one)}`);
      const isNew =
        [...feature.parts].some((one) => was(one) === false) ||
        [...feature.parts].every((one) => was(one) === undefined);
      if (this.isComplete(feature) && isNew) n++;
    }
    return n;
  }

  /** A special monastery in which figures lie as abbots alone is not completed. */
  private hasOnlyAbbots(tile: Tile): boolean {
    const there = this.figures.filter(({ on }) => on.tile === tile && on.def.kind === 'monastery');
    return there.length > 0 && there.every(({ on }) => on.def.position !== undefined);
  }

  /** Fields of the figures on the scoring track. */
  track(): number[] {
    const messages = this.slice<{ marker: number[]; messenger: number[] }>('messages');
    return messages ? [...messages.marker, ...messages.messenger] : [...this.p.scores];
  }

  // Meteor and flood

  /** Whether a meteor may strike a tile. */
  private mayBeStruck(tile: Tile): boolean {
    return tile.slot >= this.p.startSlots || disaster(tile) !== undefined;
  }

  aims(): Set<string> {
    const { aim, pointed } = this.slice<{ aim: number; pointed: number[] }>('naturalDisasters')!;
    const isNear = ({ x, y }: Tile) => {
      const from = this.tiles[aim];
      const [dx, dy] = [Math.abs(x - from.x), Math.abs(y - from.y)];
      return this.option('meteorShift') === 'around' ? Math.max(dx, dy) === 1 : dx + dy === 1;
    };
    const open = this.tiles.filter(
      (tile) => this.mayBeStruck(tile) && !pointed.includes(tile.slot) && (aim < 0 || isNear(tile))
    );
    return new Set([...(aim < 0 ? [] : ['pass']), ...open.map(({ x, y }) => `aim ${x},${y}`)]);
  }

  /** Where a flood goes: over any tile with water, else on any empty square beside a tile. */
  floods(): Set<string> {
    const water = this.tiles.filter(({ parts }) => parts.some(({ def }) => def.kind === 'river'));
    if (water.length > 0) return new Set(water.map(({ x, y }) => `${x},${y}`));
    const empty = this.tiles.flatMap(({ x, y }) =>
      Object.values(AHEAD).map(([dx, dy]) => `${x + dx},${y + dy}`)
    );
    return new Set(empty.filter((square) => !this.at.has(square)));
  }

  // Tornado

  private get tornado(): Tornado {
    return this.slice<Tornado>('naturalDisasters')!;
  }

  mover(): number {
    return (this.p.actor + Math.trunc(this.tornado.squares / EACH)) % this.p.seats;
  }

  private free(from: Tile, also?: Tile): Tile[] {
    const { visited } = this.tornado;
    return SIDES.flatMap((side) => this.beside(from, side) ?? []).filter(
      (tile) => tile !== also && tile.def.apart !== true && !visited.includes(tile.slot)
    );
  }

  paths(): Set<string> {
    const { disc, squares } = this.tornado;
    if (squares >= WAY || squares % EACH !== 0) return new Set();
    const word = (...tiles: Tile[]) => tiles.map(({ x, y }) => `${x},${y}`).join(' ');
    const from = this.tiles[disc];
    return new Set(
      this.free(from).flatMap((first) => {
        const seconds = this.free(first, first);
        return seconds.length === 0 ? [word(first)] : seconds.map((second) => word(first, second));
      })
    );
  }

  private liftable(tile: Tile): Figure[] {
    return this.figures.filter(
      ({ kind, on }) =>
        on.tile === tile && kind !== 'barn' && kind !== 'shepherd' && !SHELTERS.includes(on.def.name ?? '')
    );
  }

  catches(): Set<string> {
    return new Set(this.liftable(this.tiles[this.tornado.disc]).map((figure) => this.told(figure)));
  }

  /** What happens on the squares of a path, up to a question: who is caught, dropped and sent home. */
  along(path: readonly Tile[]): string[] {
    const words: string[] = [];
    for (const tile of path) {
      const there = this.liftable(tile);
      const names = new Set(there.map((figure) => this.told(figure)));
      if (names.size > 1) return words;
      if (names.size === 1) words.push(...this.catch(there[0]));
    }
    return words;
  }

  /** What the tornado carries, once that has changed. */
  private held: { seat: number; kind: string } | null | undefined;

  /** Takes a figure up; the one carried so far comes to its place. */
  catch({ seat, kind, on, id }: Figure): string[] {
    const caught = this.figures.find((figure) => figure.id === id)!;
    const before = this.carried();
    this.held = { seat, kind };
    const words = [`caught ${this.told(caught)}`];
    this.figures.splice(this.figures.indexOf(caught), 1);
    words.push(...this.leave());
    if (!before) return words;
    const name = `${before.seat} ${before.kind}`;
    if (!this.mayComeTo(before.kind, on)) return [...words, `returned ${name}`];
    this.figures.push({ id: -1, seat: before.seat, kind: before.kind, on });
    return [...words, `dropped ${name} ${this.word(on)}`, ...this.leave()];
  }

  private leave(): string[] {
    return this.remove([]).map((figure) => `returned ${this.told(figure)}`);
  }

  private carried(): { seat: number; kind: string } | null {
    if (this.held !== undefined) return this.held;
    const { carried } = this.tornado;
    if (carried < 0) return null;
    const { figuresPerSeat, figures, figureKinds } = this.p.rules;
    return { seat: Math.trunc(carried / figuresPerSeat), kind: figures[figureKinds[carried]].id };
  }

  figureNamed(action: Action): Figure {
    const place = this.placeOf(action.at as [number, number], action.on as string, action.side as string);
    return this.figures.find(
      (figure) => this.told(figure) === `${String(action.seat)} ${String(action.figure)} ${place}`
    )!;
  }

  private mayComeTo(kind: string, part: Part): boolean {
    if (JOINERS.includes(kind))
      return kind === 'pig' ? part.def.kind === 'field' : ['road', 'city'].includes(part.def.kind);
    return this.mayStand(kind, part);
  }

  /** Where the carried figure may be put on the last tile; a builder or pig that is alone there goes home. */
  drops(): Set<string> {
    const { kind } = this.carried()!;
    const last = this.tiles[this.tornado.disc];
    const places = last.parts.filter(
      (part) =>
        this.isLand(part) &&
        this.mayComeTo(kind, part) &&
        this.isFree(part) &&
        !this.isComplete(this.feature(part)) &&
        !this.isClosed(last)
    );
    const words = places.map((part) => this.word(part));
    return new Set([
      ...words,
      ...(words.length === 0 || this.option('tornadoDrop') !== 'must' ? ['pass'] : [])
    ]);
  }

  dropWord({ do: verb, at, on, side }: Action): string {
    const { x, y } = this.tiles[this.tornado.disc];
    return verb === 'pass'
      ? verb
      : this.placeOf((at as [number, number]) ?? [x, y], on as string, side as string);
  }
}

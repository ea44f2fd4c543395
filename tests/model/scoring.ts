import type { Position } from '../../src/lib/landscape/position.ts';
import {
  AHEAD,
  isCloister,
  isFollower,
  opposite,
  sidesOf,
  special,
  Table,
  type Feature,
  type Figure,
  type Part,
  type Tile
} from './values.ts';
import { SIDES } from '../../src/lib/landscape/tiles/catalogue.ts';

/** A second reading of phase 3 between the dragon's flight and the wagons: what a part of a turn gives, and who goes home. */

const GOODS = ['wine', 'grain', 'cloth'];
const FOR_FAIRY = 3;
const FOR_CHURCH = 3;
const TITLES = ['city', 'road'];

export interface Outcome {
  readonly points: number[];
  readonly goods: number[];
  readonly gold: number[];
  readonly holders: number[];
  /** Seats with points from the landscape, where that matters. */
  readonly landscape: number[];
  /** Numbers of the figures that stay on the table. */
  readonly staying: number[];
}

interface Castle {
  readonly halves: readonly Part[];
  readonly lord: Figure;
  readonly tiles: readonly Tile[];
}

export class Scoring extends Table {
  private readonly points: number[];
  private readonly away = new Set<number>();
  private readonly fromLandscape = new Set<number>();
  /** Who may take the ingots of a tile. */
  private readonly claims = new Map<Tile, Set<number>>();

  constructor(
    p: Position,
    /** A barn was set in this part of the turn. */
    private readonly isBarnNew: boolean
  ) {
    super(p, false);
    this.points = new Array<number>(p.seats).fill(0);
  }

  /** Whether the text leaves what comes to a choice. */
  isOpen(): boolean {
    return this.option('castleChoice') === 'owner' && this.castles().length > 0;
  }

  outcome(): Outcome {
    const { p } = this;
    const completed = [...p.completed.subarray(0, p.completedCount)].map((root) => this.featureOf(root));
    const values = completed.map((feature) => ({ feature, value: this.valueOf(feature) }));
    for (const feature of completed) this.watchtowers(feature);
    const scored = values.filter(({ feature }) => this.ownersOf(feature).length > 0);
    for (const { feature, value } of values) this.score(feature, value);
    for (const feature of completed) this.church(feature);
    this.barnFields();
    for (const { feature } of scored) this.claim(this.reach(feature), this.ownersOf(feature));
    const losers = scored.flatMap(({ feature }) => this.rivals(feature));
    for (const feature of completed) this.sendHome(feature);
    this.payCastles(values);
    const goods = this.goods(completed);
    const holders = this.titles(completed);
    const gold = this.gold();
    for (const loser of losers) this.sendHome(loser);
    const staying = this.figures.map(({ id }) => id).filter((id) => !this.away.has(id));
    const landscape = this.isPlayed('count') ? [...this.fromLandscape].sort() : [];
    return { points: this.points, goods, gold, holders, landscape, staying };
  }

  /** Occupied features that are complete: all of them must be scored now. */
  due(): Feature[] {
    const found: Feature[] = [];
    for (const { on } of this.figures.filter(isFollower)) {
      if (found.some(({ parts }) => parts.has(on)) || ['place', 'field'].includes(on.def.kind)) continue;
      const feature = this.feature(on);
      if (this.isComplete(feature)) found.push(feature);
    }
    return found;
  }

  private give(seat: number, points: number): void {
    this.points[seat] += points;
  }

  /** Points from the landscape. */
  private earn(seat: number, points: number): void {
    this.give(seat, points);
    if (points > 0) this.fromLandscape.add(seat);
  }

  private option(id: string): unknown {
    return this.p.rules.options[id];
  }

  private there({ parts }: Feature): Figure[] {
    return this.figures.filter(({ on }) => parts.has(on));
  }

  private score(feature: Feature, value: number, isField = false): void {
    for (const seat of this.ownersOf(feature))
      this.earn(seat, value + (isField ? this.pigValue(feature, seat) : 0));
    const there = this.there(feature);
    if (there.some(isFollower)) this.besides(there);
  }

  /** The fairy's and the ringmaster's points. */
  private besides(there: readonly Figure[]): void {
    const fairy = this.slice<{ fairy: number; companion: number; arrivals: number[] }>('princessDragon');
    const blessed = there
      .filter((figure) => isFollower(figure) && figure.on.tile.slot === fairy?.fairy)
      .filter(({ id }) => this.option('fairyStands') === 'tile' || id === fairy?.companion)
      .sort((a, b) => fairy!.arrivals.indexOf(a.id) - fairy!.arrivals.indexOf(b.id));
    if (blessed.length > 0 && !this.isLeftOut('fairy')) this.give(blessed[0].seat, FOR_FAIRY);
    for (const { kind, seat, on } of there)
      if (kind === 'ringmaster') this.give(seat, 2 * this.shows(on.tile));
  }

  private shows(tile: Tile): number {
    const shown = (mark: string, part: string) =>
      this.isLeftOut(part) ? 0 : this.around(tile).filter((near) => special(near, mark) === true).length;
    return shown('bigTop', 'bigTop') + shown('acrobats', 'acrobats');
  }

  private watchtowers(feature: Feature): void {
    if (!['road', 'city'].includes(feature.kind)) return;
    for (const figure of this.there(feature).filter(isFollower)) {
      const tower = special(figure.on.tile, 'watchtower') as { points: number; per: string } | undefined;
      if (!tower) continue;
      const near = this.around(figure.on.tile);
      const withA = (kind: string) =>
        near.filter(({ parts }) => parts.some(({ def }) => def.kind === kind && def.position === undefined))
          .length;
      const counts: Readonly<Record<string, () => number>> = {
        road: () => withA('road'),
        city: () => withA('city'),
        monastery: () => withA('monastery'),
        meeple: () => this.figures.filter((f) => isFollower(f) && near.includes(f.on.tile)).length,
        shield: () =>
          near
            .flatMap(({ parts }) => parts)
            .reduce((n, { def }) => n + (def.kind === 'city' ? (def.shields ?? 0) : 0), 0)
      };
      this.give(figure.seat, tower.points * counts[tower.per]());
    }
  }

  private church({ parts }: Feature): void {
    const [{ def, tile }] = parts;
    if (def.church !== true) return;
    const near = this.around(tile);
    const own = this.points.map(
      (_, seat) =>
        this.figures.filter((f) => f.seat === seat && isFollower(f) && near.includes(f.on.tile)).length
    );
    const most = Math.max(...own);
    if (most > 0) own.forEach((n, seat) => n === most && this.give(seat, FOR_CHURCH));
  }

  private barnFields(): void {
    const seen = new Set<Part>();
    const laid = this.tiles[this.p.lastSlot];
    const barns = this.figures.filter(({ kind }) => kind === 'barn');
    const isNew = ({ on }: Figure) => this.isBarnNew && on.tile === laid;
    for (const barn of [...barns.filter(isNew), ...barns.filter((one) => !isNew(one))]) {
      if (seen.has(barn.on)) continue;
      const field = this.feature(barn.on);
      for (const part of field.parts) seen.add(part);
      if (!this.there(field).some(isFollower)) continue;
      this.score(field, this.valueOf(field, isNew(barn) ? undefined : 1), true);
      for (const figure of this.there(field))
        if (isFollower(figure) || figure.kind === 'pig') this.away.add(figure.id);
    }
  }

  private sendHome(feature: Feature): void {
    for (const { id } of this.there(feature)) this.away.add(id);
  }

  private reach(feature: Feature): Iterable<Tile> {
    const [{ tile }] = feature.parts;
    return isCloister(feature.kind) ? this.around(tile) : feature.tiles;
  }

  private claim(tiles: Iterable<Tile>, seats: readonly number[]): void {
    for (const tile of tiles) {
      const own = this.claims.get(tile) ?? new Set();
      for (const seat of seats) own.add(seat);
      this.claims.set(tile, own);
    }
  }

  private rivals({ parts }: Feature): Feature[] {
    const [{ def, tile }] = parts;
    if (def.kind !== 'monastery' || !this.isPlayed('shrines') || this.isLeftOut('shrine')) return [];
    return this.around(tile)
      .flatMap((near) => near.parts)
      .filter(
        (part) =>
          part.def.kind === 'monastery' &&
          part.def.position === undefined &&
          (part.def.shrine === true) !== (def.shrine === true)
      )
      .map((part) => this.feature(part))
      .filter((other) => !this.isComplete(other));
  }

  private castles(): Castle[] {
    const slice = this.slice<{ built: number[]; fresh: number[] }>('bridgesCastlesBazaars');
    return (slice?.built ?? [])
      .filter((segment) => !slice!.fresh.includes(segment))
      .flatMap((segment) => {
        const half = this.partOf(segment);
        const [side] = sidesOf(half);
        const next = this.beside(half.tile, side)!;
        const other = next.parts.find(
          (part) => part.def.name === 'castle' && sidesOf(part).includes(opposite(side))
        )!;
        const lord = this.figures.find(({ on }) => on === half || on === other);
        const across = SIDES.filter(
          (one) => AHEAD[one][0] * AHEAD[side][0] + AHEAD[one][1] * AHEAD[side][1] === 0
        );
        const tiles = [half.tile, next].flatMap((tile) => [
          tile,
          ...across.flatMap((one) => this.beside(tile, one) ?? [])
        ]);
        return lord ? [{ halves: [half, other], lord, tiles }] : [];
      });
  }

  private payCastles(values: readonly { feature: Feature; value: number }[]): void {
    let waiting = this.castles();
    let sources = values
      .filter(({ feature }) => ['road', 'city', 'monastery', 'garden'].includes(feature.kind))
      .map(({ feature, value }) => ({ tiles: [...feature.tiles], value }));
    while (waiting.length > 0) {
      const paid = waiting.flatMap((castle) => {
        const near = sources.filter(({ tiles }) => tiles.some((tile) => castle.tiles.includes(tile)));
        return near.length > 0 ? [{ castle, value: Math.max(...near.map(({ value }) => value)) }] : [];
      });
      if (paid.length === 0) return;
      for (const { castle, value } of paid) {
        // A mayor has no weight in a castle, which has no coats of arms.
        if (castle.lord.kind !== 'mayor') this.earn(castle.lord.seat, value);
        const fairy = this.slice<{ fairy: number; companion: number }>('princessDragon');
        const isBlessed =
          this.option('fairyStands') === 'tile'
            ? castle.halves.some(({ tile }) => tile.slot === fairy?.fairy)
            : castle.lord.id === fairy?.companion;
        if (isBlessed && !this.isLeftOut('fairy')) this.give(castle.lord.seat, FOR_FAIRY);
        this.away.add(castle.lord.id);
        this.claim(castle.tiles, [castle.lord.seat]);
      }
      waiting = waiting.filter((castle) => !paid.some((one) => one.castle === castle));
      sources = paid.map(({ castle, value }) => ({ tiles: castle.halves.map(({ tile }) => tile), value }));
    }
  }

  private goods(completed: readonly Feature[]): number[] {
    const goods = [...(this.slice<{ goods: Uint8Array }>('tradersBuilders')?.goods ?? [])];
    if (this.isLeftOut('goods') || goods.length === 0) return goods;
    for (const { kind, parts } of completed)
      if (kind === 'city')
        for (const { def } of parts) {
          const of = GOODS.indexOf(String(def.resource));
          if (of >= 0) goods[this.p.actor * GOODS.length + of]++;
        }
    return goods;
  }

  private titles(completed: readonly Feature[]): number[] {
    const slice = this.slice<{ holder: number[]; record: number[] }>('kingRobber');
    if (!slice) return [];
    return TITLES.flatMap((kind, n) => {
      const all = completed.filter((feature) => feature.kind === kind);
      const isPlayed = !this.isLeftOut(n === 0 ? 'king' : 'robber');
      const holder = slice.holder[n];
      if (this.option('kingRobber') === 'running' && isPlayed && holder >= 0) this.give(holder, all.length);
      const largest = Math.max(0, ...all.map(({ tiles }) => tiles.size));
      return isPlayed && largest > slice.record[n] ? [this.p.actor, largest] : [holder, slice.record[n]];
    });
  }

  private gold(): number[] {
    const slice = this.slice<{ on: Uint8Array; won: Uint8Array }>('goldmines');
    if (!slice) return [];
    const { actor, seats } = this.p;
    const won = [...slice.won];
    const left = new Map([...this.claims.keys()].map((tile) => [tile, slice.on[tile.slot]]));
    for (let seat = actor, idle = 0; idle < seats; seat = (seat + 1) % seats) {
      const open = [...left]
        .filter(([tile, n]) => n > 0 && this.claims.get(tile)!.has(seat))
        .map(([tile]) => tile);
      open.sort((a, b) => this.claims.get(b)!.size - this.claims.get(a)!.size || a.y - b.y || a.x - b.x);
      if (open.length === 0) {
        idle++;
        continue;
      }
      idle = 0;
      won[seat]++;
      left.set(open[0], left.get(open[0])! - 1);
    }
    return won;
  }
}

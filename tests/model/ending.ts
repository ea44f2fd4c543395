import type { Position } from '../../src/lib/landscape/position.ts';
import { isFollower, special, Table, type Feature, type Figure, type Part } from './values.ts';

/** A second reading of the final scoring: what each seat gets for the position in which a game ends. */

const GOODS = 3;
const FOR_GOODS = 10;
const FOR_FAIRY = 3;
const FOR_ACROBAT = 5;
const LANDSCAPE = ['road', 'city', 'monastery', 'garden', 'field', 'river'];
/** Points of one ingot by how many a seat has, the fewest first. */
const GOLD: readonly (readonly [number, number])[] = [
  [10, 4],
  [7, 3],
  [4, 2],
  [0, 1]
];

export class Ending extends Table {
  private readonly points: number[];

  constructor(p: Position) {
    super(p, true);
    this.points = new Array<number>(p.seats).fill(0);
  }

  /** What the final scoring gives each seat. */
  gains(): number[] {
    for (const feature of this.occupied()) this.count(feature);
    this.barns();
    this.acrobats();
    this.goods();
    this.titles();
    this.gold();
    return this.points;
  }

  private give(seat: number, points: number): void {
    this.points[seat] += points;
  }

  private option(id: string): unknown {
    return this.p.rules.options[id];
  }

  private occupied(): Feature[] {
    const found: Feature[] = [];
    for (const { on } of this.figures.filter(isFollower)) {
      if (!LANDSCAPE.includes(on.def.kind) || found.some(({ parts }) => parts.has(on))) continue;
      found.push(this.feature(on));
    }
    return found;
  }

  private count(feature: Feature): void {
    // In a city that an earthquake has destroyed nobody scores anything.
    if (feature.kind === 'city' && !this.isComplete(feature) && this.isShaken(feature)) return;
    const isOfBarn = this.figures.some(({ kind, on }) => kind === 'barn' && feature.parts.has(on));
    const value = this.valueOf(feature, isOfBarn ? 1 : undefined);
    for (const seat of this.ownersOf(feature))
      this.give(seat, value + (feature.kind === 'field' ? this.pigValue(feature, seat) : 0));
    const there = this.figures.filter(({ on }) => feature.parts.has(on));
    this.fairy(there.filter(isFollower));
    for (const { kind, seat, on } of there) if (kind === 'ringmaster') this.give(seat, this.show(on));
  }

  private fairy(there: readonly Figure[]): void {
    const slice = this.slice<{ fairy: number; companion: number; arrivals: number[] }>('princessDragon');
    if (!slice || this.isLeftOut('fairy')) return;
    const blessed =
      this.option('fairyStands') === 'tile'
        ? there
            .filter(({ on }) => on.tile.slot === slice.fairy)
            .sort((a, b) => slice.arrivals.indexOf(a.id) - slice.arrivals.indexOf(b.id))
        : there.filter(({ id, on }) => id === slice.companion && on.tile.slot === slice.fairy);
    if (blessed.length > 0) this.give(blessed[0].seat, FOR_FAIRY);
  }

  /** Circus and acrobat tiles on the nine squares around a ringmaster, two points each. */
  private show({ tile }: Part): number {
    const isShow = (mark: string, part: string) => (t: typeof tile) =>
      special(t, mark) === true && !this.isLeftOut(part);
    const near = this.around(tile);
    return (
      2 *
      (near.filter(isShow('bigTop', 'bigTop')).length + near.filter(isShow('acrobats', 'acrobats')).length)
    );
  }

  private barns(): void {
    for (const { kind, seat, on } of this.figures)
      if (kind === 'barn') this.give(seat, this.valueOfBarn(this.feature(on)));
  }

  private acrobats(): void {
    for (const { seat, on } of this.figures) if (on.def.name === 'acrobats') this.give(seat, FOR_ACROBAT);
  }

  private goods(): void {
    const goods = this.slice<{ goods: Uint8Array }>('tradersBuilders')?.goods;
    if (!goods || this.isLeftOut('goods')) return;
    for (let kind = 0; kind < GOODS; kind++) {
      const own = this.points.map((_, seat) => goods[seat * GOODS + kind]);
      const most = Math.max(...own);
      if (most === 0) continue;
      const best = own.flatMap((n, seat) => (n === most ? [seat] : []));
      const each = this.option('goodsTie') === 'split' ? Math.floor(FOR_GOODS / best.length) : FOR_GOODS;
      for (const seat of best) this.give(seat, each);
    }
  }

  private completed(kind: string): number {
    const seen = new Set<Part>();
    let n = kind === 'city' && this.isPlayed('count') ? 1 : 0;
    for (const part of this.tiles.flatMap(({ parts }) => parts)) {
      if (part.def.kind !== kind || seen.has(part)) continue;
      const feature = this.feature(part);
      for (const one of feature.parts) seen.add(one);
      if (this.isComplete(feature)) n++;
    }
    return n;
  }

  private titles(): void {
    const slice = this.slice<{ holder: readonly number[] }>('kingRobber');
    if (!slice) return;
    const [king, robber] = slice.holder;
    const isBoth = king === robber;
    [king, robber].forEach((seat, n) => {
      if (seat < 0) return;
      const by = this.option('kingRobber');
      if (by === 'each') this.give(seat, this.completed(n === 0 ? 'city' : 'road'));
      if (by === '10') this.give(seat, 10);
      if (by === '15-40') this.give(seat, isBoth ? 20 : 15);
    });
  }

  private gold(): void {
    const gold = this.slice<{ won: Uint8Array }>('goldmines')?.won;
    gold?.subarray(0, this.p.seats).forEach((n, seat) => {
      const [, each] = GOLD.find(([from]) => n >= from)!;
      this.give(seat, n * each);
    });
  }
}

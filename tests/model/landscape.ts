import { readFileSync } from 'node:fs';

/**
 * A second reading of the rules of the tile game with the abbot, Inns & Cathedrals, Traders & Builders, Abbey & Mayor,
 * The Tower, and The Princess & the Dragon, written from the text and sharing no code with the engine: it finds
 * everything anew from the tiles at every question, and takes its time. Only the tile catalogue is common to both.
 */

type Side = 'N' | 'E' | 'S' | 'W';
interface Feature {
  readonly kind: string;
  readonly name?: string;
  readonly sides?: readonly Side[];
  readonly halfEdges?: readonly string[];
  readonly adjacentCities?: readonly number[];
  readonly shields?: number;
  readonly inn?: boolean;
  readonly cathedral?: boolean;
  readonly resource?: string;
  readonly princess?: boolean;
}
interface Tile {
  readonly id: string;
  readonly count: number;
  readonly edges: Readonly<Record<Side, string>>;
  readonly features: readonly Feature[];
  readonly links?: readonly (readonly number[])[];
  readonly special?: {
    readonly volcano?: boolean;
    readonly dragon?: boolean;
    readonly magicPortal?: boolean;
  };
}
interface Laid {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
interface Figure {
  readonly seat: number;
  readonly kind: string;
  /** Where it stands, or null in its owner's supply. */
  at: { laid: Laid; feature: number } | null;
  /** When it came to the board, counted in figures. */
  since: number;
  /** The seat that holds it captive, or -1. */
  heldBy: number;
}

/** What the game waits for: a draw, or one of these answers by a seat. */
export type Asked =
  | { readonly draw: true; readonly seat: number }
  | { readonly draw: false; readonly seat: number; readonly answers: readonly string[] };

export interface Table {
  readonly seats: number;
  readonly sets: readonly string[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0]
];
const ABBEY = 'abbeyMayor.abbey';
const SPECIAL = ['builder', 'pig', 'barn'];
const LANDSCAPE = ['road', 'city', 'monastery', 'field'];
const HOMES: Readonly<Record<string, readonly string[]>> = {
  meeple: LANDSCAPE,
  largeFollower: LANDSCAPE,
  abbot: ['monastery', 'garden'],
  mayor: ['city'],
  wagon: ['road', 'city', 'monastery'],
  builder: ['road', 'city'],
  pig: ['field'],
  barn: ['field']
};
/** Floors of a seat, by the number of seats. */
const FLOORS = [0, 10, 10, 9, 7, 6, 5];
const RANSOM = 3;
const DRAGON_STEPS = 6;
const FAIRY_AT_SCORING = 3;

/** Figures of a seat, by the set they come with. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  abbot: ['abbot'],
  innsCathedrals: ['largeFollower'],
  tradersBuilders: ['builder', 'pig'],
  abbeyMayor: ['mayor', 'wagon', 'barn']
};

const folder = new URL('../../src/lib/landscape/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Tile[];

function catalogue(sets: readonly string[]): Map<string, Tile> {
  const files = [
    'base/tiles.json',
    ...sets.filter((s) => s !== 'abbot').map((s) => `expansions/${s}/tiles.json`)
  ];
  return new Map(files.flatMap(read).map((tile) => [tile.id, tile]));
}

const follows = (figure: Figure) => !SPECIAL.includes(figure.kind);

/** All that belongs together: the parts of one feature. */
interface Whole {
  readonly id: string;
  readonly kind: string;
  readonly parts: readonly { readonly laid: Laid; readonly feature: number }[];
}

export class Model {
  readonly laid: Laid[] = [];
  readonly figures: Figure[] = [];
  readonly scores: number[];
  readonly goods: Record<string, number>[];
  private readonly abbeys: number[];
  private readonly floors: number[];
  private readonly heights = new Map<Laid, number>();
  /** Copies of each tile in the bag, and dragon tiles that wait for the first volcano. */
  private readonly bag = new Map<string, number>();
  private aside: string[] = [];
  private isAwake = false;
  private dragon: Laid | null = null;
  private fairy: Laid | null = null;
  private companion: Figure | null = null;
  private arrivals = 0;
  /** Whose turn it is, whether scoring has begun in it, and whether a ransom was paid. */
  private actor = 0;
  private scoring = false;
  private ransomed = false;
  private readonly tiles: Map<string, Tile>;
  private wholes = new Map<string, Whole>();

  constructor(private readonly table: Table) {
    const { seats, sets } = table;
    this.tiles = catalogue(sets);
    this.scores = new Array<number>(seats).fill(0);
    this.goods = Array.from({ length: seats }, () => ({ wine: 0, grain: 0, cloth: 0 }));
    this.abbeys = new Array<number>(seats).fill(this.plays('abbeyMayor') ? 1 : 0);
    this.floors = new Array<number>(seats).fill(this.plays('tower') ? FLOORS[seats] : 0);
    for (let seat = 0; seat < seats; seat++) {
      const kinds = [...new Array<string>(7).fill('meeple'), ...sets.flatMap((s) => FIGURES[s] ?? [])];
      for (const kind of kinds) this.figures.push({ seat, kind, at: null, heldBy: -1, since: 0 });
    }
    for (const { id, count } of this.tiles.values()) if (id !== ABBEY) this.bag.set(id, count);
    this.take('base.D-start');
    this.lay('base.D-start', 0, 0, 0);
  }

  private take(id: string): void {
    this.bag.set(id, this.bag.get(id)! - 1);
  }

  /** How many tiles can still be drawn. */
  tilesLeft(): number {
    return [...this.bag.values()].reduce((sum, n) => sum + n, 0);
  }

  private plays(set: string): boolean {
    return this.table.sets.includes(set);
  }

  private lay(id: string, x: number, y: number, turn: number): Laid {
    const laid = { tile: this.tiles.get(id)!, x, y, turn };
    this.laid.push(laid);
    this.findWholes();
    return laid;
  }

  private tileAt(x: number, y: number): Laid | undefined {
    return this.laid.find((l) => l.x === x && l.y === y);
  }

  private around({ x, y }: { x: number; y: number }): Laid[] {
    return this.laid.filter(
      (l) => (l.x !== x || l.y !== y) && Math.abs(l.x - x) <= 1 && Math.abs(l.y - y) <= 1
    );
  }

  // Features

  private key = (laid: Laid, feature: number) => `${laid.x},${laid.y}#${feature}`;

  private partAt(laid: Laid, side: number): number {
    const own = SIDES[(side - laid.turn + 4) % 4];
    return laid.tile.features.findIndex((f) => f.sides?.includes(own));
  }

  private fieldAt(laid: Laid, half: number): number {
    const own = HALVES[(half - 2 * laid.turn + 8) % 8];
    return laid.tile.features.findIndex((f) => f.halfEdges?.includes(own));
  }

  /** Joins what meets across the sides of neighbouring tiles. */
  private findWholes(): void {
    const above = new Map<string, string>();
    const top = (key: string): string => {
      const next = above.get(key)!;
      return next === key ? key : top(next);
    };
    for (const laid of this.laid)
      laid.tile.features.forEach((_, f) => above.set(this.key(laid, f), this.key(laid, f)));
    const join = (a: Laid, fa: number, b: Laid, fb: number) => {
      if (fa >= 0 && fb >= 0) above.set(top(this.key(a, fa)), top(this.key(b, fb)));
    };
    for (const laid of this.laid)
      STEPS.forEach(([dx, dy], side) => {
        const next = this.tileAt(laid.x + dx, laid.y + dy);
        if (!next) return;
        const facing = (side + 2) % 4;
        join(laid, this.partAt(laid, side), next, this.partAt(next, facing));
        // The left half of a side, seen from the middle, meets the right half of the side it faces.
        join(laid, this.fieldAt(laid, 2 * side), next, this.fieldAt(next, 2 * facing + 1));
        join(laid, this.fieldAt(laid, 2 * side + 1), next, this.fieldAt(next, 2 * facing));
      });
    const found = new Map<string, { laid: Laid; feature: number }[]>();
    for (const laid of this.laid)
      laid.tile.features.forEach((_, feature) => {
        const id = top(this.key(laid, feature));
        found.set(id, [...(found.get(id) ?? []), { laid, feature }]);
      });
    this.wholes = new Map();
    for (const [id, parts] of found) {
      const whole = { id, kind: parts[0].laid.tile.features[parts[0].feature].kind, parts };
      for (const { laid, feature } of parts) this.wholes.set(this.key(laid, feature), whole);
    }
  }

  private wholeOf(laid: Laid, feature: number): Whole {
    return this.wholes.get(this.key(laid, feature))!;
  }

  private all(): Whole[] {
    return [...new Set(this.wholes.values())];
  }

  private features({ parts }: Whole): Feature[] {
    return parts.map(({ laid, feature }) => laid.tile.features[feature]);
  }

  private isComplete(whole: Whole): boolean {
    if (whole.kind === 'field' || whole.kind === 'place') return false;
    if (whole.kind === 'monastery' || whole.kind === 'garden')
      return this.around(whole.parts[0].laid).length === 8;
    // A side is closed by any tile beside it: one that matches, or an abbey.
    return whole.parts.every(({ laid, feature }) =>
      STEPS.every(([dx, dy], side) => {
        const own = SIDES[(side - laid.turn + 4) % 4];
        return !laid.tile.features[feature].sides?.includes(own) || this.tileAt(laid.x + dx, laid.y + dy);
      })
    );
  }

  private figuresIn(whole: Whole): Figure[] {
    return this.figures.filter((f) => f.at && this.wholeOf(f.at.laid, f.at.feature) === whole);
  }

  private isHeld(whole: Whole): boolean {
    return this.figuresIn(whole).some(follows);
  }

  private hasBarn(whole: Whole): boolean {
    return this.figuresIn(whole).some(({ kind }) => kind === 'barn');
  }

  // Points

  private completedCitiesOf(field: Whole): number {
    const cities = new Set<Whole>();
    for (const { laid, feature } of field.parts)
      for (const city of laid.tile.features[feature].adjacentCities ?? [])
        cities.add(this.wholeOf(laid, city));
    return [...cities].filter((city) => this.isComplete(city)).length;
  }

  private worth(whole: Whole, done: boolean): number {
    const { innsAtEnd, smallCity } = this.table.options;
    const features = this.features(whole);
    const tiles = new Set(whole.parts.map(({ laid }) => laid)).size;
    if (whole.kind === 'road') {
      const inn = features.some((f) => f.inn);
      if (done) return inn ? 2 * tiles : tiles;
      return inn && innsAtEnd !== 'plain' ? 0 : tiles;
    }
    if (whole.kind === 'city') {
      const units = tiles + features.reduce((n, f) => n + (f.shields ?? 0), 0);
      const cathedral = features.some((f) => f.cathedral);
      if (done && cathedral) return 3 * units;
      if (done) return tiles === 2 && smallCity === 2 ? units : 2 * units;
      return cathedral && innsAtEnd !== 'plain' ? 0 : units;
    }
    return 1 + this.around(whole.parts[0].laid).length;
  }

  private weight(figure: Figure, whole: Whole): number {
    if (!follows(figure)) return 0;
    if (figure.kind === 'mayor') return this.features(whole).reduce((n, f) => n + (f.shields ?? 0), 0);
    return figure.kind === 'largeFollower' ? 2 : 1;
  }

  private owners(whole: Whole): number[] {
    const weights = this.scores.map((_, seat) =>
      this.figuresIn(whole)
        .filter((f) => f.seat === seat)
        .reduce((sum, f) => sum + this.weight(f, whole), 0)
    );
    const most = Math.max(...weights);
    return most === 0 ? [] : weights.flatMap((w, seat) => (w === most ? [seat] : []));
  }

  private scoreField(field: Whole, forCity: number): void {
    const cities = this.completedCitiesOf(field);
    for (const seat of this.owners(field)) {
      const pig = this.figuresIn(field).some((f) => f.kind === 'pig' && f.seat === seat);
      this.scores[seat] += cities * (forCity + (pig ? 1 : 0));
    }
    this.rewardCompanion(field);
  }

  // Answers

  private fits(tile: Tile, x: number, y: number, turn: number): boolean {
    if (this.tileAt(x, y)) return false;
    let touches = false;
    for (const [side, [dx, dy]] of STEPS.entries()) {
      const next = this.tileAt(x + dx, y + dy);
      if (!next) continue;
      touches = true;
      const mine = tile.edges[SIDES[(side - turn + 4) % 4]];
      const theirs = next.tile.edges[SIDES[(side + 2 - next.turn + 4) % 4]];
      if (mine !== theirs && mine !== 'any' && theirs !== 'any') return false;
    }
    return touches;
  }

  private squaresBeside(): { x: number; y: number }[] {
    const seen = new Map<string, { x: number; y: number }>();
    for (const { x, y } of this.laid)
      for (const [dx, dy] of STEPS)
        if (!this.tileAt(x + dx, y + dy)) seen.set(`${x + dx},${y + dy}`, { x: x + dx, y: y + dy });
    return [...seen.values()];
  }

  private placements(tile: Tile): string[] {
    return this.squaresBeside().flatMap(({ x, y }) =>
      [0, 1, 2, 3].filter((turn) => this.fits(tile, x, y, turn)).map((turn) => `place ${x},${y} ${turn}`)
    );
  }

  private holes(): string[] {
    return this.squaresBeside()
      .filter(({ x, y }) => STEPS.every(([dx, dy]) => this.tileAt(x + dx, y + dy)))
      .map(({ x, y }) => `abbey ${x},${y}`);
  }

  private inSupply(seat: number, kind: string): Figure | undefined {
    return this.figures.find((f) => f.seat === seat && f.kind === kind && !f.at && f.heldBy < 0);
  }

  /** One name for a feature of a tile, whichever of its parts there is meant. */
  private spot(laid: Laid, feature: number): string {
    const whole = this.wholeOf(laid, feature);
    const first = laid.tile.features.findIndex((_, f) => this.wholeOf(laid, f) === whole);
    return this.key(laid, first);
  }

  private claims(seat: number, laid: Laid): string[] {
    const answers = new Set<string>();
    const kinds = [...new Set(this.figures.map(({ kind }) => kind))].filter((kind) =>
      this.inSupply(seat, kind)
    );
    for (const kind of kinds)
      laid.tile.features.forEach((feature, f) => {
        if (!HOMES[kind].includes(feature.kind)) return;
        if (feature.kind === 'field' && this.table.options.fields === false) return;
        if (kind !== 'barn' && this.isBarred(laid)) return;
        const whole = this.wholeOf(laid, f);
        const own = this.figuresIn(whole).filter((x) => x.seat === seat);
        if (kind === 'barn') {
          if (this.cornersFor(laid, whole).length > 0) answers.add(`deploy barn ${this.spot(laid, f)}`);
        } else if (kind === 'builder' || kind === 'pig') {
          const joins = own.some(follows) && !own.some((x) => x.kind === kind);
          if (joins && (kind === 'pig' || !this.isComplete(whole)))
            answers.add(`deploy ${kind} ${this.spot(laid, f)}`);
        } else if (!this.isHeld(whole) && !(feature.kind === 'field' && this.hasBarn(whole)))
          answers.add(`deploy ${kind} ${this.spot(laid, f)}`);
      });
    const abbot = this.figures.find((f) => f.seat === seat && f.kind === 'abbot' && f.at);
    const home = abbot && this.wholeOf(abbot.at!.laid, abbot.at!.feature);
    if (home && home.kind !== 'place' && !this.isComplete(home)) answers.add('recall');
    return [
      ...answers,
      ...this.throughPortal(seat, laid),
      ...this.knights(laid),
      ...this.fairyMoves(seat),
      ...this.towerActs(seat)
    ];
  }

  // The Princess & the Dragon

  /** Whether the dragon keeps figures off a tile (PD-2); barns and followers on towers come all the same. */
  private isBarred(laid: Laid): boolean {
    if (laid !== this.dragon) return false;
    const isNewVolcano = laid === this.laid[this.laid.length - 1] && laid.tile.special?.volcano === true;
    return this.table.options.redDragonTile !== 'open' || isNewVolcano;
  }

  /** Any unoccupied, incomplete feature of another tile, but not of the dragon's (PD-11, PD-12, PD-13). */
  private throughPortal(seat: number, portal: Laid): string[] {
    if (!portal.tile.special?.magicPortal) return [];
    const kinds = new Set(this.figures.filter(follows).map(({ kind }) => kind));
    return [...kinds]
      .filter((kind) => this.inSupply(seat, kind))
      .flatMap((kind) =>
        this.laid
          .filter((laid) => laid !== portal && laid !== this.dragon)
          .flatMap((laid) =>
            laid.tile.features.flatMap((feature, f) => {
              const whole = this.wholeOf(laid, f);
              const isField = feature.kind === 'field';
              const isOpen =
                HOMES[kind].includes(feature.kind) &&
                !(isField && (this.table.options.fields === false || this.hasBarn(whole))) &&
                !this.isHeld(whole) &&
                !this.isComplete(whole);
              return isOpen ? [`deploy ${kind} ${this.spot(laid, f)}`] : [];
            })
          )
      );
  }

  /** Followers in the city of the princess on the tile just laid, of all seats (PD-9). */
  private knights(laid: Laid): string[] {
    return laid.tile.features.flatMap(({ princess }, f) =>
      princess
        ? this.figuresIn(this.wholeOf(laid, f))
            .filter(follows)
            .map((figure) => `remove ${figure.seat} ${this.nameOf(figure)}`)
        : []
    );
  }

  private followersOnBoard(seat: number): Figure[] {
    return this.figures.filter((f) => f.seat === seat && f.at && follows(f));
  }

  /** The kind and exact place of a figure on the board. */
  private nameOf({ kind, at }: Figure): string {
    return `${kind} ${this.key(at!.laid, at!.feature)}`;
  }

  private isOnTile(): boolean {
    return this.table.options.fairyStands === 'tile';
  }

  /** Beside an own follower that she is not with yet, or to another tile with one (PD-14). */
  private fairyMoves(seat: number): string[] {
    if (!this.plays('princessDragon')) return [];
    const own = this.followersOnBoard(seat);
    if (this.isOnTile())
      return own.flatMap(({ at }) => (at!.laid === this.fairy ? [] : [`fairy ${at!.laid.x},${at!.laid.y}`]));
    return own.filter((f) => f !== this.companion).map((f) => `fairy ${this.nameOf(f)}`);
  }

  private moveFairy(seat: number, answer: string): void {
    const name = answer.slice('fairy '.length);
    const own = this.followersOnBoard(seat);
    if (this.isOnTile()) {
      this.fairy = own.find(({ at }) => `${at!.laid.x},${at!.laid.y}` === name)!.at!.laid;
      return;
    }
    this.companion = own.find((f) => this.nameOf(f) === name)!;
    this.fairy = this.companion.at!.laid;
  }

  /** A point before the draw (PD-16). */
  private greetFairy(seat: number): void {
    const own = this.followersOnBoard(seat);
    const with_ = this.isOnTile()
      ? own.filter(({ at }) => at!.laid === this.fairy)
      : own.filter((f) => f === this.companion);
    this.scores[seat] += with_.length;
  }

  /** Whatever the majority, the follower with the fairy earns points in a feature that is scored (PD-17). */
  private rewardCompanion(whole: Whole): void {
    const inside = this.figuresIn(whole).filter(follows);
    const [first] = this.isOnTile()
      ? inside.filter(({ at }) => at!.laid === this.fairy).sort((a, b) => a.since - b.since)
      : inside.filter((f) => f === this.companion);
    if (first) this.scores[first.seat] += FAIRY_AT_SCORING;
  }

  /** A figure leaves the board; the fairy stays where she is (PD-18). */
  private leave(figure: Figure): void {
    figure.at = null;
    if (this.companion === figure) this.companion = null;
  }

  /** The first volcano mixes the dragon tiles into the bag; each volcano calls the dragon (PD-1, PD-3). */
  private callDragon(laid: Laid): void {
    if (!laid.tile.special?.volcano) return;
    this.dragon = laid;
    this.isAwake = true;
    for (const id of this.aside) this.bag.set(id, this.bag.get(id)! + 1);
    this.aside = [];
  }

  /** Six steps, one seat after the other; who is met goes home (PD-4 to PD-8). */
  private *runDragon(seat: number, laid: Laid, when: string): Generator<Asked, void, string> {
    if (!laid.tile.special?.dragon || !this.dragon || (this.table.options.dragonMoves ?? 'before') !== when)
      return;
    const visited = [this.dragon];
    for (let step = 0; step < DRAGON_STEPS; step++) {
      const { x, y }: Laid = this.dragon;
      const next = STEPS.flatMap(([dx, dy]) => this.tileAt(x + dx, y + dy) ?? []).filter(
        (tile) => tile !== this.fairy && !visited.includes(tile)
      );
      if (next.length === 0) return;
      const squares = next.map((tile) => `fly ${tile.x},${tile.y}`);
      const answer = yield* this.ask((seat + step) % this.table.seats, () => squares, false);
      this.dragon = next[squares.indexOf(answer)];
      visited.push(this.dragon);
      for (const figure of this.figures)
        if (figure.at?.laid === this.dragon && figure.kind !== 'barn') this.leave(figure);
      this.sendLoneHome();
    }
  }

  // The Tower

  /** A floor on an open tower or a bare foundation, or a follower that ends a tower. */
  private towerActs(seat: number): string[] {
    const kinds = ['meeple', 'largeFollower', ...(this.table.options.towerTypes === 'any' ? ['abbot'] : [])];
    return this.laid.flatMap((laid) => {
      const place = laid.tile.features.findIndex(({ name }) => name === 'tower');
      if (place < 0 || this.isHeld(this.wholeOf(laid, place))) return [];
      const ends = this.heights.has(laid) ? kinds.filter((kind) => this.inSupply(seat, kind)) : [];
      return [
        ...(this.floors[seat] > 0 ? [`build ${laid.x},${laid.y}`] : []),
        ...ends.map((kind) => `deploy ${kind} ${this.key(laid, place)}`)
      ];
    });
  }

  /** Followers in the rows and columns of a tower, as far away as it is high. */
  private preyOf(tower: Laid): string[] {
    const reach = this.heights.get(tower)!;
    const inReach = ({ x, y }: Laid) =>
      (x === tower.x && Math.abs(y - tower.y) <= reach) || (y === tower.y && Math.abs(x - tower.x) <= reach);
    return this.figures
      .filter((f) => f.at && follows(f) && inReach(f.at.laid))
      .map((f) => `capture ${f.seat} ${this.nameOf(f)}`);
  }

  private ransoms(seat: number): string[] {
    if (seat !== this.actor || this.scoring || this.ransomed || this.scores[seat] < RANSOM) return [];
    return this.figures
      .filter((f) => f.seat === seat && f.heldBy >= 0)
      .map(({ kind, heldBy }) => `ransom ${kind} ${heldBy}`);
  }

  /** Builders and pigs go home when their owner has no follower left in their feature (F-1). */
  private sendLoneHome(): void {
    for (const figure of this.figures) {
      if (!figure.at || (figure.kind !== 'builder' && figure.kind !== 'pig')) continue;
      const others = this.figuresIn(this.wholeOf(figure.at.laid, figure.at.feature));
      if (!others.some((f) => f.seat === figure.seat && follows(f))) this.leave(figure);
    }
  }

  /** The field that fills a corner of a tile (0 = north-east, clockwise), or -1. */
  private cornerField(laid: Laid, corner: number): number {
    const one = this.fieldAt(laid, (2 * corner + 1) % 8);
    const other = this.fieldAt(laid, (2 * corner + 2) % 8);
    return one === other ? one : -1;
  }

  /** The tiles at a corner of a tile with the corner of each that lies there. */
  private atCorner(laid: Laid, corner: number): { laid: Laid | undefined; corner: number }[] {
    const [ax, ay] = STEPS[corner];
    const [bx, by] = STEPS[(corner + 1) % 4];
    const at = [
      [0, 0],
      [ax, ay],
      [ax + bx, ay + by],
      [bx, by]
    ];
    return at.map(([dx, dy], i) => ({
      laid: this.tileAt(laid.x + dx, laid.y + dy),
      corner: (corner + i) % 4
    }));
  }

  private cornersFor(laid: Laid, field: Whole): number[] {
    if (this.table.options.barnBesideBarn !== true && this.hasBarn(field)) return [];
    return [0, 1, 2, 3].filter((corner) => {
      const own = this.cornerField(laid, corner);
      if (own < 0 || this.wholeOf(laid, own) !== field) return false;
      return this.atCorner(laid, corner).every((c) => c.laid && this.cornerField(c.laid, c.corner) >= 0);
    });
  }

  private drives(from: Laid, scored: Whole): string[] {
    const near = this.table.options.wagonMove !== 'linked';
    const spots: { laid: Laid; feature: number }[] = [];
    if (near)
      for (const laid of [from, ...this.around(from)])
        laid.tile.features.forEach((_, feature) => spots.push({ laid, feature }));
    else
      for (const { laid, feature } of scored.parts) {
        for (const group of laid.tile.links ?? [])
          if (group.includes(feature)) for (const f of group) spots.push({ laid, feature: f });
        for (const [side, [dx, dy]] of STEPS.entries()) {
          const next = this.tileAt(laid.x + dx, laid.y + dy);
          if (!next) continue;
          const facing = this.partAt(next, (side + 2) % 4);
          if (laid.tile.id === ABBEY && facing >= 0) spots.push({ laid: next, feature: facing });
          if (next.tile.id === ABBEY && this.partAt(laid, side) === feature)
            spots.push({ laid: next, feature: 0 });
        }
      }
    const free = spots.filter(({ laid, feature }) => {
      const whole = this.wholeOf(laid, feature);
      return (
        HOMES.wagon.includes(whole.kind) &&
        !this.isBarred(laid) &&
        !this.isHeld(whole) &&
        !this.isComplete(whole)
      );
    });
    return [...new Set(free.map(({ laid, feature }) => `deploy wagon ${this.spot(laid, feature)}`))];
  }

  // The game

  /** Runs the game: yields what is asked, and is told the answer, or the tile drawn. */
  *play(): Generator<Asked, void, string> {
    let last = 0;
    for (let turn = 0; this.tilesLeft() > 0; turn++) {
      last = turn % this.table.seats;
      this.ransomed = false;
      this.greetFairy(last);
      if (yield* this.part(last)) if (this.tilesLeft() > 0) yield* this.part(last);
    }
    if (this.table.options.abbeyAtEnd !== 'never')
      for (let n = 1; n <= this.table.seats; n++) {
        const seat = (last + n) % this.table.seats;
        this.ransomed = false;
        const abbey = yield* this.askAbbey(seat);
        if (abbey) yield* this.afterPlacing(seat, abbey);
      }
    this.countAll();
  }

  /** Asks until something else than a ransom is answered; nothing is asked where there is only passing. */
  private *ask(
    seat: number,
    list: () => readonly string[],
    mayPass: boolean
  ): Generator<Asked, string, string> {
    for (;;) {
      const answers = [...new Set(list())];
      if (answers.length === 0) return 'pass';
      const asides = [...new Set(this.ransoms(seat))];
      const answer = yield {
        draw: false,
        seat,
        answers: [...answers, ...(mayPass ? ['pass'] : []), ...asides]
      };
      if (!answer.startsWith('ransom')) return answer;
      const [, kind, captor] = answer.split(' ');
      this.figures.find((f) => f.seat === seat && f.kind === kind && f.heldBy === Number(captor))!.heldBy =
        -1;
      this.scores[seat] -= RANSOM;
      this.scores[Number(captor)] += RANSOM;
      this.ransomed = true;
    }
  }

  private *askAbbey(seat: number): Generator<Asked, Laid | null, string> {
    this.actor = seat;
    this.scoring = false;
    if (this.abbeys[seat] === 0) return null;
    const answer = yield* this.ask(seat, () => this.holes(), true);
    if (answer === 'pass') return null;
    const [x, y] = answer.split(' ')[1].split(',').map(Number);
    this.abbeys[seat]--;
    return this.lay(ABBEY, x, y, 0);
  }

  /** A turn, or a half of one; whether a builder brings a second half. */
  private *part(seat: number): Generator<Asked, boolean, string> {
    let placed = yield* this.askAbbey(seat);
    while (!placed) {
      if (this.tilesLeft() === 0) return false;
      const tile = this.tiles.get(yield { draw: true, seat })!;
      this.take(tile.id);
      if (tile.special?.dragon && !this.isAwake) {
        this.aside.push(tile.id);
        continue;
      }
      const places = this.placements(tile);
      if (places.length === 0) continue;
      const [, square, turn] = (yield* this.ask(seat, () => places, false)).split(' ');
      const [x, y] = square.split(',').map(Number);
      placed = this.lay(tile.id, x, y, Number(turn));
      this.callDragon(placed);
    }
    const laid = placed;
    const twice = laid.tile.features.some((_, f) =>
      this.figuresIn(this.wholeOf(laid, f)).some((x) => x.kind === 'builder' && x.seat === seat)
    );
    yield* this.afterPlacing(seat, laid);
    return twice;
  }

  private *afterPlacing(seat: number, laid: Laid): Generator<Asked, void, string> {
    const isDuty = this.table.options.princess === 'must' && this.knights(laid).length > 0;
    const answer = yield* this.ask(
      seat,
      () => (isDuty ? this.knights(laid) : this.claims(seat, laid)),
      !isDuty
    );
    let barn: Figure | null = null;
    if (answer === 'recall') {
      const abbot = this.figures.find((f) => f.seat === seat && f.kind === 'abbot' && f.at)!;
      this.scores[seat] += this.worth(this.wholeOf(abbot.at!.laid, abbot.at!.feature), false);
      this.leave(abbot);
    } else if (answer.startsWith('remove')) {
      this.leave(this.named(answer));
      this.sendLoneHome();
    } else if (answer.startsWith('fairy')) this.moveFairy(seat, answer);
    else if (answer.startsWith('build')) yield* this.buildFloor(seat, answer);
    else if (answer !== 'pass') {
      const figure = this.stand(seat, answer);
      if (figure.kind === 'barn') barn = figure;
    }
    yield* this.runDragon(seat, laid, 'before');
    this.scoring = true;
    yield* this.scoreAll(seat, laid, barn);
    yield* this.runDragon(seat, laid, 'after');
  }

  private *buildFloor(seat: number, answer: string): Generator<Asked, void, string> {
    const [x, y] = answer.split(' ')[1].split(',').map(Number);
    const tower = this.tileAt(x, y)!;
    this.floors[seat]--;
    this.heights.set(tower, (this.heights.get(tower) ?? 0) + 1);
    const taken = yield* this.ask(seat, () => this.preyOf(tower), true);
    if (taken === 'pass') return;
    const figure = this.named(taken);
    this.leave(figure);
    if (figure.seat !== seat) figure.heldBy = seat;
    this.sendLoneHome();
    const held = () => this.figures.filter((f) => f.seat === seat && f.heldBy === figure.seat);
    if (figure.seat === seat || held().length === 0) return;
    const kinds = () => held().map((f) => `exchange ${f.kind}`);
    const back = new Set(kinds()).size === 1 ? kinds()[0] : yield* this.ask(seat, kinds, false);
    held().find((f) => `exchange ${f.kind}` === back)!.heldBy = -1;
    figure.heldBy = -1;
  }

  /** The figure on the board that an answer names by owner, kind and place. */
  private named(answer: string): Figure {
    const [, of, ...name] = answer.split(' ');
    return this.figures.find((f) => f.at && f.seat === Number(of) && this.nameOf(f) === name.join(' '))!;
  }

  private stand(seat: number, answer: string): Figure {
    const [, kind, spot] = answer.split(' ');
    const [square, feature] = spot.split('#');
    const [x, y] = square.split(',').map(Number);
    const figure = this.inSupply(seat, kind)!;
    figure.at = { laid: this.tileAt(x, y)!, feature: Number(feature) };
    figure.since = ++this.arrivals;
    return figure;
  }

  /** Everything the tile just laid has completed, each once. */
  private completedBy(laid: Laid): Whole[] {
    const near = new Set<Whole>();
    laid.tile.features.forEach((_, f) => near.add(this.wholeOf(laid, f)));
    STEPS.forEach(([dx, dy], side) => {
      const next = this.tileAt(laid.x + dx, laid.y + dy);
      const facing = next ? this.partAt(next, (side + 2) % 4) : -1;
      if (next && facing >= 0) near.add(this.wholeOf(next, facing));
    });
    for (const other of this.around(laid))
      other.tile.features.forEach((feature, f) => {
        if (['monastery', 'garden'].includes(feature.kind)) near.add(this.wholeOf(other, f));
      });
    return [...near].filter((whole) => this.isComplete(whole));
  }

  private *scoreAll(seat: number, laid: Laid, barn: Figure | null): Generator<Asked, void, string> {
    const completed = this.completedBy(laid);
    for (const whole of completed) {
      for (const owner of this.owners(whole)) this.scores[owner] += this.worth(whole, true);
      this.rewardCompanion(whole);
    }
    this.scoreBarns(laid, barn);
    const wagons: { wagon: Figure; from: Laid; scored: Whole }[] = [];
    for (const whole of completed)
      for (const figure of this.figuresIn(whole)) {
        if (figure.kind === 'wagon') wagons.push({ wagon: figure, from: figure.at!.laid, scored: whole });
        this.leave(figure);
      }
    if (this.plays('tradersBuilders'))
      for (const whole of completed)
        for (const { resource } of this.features(whole))
          if (whole.kind === 'city' && resource) this.goods[seat][resource]++;
    const turns = ({ wagon }: { wagon: Figure }) => (wagon.seat - seat + this.table.seats) % this.table.seats;
    for (const { wagon, from, scored } of wagons.sort((a, b) => turns(a) - turns(b))) {
      const answer = yield* this.ask(wagon.seat, () => this.drives(from, scored), true);
      if (answer !== 'pass') this.stand(wagon.seat, answer);
    }
  }

  private scoreBarns(laid: Laid, barn: Figure | null): void {
    const clear = (field: Whole, forCity: number) => {
      this.scoreField(field, forCity);
      for (const figure of this.figuresIn(field)) if (figure.kind !== 'barn') this.leave(figure);
    };
    if (barn) clear(this.wholeOf(barn.at!.laid, barn.at!.feature), 3);
    laid.tile.features.forEach((feature, f) => {
      const whole = this.wholeOf(laid, f);
      if (feature.kind === 'field' && this.hasBarn(whole) && this.isHeld(whole)) clear(whole, 1);
    });
  }

  private countAll(): void {
    for (const whole of this.all()) {
      if (whole.kind === 'place') continue;
      if (whole.kind === 'field') {
        if (this.isHeld(whole)) this.scoreField(whole, 3);
        for (const { kind, seat } of this.figuresIn(whole))
          if (kind === 'barn') this.scores[seat] += 4 * this.completedCitiesOf(whole);
      } else if (this.isHeld(whole)) {
        for (const seat of this.owners(whole)) this.scores[seat] += this.worth(whole, false);
        this.rewardCompanion(whole);
      }
    }
    if (this.plays('tradersBuilders')) this.countGoods();
  }

  private countGoods(): void {
    for (const kind of ['wine', 'grain', 'cloth']) {
      const most = Math.max(...this.goods.map((own) => own[kind]));
      const leaders = this.scores.flatMap((_, seat) =>
        most > 0 && this.goods[seat][kind] === most ? [seat] : []
      );
      const points = this.table.options.goodsTie === 'split' ? Math.floor(10 / leaders.length) : 10;
      for (const seat of leaders) this.scores[seat] += points;
    }
  }

  /** Figures and abbeys each seat has left. */
  supply(): Record<string, number>[] {
    return this.scores.map((_, seat) => {
      const row: Record<string, number> = {};
      for (const figure of this.figures) {
        if (figure.seat !== seat) continue;
        row[figure.kind] = (row[figure.kind] ?? 0) + (figure.at || figure.heldBy >= 0 ? 0 : 1);
      }
      if (this.plays('abbeyMayor')) row.abbey = this.abbeys[seat];
      if (this.plays('tower')) row.floor = this.floors[seat];
      return row;
    });
  }

  /** The answer an action of the notation gives, in the model's words; null when it names nothing there is. */
  answerOf(
    action: Readonly<Record<string, unknown>>,
    lastLaid = this.laid[this.laid.length - 1]
  ): string | null {
    const [x, y] = (action.at as number[] | undefined) ?? [lastLaid.x, lastLaid.y];
    if (action.do === 'pass' || action.do === 'recall') return action.do;
    if (action.do === 'place')
      return action.tile === ABBEY ? `abbey ${x},${y}` : `place ${x},${y} ${String(action.turn)}`;
    if (action.do === 'build') return `build ${x},${y}`;
    if (action.do === 'fly') return `fly ${String(action.to)}`;
    if (action.do === 'move' && this.isOnTile()) return `fairy ${x},${y}`;
    if (action.do === 'exchange') return `exchange ${String(action.figure)}`;
    if (action.do === 'ransom') return `ransom ${String(action.figure)} ${String(action.from)}`;
    const laid = this.tileAt(x, y);
    if (!laid) return null;
    const inner = laid.tile.features.flatMap(({ kind, halfEdges }, f) =>
      kind === 'field' && halfEdges?.length === 0 ? [f] : []
    );
    const feature = laid.tile.features.findIndex((f, i) => {
      if ((f.name ?? f.kind) !== action.on) return false;
      if (f.kind === 'place' || f.kind === 'monastery' || f.kind === 'garden') return true;
      if (f.kind !== 'field')
        return SIDES.some(
          (own, side) => f.sides?.includes(own) && SIDES[(side + laid.turn) % 4] === action.side
        );
      if (inner.includes(i))
        return action.side === `inner${inner.indexOf(i) > 0 ? inner.indexOf(i) + 1 : ''}`;
      return HALVES.some(
        (own, half) => f.halfEdges?.includes(own) && HALVES[(half + 2 * laid.turn) % 8] === action.side
      );
    });
    if (feature < 0) return null;
    if (action.do === 'deploy') return `deploy ${String(action.figure)} ${this.spot(laid, feature)}`;
    const act = action.do === 'move' ? 'fairy' : `${String(action.do)} ${String(action.of)}`;
    return `${act} ${String(action.figure)} ${this.key(laid, feature)}`;
  }
}

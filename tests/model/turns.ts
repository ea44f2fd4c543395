import type { Action } from '../../src/lib/kernel/game.ts';
import type { TileDef } from '../../src/lib/landscape/tiles/catalogue.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { Questions } from './questions.ts';
import { Choices, unused } from './choices.ts';
import { riverOrder } from './river.ts';
import { slice, special, type Tile } from './values.ts';

/**
 * A second reading of the order of turns, written from the text: halves, extra turns, turns nested in others, auctions,
 * tiles that were bought, and abbeys after the last tile.
 */

/** What a game comes to: a turn or a half of one begins, a tile is drawn or laid, or a question of an auction or an abbey. */
interface Moment {
  readonly what:
    'turn' | 'half' | 'draw' | 'laid' | 'declined' | 'abbey' | 'auction' | 'bid' | 'settle' | 'over';
  readonly seat: number;
  /** What may be answered, or the tile laid, where the text says it. */
  readonly words?: string;
}

/** A moment as it came, with its answer. */
export interface Met extends Moment {
  readonly action?: Action;
  readonly tile?: TileDef;
  /** Whether the tile laid goes on with a feature of an own builder. */
  readonly isDouble?: boolean;
}

/** Where no points limit a bid the engine's list ends here. */
const LISTED = 250;

interface Lot {
  readonly tile: string;
  owner: number;
}

type Order = Generator<Moment, void, Met>;

export class Turns {
  /** Points that an auction gave and took, as `seat points`, and those that the game told. */
  readonly paid: string[] = [];
  readonly told: string[] = [];
  /** Further tiles by messages of this turn; whether its arrow gives an extra turn. */
  extraTiles = 0;
  arrow = false;
  /** Whether this turn is one that an arrow gave. */
  isExtra = false;
  private stack: number;
  private aside = 0;
  private hidden = 0;
  private isAwake = false;
  private lots: Lot[] = [];
  private readonly abbeys: number[];
  private nested = 0;
  private isBazaar = false;
  /** The last tile of an auction was used in this turn. */
  private isClosing = false;
  private isDouble = false;
  private isLake = false;
  private last = 0;
  private readonly order: Order;
  /** What came last, and what comes now. */
  private before!: Met;
  private coming!: Met;

  constructor(
    private readonly p: Position,
    stack: number,
    private readonly first: number
  ) {
    this.stack = stack;
    const has = this.isPlayed('abbeyMayor') && !this.isLeftOut('abbey');
    this.abbeys = Array.from({ length: p.seats }, () => (has ? 1 : 0));
    this.order = this.game();
  }

  /** What should come, now that this has come. */
  expect(met: Met): Moment {
    this.coming = met;
    const next = this.order.next(this.before);
    this.before = met;
    return next.value ?? { what: 'over', seat: -1 };
  }

  private isPlayed(set: string): boolean {
    return this.p.rules.modules.some(({ id }) => id === set);
  }

  private isLeftOut(part: string): boolean {
    return this.p.rules.without.has(part);
  }

  private option(id: string): unknown {
    return this.p.rules.options[id];
  }

  private left(): number {
    return Math.max(0, this.stack - this.hidden);
  }

  private *game(): Order {
    let seat = this.first;
    while (this.left() > 0 || this.lots.length > 0) {
      yield* this.turn(seat, true);
      seat = (seat + 1) % this.p.seats;
    }
    if (this.option('abbeyAtEnd') === 'never') return;
    const { last } = this;
    for (let n = 1; n <= this.p.seats; n++) {
      const own = (last + n) % this.p.seats;
      if (!this.hasHole(own)) continue;
      yield { what: 'turn', seat: own };
      yield* this.abbey(own);
    }
  }

  /** A turn with its second half, the auction behind it and its extra turn. */
  private *turn(seat: number, isNext: boolean, isExtra = false): Order {
    yield { what: 'turn', seat };
    this.last = seat;
    this.arrow = false;
    this.isExtra = isExtra;
    yield* this.half(seat, isNext, false);
    if (this.isDouble && this.left() > 0) {
      yield { what: 'half', seat };
      yield* this.half(seat, false, true);
    }
    const isAgain = this.arrow && !isExtra;
    if (this.isLake && this.left() > 0) yield* this.turn(seat, false);
    if (this.nested === 0) yield* this.bazaar(seat);
    if (isAgain && this.left() > 0) yield* this.turn(seat, false, true);
  }

  private *half(seat: number, isNext: boolean, isSecond: boolean): Order {
    this.isDouble = this.isLake = false;
    yield* this.tile(seat, isNext, isSecond);
    const { isDouble, isLake } = this;
    yield* this.nestedTurns(seat);
    Object.assign(this, { isDouble, isLake });
  }

  private *nestedTurns(seat: number): Order {
    while (this.extraTiles > 0 && this.left() > 0) {
      const { arrow, isExtra } = this;
      this.extraTiles--;
      this.nested++;
      yield* this.turn(seat, false);
      this.nested--;
      Object.assign(this, { arrow, isExtra });
    }
    this.extraTiles = 0;
  }

  /** A tile bought, an abbey, or a draw. */
  private *tile(seat: number, isNext: boolean, isSecond: boolean): Order {
    const lot = isNext ? this.lots.findIndex(({ owner }) => owner === seat) : -1;
    if (lot >= 0) {
      const [{ tile }] = this.lots.splice(lot, 1);
      if (this.lots.length === 0) this.isClosing = true;
      if (this.coming.what === 'laid') {
        this.note(yield { what: 'laid', seat, words: tile });
        return;
      }
      if (this.coming.what === 'declined') yield { what: 'declined', seat };
    } else if ((this.lots.length === 0 || isSecond) && this.hasHole(seat)) {
      if (yield* this.abbey(seat)) return;
    }
    while (this.left() > 0) {
      const { tile } = yield { what: 'draw', seat };
      this.stack--;
      if (this.isPutAside(tile!)) continue;
      if (this.coming.what === 'declined') yield { what: 'declined', seat };
      else if (this.coming.what === 'laid') {
        this.note(yield { what: 'laid', seat, words: tile!.id });
        return;
      }
    }
  }

  private *abbey(seat: number): Generator<Moment, boolean, Met> {
    const { action } = yield { what: 'abbey', seat };
    if (action!.do === 'pass') return false;
    this.abbeys[seat]--;
    this.note(yield { what: 'laid', seat, words: 'abbeyMayor.abbey' });
    return true;
  }

  private hasHole(seat: number): boolean {
    if (this.abbeys[seat] === 0 || this.hasRiverLeft()) return false;
    return new Questions(this.p, unused(), new Set()).answers('abbey', null!)!.size > 1;
  }

  private hasRiverLeft(): boolean {
    return riverOrder(this.inBag()).length > 0;
  }

  private inBag(): TileDef[] {
    const { bag, rules } = this.p;
    return rules.tiles.types.filter((_, type) => bag[type] > 0).map(({ def }) => def);
  }

  /** The tiles that may be drawn: all of the river before any other. */
  drawable(): string[] {
    const [stage = this.inBag()] = riverOrder(this.inBag());
    return stage.map(({ id }) => id);
  }

  /** A dragon tile drawn before a volcano lies. */
  private isPutAside(tile: TileDef): boolean {
    const isAside = this.hasDragon() && !this.isAwake && tile.special?.dragon === true;
    if (isAside) this.aside++;
    return isAside;
  }

  private hasDragon(): boolean {
    return this.isPlayed('princessDragon') && !this.isLeftOut('dragon');
  }

  /** What a tile just laid brings. */
  private note({ tile, isDouble }: Met): void {
    const def = tile!;
    const marked = (mark: string) => special({ def } as Tile, mark) === true;
    this.isDouble = isDouble === true;
    if (this.isPlayed('hillsSheep') && marked('hill') && !this.isLeftOut('hill') && this.left() > 0)
      this.hidden++;
    if (this.hasDragon() && marked('volcano')) {
      this.isAwake = true;
      this.stack += this.aside;
      this.aside = 0;
    }
    const isLake = special({ def } as Tile, 'riverRole') === 'lake' && marked('volcano');
    this.isLake = isLake && this.option('volcanoLake') === 'again';
    const isBazaar = this.isPlayed('bridgesCastlesBazaars') && marked('bazaar') && !this.isLeftOut('bazaar');
    if (isBazaar && this.lots.length === 0 && !this.isClosing) this.isBazaar = true;
  }

  private *bazaar(seat: number): Order {
    const { p, isBazaar } = this;
    this.isBazaar = this.isClosing = false;
    if (!isBazaar || p.seats === 1 || this.left() < p.seats) return;
    const lots: Lot[] = [];
    while (lots.length < p.seats && this.left() > 0) {
      const { tile } = yield { what: 'draw', seat };
      this.stack--;
      if (!this.isPutAside(tile!)) lots.push({ tile: tile!.id, owner: -1 });
    }
    this.lots = lots;
    let caller = seat;
    const free = () => lots.flatMap(({ owner }, n) => (owner < 0 ? [n] : []));
    const waiting = (after: number) => {
      const round = Array.from({ length: p.seats }, (_, n) => (after + n + 1) % p.seats);
      return round.filter((one) => !lots.some(({ owner }) => owner === one));
    };
    while (free().length > 0) {
      [caller] = waiting(caller);
      if (free().length === 1) lots[free()[0]].owner = caller;
      else yield* this.lot(lots, free(), caller, waiting(caller));
    }
    yield* this.nestedTurns(seat);
  }

  /** One lot: `others` are the seats without a tile in their order, the caller last. */
  private *lot(lots: Lot[], free: number[], caller: number, others: number[]): Order {
    const isFree = this.option('bazaar') === 'free';
    const offers = free.map((n) => (isFree ? `${n}` : `${n} from 0 to ${this.most(caller)}`));
    const { action } = yield { what: 'auction', seat: caller, words: offers.join('; ') };
    const lot = lots[action!.lot as number];
    if (isFree) {
      lot.owner = caller;
      return;
    }
    let bid = action!.bid as number;
    let by = caller;
    for (const seat of others) {
      if (seat === caller || (this.points(seat) <= bid && (this.isLimited() || bid >= LISTED))) continue;
      const words = `from ${bid + 1} to ${this.most(seat)}; pass`;
      const answer = (yield { what: 'bid', seat, words }).action!;
      if (answer.do === 'pass') continue;
      bid = answer.bid as number;
      by = seat;
    }
    if (by === caller) {
      lot.owner = caller;
      this.pay(caller, -bid);
      return;
    }
    const mayBuy = !this.isLimited() || this.points(caller) >= bid;
    const { action: end } = yield { what: 'settle', seat: caller, words: mayBuy ? 'buy; sell' : 'sell' };
    const isBought = end!.choice === 'buy';
    lot.owner = isBought ? caller : by;
    this.pay(lot.owner, -bid);
    this.pay(isBought ? by : caller, bid);
  }

  private isLimited(): boolean {
    return this.option('bidLimit') === 'ownPoints';
  }

  private points(seat: number): number {
    return this.p.scores[seat];
  }

  /** The highest bid that the text allows; without a limit any list ends somewhere. */
  private most(seat: number): string {
    return this.isLimited() ? String(this.points(seat)) : 'any';
  }

  private pay(seat: number, points: number): void {
    if (points !== 0) this.paid.push(`${seat} ${points}`);
  }
}

/** Whether the tile just laid goes on with a road or city where the seat has its builder on another tile. */
export class Builders extends Choices {
  constructor(p: Position) {
    super(p, unused(), new Set());
  }

  isCalled(): boolean {
    const features = this.laid.parts.map((part) => this.feature(part));
    return this.own().some(
      ({ kind, on }) =>
        kind === 'builder' && on.tile !== this.laid && features.some(({ parts }) => parts.has(on))
    );
  }
}

const DARK = 5;
const TRACK = 50;

/** When the seat whose turn it is draws a message: at the end of a round in which it moved a figure to a dark space. */
export class Rounds {
  private readonly dark = new Set<string>();

  constructor(private readonly p: Position) {}

  /** A seat has moved one of its figures in its own turn. */
  moved(seat: number, piece: string, field: number): void {
    const { marker, messenger } = slice<{ marker: number[]; messenger: number[] }>(this.p, 'messages')!;
    this.dark.delete(piece);
    const others = [marker, messenger].flatMap((fields) => fields.filter((_, other) => other !== seat));
    const isBlocked =
      this.p.rules.options.messageBlocked === true && others.some((at) => at % TRACK === field % TRACK);
    if (field % DARK === 0 && !isBlocked) this.dark.add(piece);
  }

  /** What a question or draw says of a message: `isScoring` where the points of phase 3 are still coming. */
  differs(isMessage: boolean, isScoring: boolean): string | null {
    const isDue = this.dark.size > 0 && !isScoring;
    if (isMessage) this.dark.clear();
    if (isMessage === isDue) return null;
    return isDue ? 'no message is drawn' : 'a message is drawn';
  }
}

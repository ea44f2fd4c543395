import type { Json } from '../../../kernel/json.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';
import { bridgesOn } from './spans.ts';

/** A tile of the bazaar: its type, the highest bid and whose it is, and who has bought it; -1 for nobody. */
export interface Lot {
  readonly type: number;
  readonly bid: number;
  readonly by: number;
  readonly owner: number;
}

/** What the bazaar is doing: nothing, revealing tiles, waiting for a first bid, for a further one, or for its end. */
export const QUIET = 0;
export const REVEALING = 1;
export const CALLING = 2;
export const BIDDING = 3;
export const SETTLING = 4;

/** What a castle that has just scored was worth. */
export interface Paid {
  readonly castle: number;
  readonly points: number;
}

/** What a completed feature was worth when it was scored. */
export interface Value {
  readonly root: number;
  readonly points: number;
}

export class BazaarSlice implements Slice {
  /** Bridges and castles each seat has left. */
  bridges: number[];
  castles: number[];
  /** 1 once this part of the turn has its bridge. */
  bridged = 0;
  /** A segment of each castle on the board, and of those built in this part. */
  built: number[] = [];
  fresh: number[] = [];
  /** Seats that build no castle now, a bit each. */
  declined = 0;
  /** Castle whose owner names a feature, or -1; and the castles that have scored in this part. */
  choosing = -1;
  paid: Paid[] = [];
  /** What this part completed, where a castle might take its points; never changed in place. */
  values: readonly Value[] = [];

  /** 1 when an auction follows this turn; 1 when the last tile of an earlier one came in this turn. */
  due = 0;
  closing = 0;
  phase = QUIET;
  lots: Lot[] = [];
  /** Who has picked a lot, who is asked for a higher bid, and which lot it is. */
  caller = -1;
  bidder = -1;
  lot = -1;

  /** Squares `x,y` where a given position has bridges, with their axis. */
  planned: ReadonlyMap<string, number> = new Map();

  constructor(bridges: number[], castles: number[]) {
    this.bridges = bridges;
    this.castles = castles;
  }

  clone(): BazaarSlice {
    const copy = Object.assign(new BazaarSlice(this.bridges.slice(), this.castles.slice()), this);
    copy.bridges = this.bridges.slice();
    copy.castles = this.castles.slice();
    copy.built = this.built.slice();
    copy.fresh = this.fresh.slice();
    copy.paid = this.paid.slice();
    copy.lots = this.lots.slice();
    return copy;
  }

  /** Types of the tiles outside the bag that wait to be placed. */
  get aside(): readonly number[] {
    return this.lots.map(({ type }) => type);
  }

  encode(p: Position): Json {
    const told = (castle: number): Json => ({ ...featureRef(p, castle) });
    const inOrder = (castles: readonly number[]) =>
      [...castles].sort((a, b) => p.slotCell[p.segmentSlot[a]] - p.slotCell[p.segmentSlot[b]]).map(told);
    return {
      bridges: bridgesOn(p),
      castles: inOrder(this.built),
      left: [...this.bridges, ...this.castles],
      bridged: this.bridged === 1,
      fresh: inOrder(this.fresh),
      declined: this.declined,
      choosing: this.choosing < 0 ? null : told(this.choosing),
      paid: this.paid.length,
      ...(this.values.length === 0
        ? {}
        : { values: this.values.map(({ root, points }) => ({ ...featureRef(p, root), points })) }),
      due: [this.due, this.closing],
      phase: this.phase,
      lots: lotsOf(p, this),
      asked: [this.caller, this.bidder, this.lot]
    };
  }

  digest(): number {
    const mix = (h: number, n: number) => Math.imul(h, 31) + n;
    return [this.phase, this.caller, this.bidder, ...this.bridges, ...this.castles].reduce(mix, this.due);
  }
}

export const sliceOf = sliceReader<BazaarSlice>('bridgesCastlesBazaars');

/** The lots as scripts word them, in the order drawn. */
export function lotsOf(p: Position, { lots } = sliceOf(p)): { [field: string]: Json }[] {
  const seat = (n: number) => (n < 0 ? null : n);
  return lots.map(({ type, bid, by, owner }) => ({
    tile: p.rules.tiles.types[type].id,
    bid: seat(bid),
    by: seat(by),
    owner: seat(owner)
  }));
}

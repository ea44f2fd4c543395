import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { raiseInterrupt } from '../../flow.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { sliceReader } from '../../contract/slices.ts';

/** The eight messages by name; their numbers are the places in this list. */
export const CARDS = [
  'extraTile',
  'farmers',
  'knights',
  'scoreFigure',
  'shields',
  'smallestCity',
  'smallestMonastery',
  'smallestRoad'
] as const;

/** The two figures of a seat on the scoring track, in the order of their numbers. */
export const FIGURES = ['marker', 'messenger'] as const;

/** Points a seat has still to move one of its two figures by. */
interface Pending {
  readonly seat: Seat;
  readonly points: number;
}

export class MessagesSlice implements Slice {
  /** Field of each seat's score figure, and of its messenger. */
  marker: number[];
  messenger: number[];
  pending: readonly Pending[] = [];
  /** Figures that the active seat has moved in this round of scoring and that stand on dark spaces, a bit each. */
  dark = 0;
  /** The message drawn and not yet used, or -1. */
  card = -1;
  /** Messages in the order they were drawn: once all are known, the first of them is on top of the pile again. */
  under: readonly number[] = [];
  /** Turns with a further tile that are still to come. */
  extra = 0;

  constructor(seats: number) {
    this.marker = new Array<number>(seats).fill(0);
    this.messenger = new Array<number>(seats).fill(0);
  }

  clone(): MessagesSlice {
    const copy = Object.assign(new MessagesSlice(0), this);
    copy.marker = this.marker.slice();
    copy.messenger = this.messenger.slice();
    return copy;
  }

  encode(): Json {
    return {
      markers: markersOf(this),
      pending: this.pending.map(({ seat, points }) => [seat, points]),
      dark: FIGURES.filter((_, n) => this.dark & (1 << n)),
      card: this.card < 0 ? null : CARDS[this.card],
      under: this.under.map((card) => CARDS[card]),
      extra: this.extra
    };
  }

  digest(): number {
    return this.messenger.reduce((h, n) => h * 31 + n, this.under.length * 8 + this.card + this.extra * 64);
  }
}

export const sliceOf = sliceReader<MessagesSlice>('messages');

/** `[marker, messenger]` of each seat. */
export const markersOf = ({ marker, messenger }: MessagesSlice): Json[] =>
  marker.map((field, seat) => [field, messenger[seat]]);

/** The steps that move a figure, and that draw and use a message. */
export const ADVANCE_STEP = 'advance';
export const MESSAGE_STEP = 'message';

/**
 * Adds points to be moved; with `together` they join those the seat has to move already. Seats move theirs clockwise from
 * the active one (O-9).
 */
export function addPending(p: Position, seat: Seat, points: number, together: boolean): void {
  const slice = sliceOf(p);
  const known = together ? slice.pending.find((other) => other.seat === seat) : undefined;
  const turn = (of: Seat) => (of - p.actor + p.seats) % p.seats;
  slice.pending = known
    ? slice.pending.map((other) => (other === known ? { seat, points: other.points + points } : other))
    : [...slice.pending, { seat, points }].sort((a, b) => turn(a.seat) - turn(b.seat));
  raiseInterrupt(p, ADVANCE_STEP);
}

/** Takes points off the first that a seat has still to move. */
export function lessPending(slice: MessagesSlice, seat: Seat, points: number): void {
  const first = slice.pending.findIndex((other) => other.seat === seat);
  slice.pending = slice.pending
    .map((other, n) => (n === first ? { seat, points: other.points - points } : other))
    .filter((other) => other.points > 0);
}

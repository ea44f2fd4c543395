import type { Json } from '../../../kernel/json.ts';
import type { Slice } from '../../contract/module.ts';
import { sliceReader } from '../../contract/slices.ts';
import { QUARTERS } from './quarters.ts';

/** What the active seat is asked after scoring. */
export const NOTHING = 0;
export const ENTER = 1;
export const MOVE_COUNT = 2;
const STAGES = ['nothing', 'enter', 'moveCount'] as const;

/** Seats as a set of bits. */
export const bit = (seat: number): number => 1 << seat;
const seatsOf = (mask: number) => [0, 1, 2, 3, 4, 5].filter((seat) => mask & bit(seat));

export class CountSlice implements Slice {
  /** Quarter of the count. */
  quarter = 0;
  /** Seats with points from the landscape in this part of the turn. */
  scored = 0;
  /** 1 once a meeple has come to the city in this turn. */
  used = 0;
  stage = NOTHING;
  /** Seats still to be asked for meeples that leave for a feature being scored; the active one comes last. */
  left = 0;
  /** Seat asked before the final scoring, or -1; and the seats that are out. */
  last = -1;
  out = 0;

  clone(): CountSlice {
    return new CountSlice().copyFrom(this);
  }
  copyFrom(from: CountSlice): this {
    this.quarter = from.quarter;
    this.scored = from.scored;
    this.used = from.used;
    this.stage = from.stage;
    this.left = from.left;
    this.last = from.last;
    this.out = from.out;
    return this;
  }
  encode(): Json {
    return {
      count: QUARTERS[this.quarter],
      scored: seatsOf(this.scored),
      used: this.used === 1,
      stage: STAGES[this.stage],
      left: this.left,
      last: this.last,
      out: seatsOf(this.out)
    };
  }
  digest(): number {
    return ((this.quarter * 3 + this.stage) * 8 + this.left) * 8 + this.last + 1;
  }
}

export const sliceOf = sliceReader<CountSlice>('count');

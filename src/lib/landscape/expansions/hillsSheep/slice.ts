import type { Json } from '../../../kernel/json.ts';
import type { Slice } from '../../contract/module.ts';
import { IN_SUPPLY, type Position } from '../../position.ts';
import { squareOf } from '../../notation/reference.ts';
import { kindReader, sliceReader } from '../../contract/slices.ts';

/** The tokens of the bag, the wolf last, and how many of each there are. */
export const TOKENS = ['sheep1', 'sheep2', 'sheep3', 'sheep4', 'wolf'] as const;
export const WOLF = 4;
const COUNTS = [4, 5, 5, 2, 2];

export class SheepSlice implements Slice {
  /** Tokens left in the bag, by kind. */
  bag = Uint8Array.from(COUNTS);
  /** Sheep tokens of each shepherd: figure * 4 + kind. */
  readonly flocks: Uint8Array;
  /** Tiles under hills. */
  hidden = 0;
  /** Shepherd placed in this part, or -1. */
  fresh = -1;
  /** Shepherd for which a token is drawn now, or -1. */
  drawing = -1;
  /** Own shepherds whose fields grew, one of each field; the first is asked about. Null before they are known. */
  pending: readonly number[] | null = null;

  constructor(flocks: Uint8Array) {
    this.flocks = flocks;
  }

  clone(): SheepSlice {
    const copy = new SheepSlice(this.flocks.slice());
    copy.bag = this.bag.slice();
    copy.hidden = this.hidden;
    copy.fresh = this.fresh;
    copy.drawing = this.drawing;
    copy.pending = this.pending;
    return copy;
  }

  encode(p: Position): Json {
    return {
      bag: [...this.bag],
      flocks: [...this.flocks],
      hidden: this.hidden,
      fresh: this.fresh,
      drawing: this.drawing,
      pending: this.pending && this.pending.map((f) => squareOf(p, p.segmentSlot[p.figureAt[f]]))
    };
  }

  digest(): number {
    return this.bag.reduce((h, n) => h * 7 + n, this.hidden);
  }
}

export const sliceOf = sliceReader<SheepSlice>('hillsSheep');

export const shepherdKind = kindReader('shepherd');

/** Puts the tokens of a shepherd back into the bag. */
export function emptyFlock(p: Position, shepherd: number): void {
  const { bag, flocks } = sliceOf(p);
  for (let kind = 0; kind < WOLF; kind++) {
    bag[kind] += flocks[shepherd * WOLF + kind];
    flocks[shepherd * WOLF + kind] = 0;
  }
}

/** Shepherds that left the board in any way have lost their flocks. */
export function emptyLostFlocks(p: Position): void {
  const kind = shepherdKind(p);
  if (kind < 0) return;
  const { figuresPerSeat, firstOfKind } = p.rules;
  for (let seat = 0; seat < p.seats; seat++)
    for (let n = firstOfKind[kind]; n < firstOfKind[kind + 1]; n++)
      if (p.figureAt[seat * figuresPerSeat + n] <= IN_SUPPLY) emptyFlock(p, seat * figuresPerSeat + n);
}

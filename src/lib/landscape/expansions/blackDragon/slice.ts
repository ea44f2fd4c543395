import type { Json } from '../../../kernel/json.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { squareOf } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';

/** The dragon's place and its turn state. */
export class DragonSlice implements Slice {
  /** Slot the dragon is on, or -1 while it waits beside the board. */
  slot = -1;
  /** Steps left in this flight. */
  steps = 0;
  /** Slots it has been on in this flight, the present one last. */
  visited: number[] = [];
  /** Fields of the figures on the scoring track when the turn began. */
  before: number[];

  constructor(seats: number) {
    this.before = new Array<number>(seats).fill(0);
  }

  clone(): DragonSlice {
    return new DragonSlice(0).copyFrom(this);
  }

  copyFrom(from: DragonSlice): this {
    this.slot = from.slot;
    this.steps = from.steps;
    this.visited = from.visited.slice();
    this.before = from.before.slice();
    return this;
  }

  encode(p: Position): Json {
    return {
      at: this.slot < 0 ? null : squareOf(p, this.slot),
      steps: this.steps,
      visited: this.visited.map((slot) => squareOf(p, slot)),
      before: this.before
    };
  }

  digest(): number {
    return (this.slot + 1) | (this.steps << 12);
  }
}

export const sliceOf = sliceReader<DragonSlice>('blackDragon');

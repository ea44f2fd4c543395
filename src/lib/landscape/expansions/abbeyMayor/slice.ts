import type { Json } from '../../../kernel/json.ts';
import { figureKind, seatOf } from '../../figures/figures.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef, squareOf } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';

/** A wagon that may drive on: its number, the slot it stood on and a segment of the feature that was scored. */
export interface Waiting {
  readonly wagon: number;
  readonly slot: number;
  readonly scored: number;
}

export class AbbeySlice implements Slice {
  /** Abbeys each seat has left. */
  abbeys: number[];
  /** 1 after the abbey was declined in this half. */
  declined = 0;
  /** Seats still to be asked for an abbey after the last tile; -1 before that. */
  round = -1;
  /** Barn set in this half, or -1. */
  barn = -1;
  /** Corner of its tile each barn stands on (0 = NE … 3 = NW), by figure. */
  readonly corners = new Map<number, number>();
  /** Wagons whose owners are to be asked, the next one first. */
  waiting: Waiting[] = [];

  constructor(seats: number) {
    this.abbeys = new Array<number>(seats).fill(1);
  }

  clone(): AbbeySlice {
    return new AbbeySlice(0).copyFrom(this);
  }

  copyFrom(from: AbbeySlice): this {
    this.abbeys = from.abbeys.slice();
    this.declined = from.declined;
    this.round = from.round;
    this.barn = from.barn;
    this.corners.clear();
    for (const [barn, corner] of from.corners) this.corners.set(barn, corner);
    this.waiting = from.waiting.slice();
    return this;
  }

  encode(p: Position): Json {
    const tell = (figure: number) => [seatOf(p, figure), p.rules.figures[figureKind(p, figure)].id];
    return {
      abbeys: [...this.abbeys],
      declined: this.declined === 1,
      round: this.round,
      barn: this.barn < 0 ? null : { ...featureRef(p, p.figureAt[this.barn]) },
      // A barn that another set took off the table keeps its entry until it is placed again.
      corners: [...this.corners]
        .filter(([barn]) => p.figureAt[barn] >= 0)
        .map(([barn, corner]) => [...squareOf(p, p.segmentSlot[p.figureAt[barn]]), corner])
        .sort((a, b) => a[1] - b[1] || a[0] - b[0]),
      waiting: this.waiting.map(({ wagon, slot, scored }) => [
        ...tell(wagon),
        squareOf(p, slot),
        { ...featureRef(p, scored) }
      ])
    };
  }

  digest(): number {
    return this.abbeys.reduce((h, n) => h * 2 + n, 1) * 64 + this.waiting.length;
  }
}

export const sliceOf = sliceReader<AbbeySlice>('abbeyMayor');

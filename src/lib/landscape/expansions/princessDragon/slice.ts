import type { Json } from '../../../kernel/json.ts';
import { figureKind, seatOf } from '../../figures/figures.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef, squareOf } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';

/** Where the red dragon and the fairy are, and which dragon tiles wait for the first volcano. */
export class PrincessSlice implements Slice {
  /** Slot the dragon is on, or -1 while it is beside the board. */
  dragon = -1;
  /** 1 once a volcano has been laid. */
  awake = 0;
  /** Types of the dragon tiles set aside. */
  aside: number[] = [];
  /** Steps left in this run. */
  steps = 0;
  /** Slots the dragon has been on in this run, the present one last. */
  visited: number[] = [];
  /** Slot the fairy is on, or -1 while she is beside the board. */
  fairy = -1;
  /** Figure on the board she stands beside, or -1. */
  companion = -1;
  /** Followers in the order they came to the board; kept only where the fairy stands on a tile. */
  arrivals: number[] = [];

  clone(): PrincessSlice {
    return new PrincessSlice().copyFrom(this);
  }

  copyFrom(from: PrincessSlice): this {
    this.dragon = from.dragon;
    this.awake = from.awake;
    this.aside = from.aside.slice();
    this.steps = from.steps;
    this.visited = from.visited.slice();
    this.fairy = from.fairy;
    this.companion = from.companion;
    this.arrivals = from.arrivals.slice();
    return this;
  }

  encode(p: Position): Json {
    const square = (slot: number) => (slot < 0 ? null : squareOf(p, slot));
    const figure = (n: number) => [
      seatOf(p, n),
      p.rules.figures[figureKind(p, n)].id,
      { ...featureRef(p, p.figureAt[n]) }
    ];
    const onBoard = (n: number) => n >= 0 && p.figureAt[n] >= 0;
    return {
      dragon: square(this.dragon),
      awake: this.awake === 1,
      aside: this.aside.map((type) => p.rules.tiles.types[type].id).sort(),
      steps: this.steps,
      visited: this.visited.map((slot) => squareOf(p, slot)),
      fairy: square(this.fairy),
      companion: this.companion < 0 ? null : figure(this.companion),
      arrivals: this.arrivals.filter(onBoard).map(figure)
    };
  }

  digest(): number {
    return (this.dragon + 1) | ((this.fairy + 1) << 12) | (this.steps << 24) | (this.aside.length << 27);
  }
}

export const sliceOf = sliceReader<PrincessSlice>('princessDragon');

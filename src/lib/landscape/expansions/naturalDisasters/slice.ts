import type { Seat } from '../../../kernel/game.ts';
import { byCodeUnit } from '../../../kernel/canonical.ts';
import type { Json } from '../../../kernel/json.ts';
import { figureKind, seatOf } from '../../figures/figures.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef, squareOf } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';

/** States of the tornado's run. */
export const NO_RUN = 0;
/** About to continue: to the second square of a path, to the next mover, or to its end. */
export const ON_ITS_WAY = 1;
/** A player is asked where to move it. */
export const ASKED_PATH = 2;
/** The same player is asked which follower it takes. */
export const ASKED_CATCH = 3;
/** The owner of the carried follower is asked where to set it down. */
export const ASKED_DROP = 4;

export class DisasterSlice implements Slice {
  /** Slots of the earthquake tiles on the table. */
  quakes: number[] = [];
  /** Slot of the flood tile, or -1. */
  flood = -1;
  /** The seat before whose draw it spreads, or -1. */
  floodSeat: Seat = -1;
  /** 1 once it has spread. */
  spread = 0;

  /** Target slot of the meteor, or -1. */
  aim = -1;
  /** All slots aimed at so far. */
  pointed: number[] = [];
  /** How many players have had their turn to aim. */
  chances = 0;

  /** State of the tornado's run. */
  storm = NO_RUN;
  /** Slot of the tornado disc, or -1. */
  disc = -1;
  /** Slots it has been on in this run. */
  visited: number[] = [];
  /** Squares it has moved in this run. */
  squares = 0;
  /** Slot it moves to next without asking, or -1. */
  next = -1;
  /** Figure in the tornado, or -1. */
  carried = -1;

  clone(): DisasterSlice {
    const copy = new DisasterSlice();
    copy.quakes = this.quakes.slice();
    copy.flood = this.flood;
    copy.floodSeat = this.floodSeat;
    copy.spread = this.spread;
    copy.aim = this.aim;
    copy.pointed = this.pointed.slice();
    copy.chances = this.chances;
    copy.storm = this.storm;
    copy.disc = this.disc;
    copy.visited = this.visited.slice();
    copy.squares = this.squares;
    copy.next = this.next;
    copy.carried = this.carried;
    return copy;
  }

  encode(p: Position): Json {
    const square = (slot: number) => (slot < 0 ? null : squareOf(p, slot));
    const squares = (slots: readonly number[]) =>
      slots.map((slot) => squareOf(p, slot)).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    const who = this.carried;
    return {
      flood:
        this.flood < 0
          ? null
          : {
              at: square(this.flood),
              seat: this.floodSeat,
              spread: this.spread === 1,
              ...(this.spread ? { finished: keptRefs(p) } : {})
            },
      meteor:
        this.chances === 0
          ? null
          : { at: square(this.aim), pointed: squares(this.pointed), chances: this.chances },
      tornado:
        this.storm === NO_RUN
          ? null
          : {
              stage: this.storm,
              at: square(this.disc),
              visited: squares(this.visited),
              squares: this.squares,
              next: square(this.next),
              carried: who < 0 ? null : [seatOf(p, who), p.rules.figures[figureKind(p, who)].id]
            }
    };
  }

  digest(): number {
    return (this.flood + 1) | (this.spread << 10) | ((this.disc + 1) << 11);
  }
}

/** The segments whose features were complete before the flood covered them. */
function keptRefs(p: Position): Json {
  const refs: Json[] = [];
  for (let s = 0; s < p.segmentCount; s++)
    if (p.kept[s] && p.segmentSlot[s] >= 0) refs.push({ ...featureRef(p, s) });
  return refs.sort((a, b) => byCodeUnit(JSON.stringify(a), JSON.stringify(b)));
}

export const sliceOf = sliceReader<DisasterSlice>('naturalDisasters');

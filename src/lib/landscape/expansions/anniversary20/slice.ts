import type { Json } from '../../../kernel/json.ts';
import type { Slice } from '../../module.ts';
import { sliceReader } from '../../slices.ts';

/** Effects of an arrow, in the order of the rulebook; 0 means that none is active. */
export const NONE = 0;
export const ADD_MEEPLE = 1;
export const PLACE_MEEPLE = 2;
export const EXTRA_TURN = 3;
export const EFFECTS = ['none', 'addMeeple', 'placeMeeple', 'extraTurn'] as const;

/** Turn state of the arrows. */
export class ArrowSlice implements Slice {
  /** True while the player picks one of several arrows. */
  choosing = false;
  /** Effect of the arrow activated this turn. */
  effect = NONE;
  /** True when this turn is followed by another of the same player. */
  again = false;
  /** True when this turn is itself an extra turn. */
  extra = false;

  clone(): ArrowSlice {
    const copy = new ArrowSlice();
    copy.choosing = this.choosing;
    copy.effect = this.effect;
    copy.again = this.again;
    copy.extra = this.extra;
    return copy;
  }

  encode(): Json {
    const { choosing, effect, again, extra } = this;
    return { choosing, effect: EFFECTS[effect], again, extra };
  }

  digest(): number {
    return this.effect | (this.again ? 4 : 0) | (this.extra ? 8 : 0);
  }
}

export const sliceOf = sliceReader<ArrowSlice>('anniversary20');

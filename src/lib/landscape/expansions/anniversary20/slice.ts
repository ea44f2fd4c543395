import type { Json } from '../../../kernel/json.ts';
import { figureKind, seatOf } from '../../figures/figures.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';

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
  /** Figures that came to own ones in another way than by an arrow: no arrow has given them a partner. */
  single: readonly number[] = [];

  clone(): ArrowSlice {
    const copy = new ArrowSlice();
    copy.choosing = this.choosing;
    copy.effect = this.effect;
    copy.again = this.again;
    copy.extra = this.extra;
    copy.single = this.single;
    return copy;
  }

  encode(p: Position): Json {
    const { choosing, effect, again, extra } = this;
    const single = this.single
      .filter((figure) => p.figureAt[figure] >= 0)
      .map((figure): Json => [
        seatOf(p, figure),
        p.rules.figures[figureKind(p, figure)].id,
        { ...featureRef(p, p.figureAt[figure]) }
      ]);
    return { choosing, effect: EFFECTS[effect], again, extra, ...(single.length > 0 ? { single } : {}) };
  }

  digest(): number {
    return this.effect | (this.again ? 4 : 0) | (this.extra ? 8 : 0);
  }
}

export const sliceOf = sliceReader<ArrowSlice>('anniversary20');

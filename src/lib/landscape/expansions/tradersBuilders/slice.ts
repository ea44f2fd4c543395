import type { Json } from '../../../kernel/json.ts';
import type { Slice } from '../../contract/module.ts';
import { sliceReader } from '../../contract/slices.ts';

export const GOODS = ['wine', 'grain', 'cloth'] as const;

export class TradersSlice implements Slice {
  /** Goods of each seat: seat * 3 + kind. */
  readonly goods: Uint8Array;
  /** 1 when the placed tile has earned its player a second half. */
  doubled = 0;

  constructor(seats: number) {
    this.goods = new Uint8Array(seats * GOODS.length);
  }

  clone(): TradersSlice {
    return new TradersSlice(this.goods.length / GOODS.length).copyFrom(this);
  }

  copyFrom(from: TradersSlice): this {
    this.goods.set(from.goods);
    this.doubled = from.doubled;
    return this;
  }

  encode(): Json {
    return { goods: [...this.goods], doubled: this.doubled === 1 };
  }

  digest(): number {
    return this.goods.reduce((h, n) => Math.imul(h, 31) + n, this.doubled);
  }
}

export const sliceOf = sliceReader<TradersSlice>('tradersBuilders');

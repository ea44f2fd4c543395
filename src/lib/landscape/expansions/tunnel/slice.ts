import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Joining, Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { sliceReader } from '../../contract/slices.ts';

/** Names of the pairs; the number of a pair is its index here. */
export const PAIRS = ['A', 'B', 'C'] as const;
const TOKENS_OF_A_PAIR = 2;
const MOST_SEATS_WITH_MORE = 3;

/** A token on a mouth. */
export interface Token {
  readonly segment: number;
  readonly seat: Seat;
  readonly pair: number;
}

export class TunnelSlice implements Slice {
  /** Tokens left: seat * pairs + pair. */
  left: number[];
  /** On the table, in the order of laying. */
  tokens: Token[] = [];
  /** Number of the last turn in which a token was laid. */
  laid = 0;
  /** 1 once the active seat declined in this part of the turn. */
  declined = 0;

  constructor(left: number[]) {
    this.left = left;
  }

  clone(): TunnelSlice {
    const copy = new TunnelSlice(this.left.slice());
    copy.tokens = this.tokens.slice();
    copy.laid = this.laid;
    copy.declined = this.declined;
    return copy;
  }

  encode(p: Position): Json {
    return {
      left: this.left,
      tokens: tokenEntries(p, this),
      spent: this.laid === p.turn,
      declined: this.declined === 1
    };
  }

  digest(): number {
    return this.tokens.reduce(
      (h, { segment, pair }) => h * 31 + segment * 4 + pair,
      this.laid + this.declined
    );
  }
}

export const sliceOf = sliceReader<TunnelSlice>('tunnel');

/** How many pairs each seat has (set-up). */
export function pairsEach(p: Position): number {
  const [two, three] = String(p.rules.options.tunnelTokens).split('/').map(Number);
  return p.seats > MOST_SEATS_WITH_MORE ? 1 : p.seats === MOST_SEATS_WITH_MORE ? three : two;
}

export function startTunnels(p: Position): TunnelSlice {
  const pairs = pairsEach(p);
  const of = Array.from({ length: p.seats }, () => PAIRS.map((_, n) => (n < pairs ? TOKENS_OF_A_PAIR : 0)));
  return new TunnelSlice(of.flat());
}

/** The tokens as `[x, y, side, seat, pair]`, row by row. */
export function tokenEntries(p: Position, { tokens } = sliceOf(p)): Json[] {
  const cell = ({ segment }: Token) => p.slotCell[p.segmentSlot[segment]];
  const sorted = tokens.slice().sort((a, b) => cell(a) - cell(b) || a.segment - b.segment);
  return sorted.map(({ segment, seat, pair }) => {
    const { at, side } = featureRef(p, segment);
    return [...at, side ?? null, seat, PAIRS[pair]];
  });
}

/** Whether two tokens belong together. */
export const isPair = (a: Token, b: Token) => a.seat === b.seat && a.pair === b.pair;

/** The other token of the same pair, if it is on the table. */
export const partnerOf = (p: Position, token: Token): Token | undefined =>
  sliceOf(p).tokens.find((other) => other !== token && isPair(other, token));

/** What two tokens of one pair join: the road runs on between their mouths (3). */
export const joined = (a: Token, b: Token): Joining => ({ a: a.segment, b: b.segment, closes: 2 });

/** A growing list of integer move codes: verb in the low six bits, payload above. */
export class MoveList {
  codes = new Int32Array(256);
  count = 0;

  push(code: number): void {
    if (this.count === this.codes.length) this.grow(this.count * 2);
    this.codes[this.count++] = code;
  }

  /** Ensures capacity for `more` codes; the caller writes after `count` and raises it. */
  reserve(more: number): Int32Array {
    if (this.count + more > this.codes.length) this.grow((this.count + more) * 2);
    return this.codes;
  }

  private grow(length: number): void {
    const larger = new Int32Array(length);
    larger.set(this.codes);
    this.codes = larger;
  }

  /** Whether a code is among the first `many`. */
  has(code: number, many = this.count): boolean {
    for (let i = 0; i < many; i++) if (this.codes[i] === code) return true;
    return false;
  }
}

export const VERB_BITS = 6;
export const VERB_MASK = (1 << VERB_BITS) - 1;

/** Bits of a placement's payload below the tile it names. */
const OWN_SHIFT = 20;

/** Payload of a placement: cell, turn, and the number of a tile of one's own in the ruleset's list (-1: the one in hand). */
export function placement(cell: number, turn: number, own = -1): number {
  return (cell << 2) | turn | ((own + 1) << OWN_SHIFT);
}

/** The inverse of {@link placement}; `turn` counts quarter turns clockwise. */
export function readPlacement(payload: number): { cell: number; turn: number; own: number } {
  return {
    cell: (payload & ((1 << OWN_SHIFT) - 1)) >> 2,
    turn: payload & 3,
    own: (payload >> OWN_SHIFT) - 1
  };
}

/** The base game's verbs come first in every ruleset, in this order. */
export const PLACE_VERB = 0;
export const DEPLOY_VERB = 1;
export const RECALL_VERB = 2;
export const PASS_VERB = 3;
/** The code of passing, which has no payload. */
export const PASS_CODE = PASS_VERB;

/** The code of a move. */
export function moveCode(verb: number, payload: number): number {
  return verb | (payload << VERB_BITS);
}

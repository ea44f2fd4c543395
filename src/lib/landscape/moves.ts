/** A growing list of integer move codes: verb in the low six bits, payload above. */
export class MoveList {
  codes = new Int32Array(256);
  count = 0;

  push(code: number): void {
    if (this.count === this.codes.length) {
      const larger = new Int32Array(this.codes.length * 2);
      larger.set(this.codes);
      this.codes = larger;
    }
    this.codes[this.count++] = code;
  }

  /** The codes with room for some more; the caller writes behind `count` and raises it. */
  reserve(more: number): Int32Array {
    if (this.count + more > this.codes.length) {
      const larger = new Int32Array((this.count + more) * 2);
      larger.set(this.codes);
      this.codes = larger;
    }
    return this.codes;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return true;
    return false;
  }
}

export const VERB_BITS = 6;
export const VERB_MASK = (1 << VERB_BITS) - 1;

/** The code of a move. */
export function moveCode(verb: number, payload: number): number {
  return verb | (payload << VERB_BITS);
}

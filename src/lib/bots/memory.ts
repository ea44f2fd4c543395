/** Number of entries, a power of two. A key replaces another one with the same slot. */
const ROOM = 1 << 14;

/** The gain of tried choices, by an integer key that similar choices share. */
export class Memory {
  private readonly keys = new Int32Array(ROOM);
  private readonly gains = new Float64Array(ROOM);

  forget(): void {
    this.keys.fill(0);
  }

  /** The recent mean gain of choices with this key, or null for an unknown key and for key 0. */
  recall(key: number): number | null {
    const at = key & (ROOM - 1);
    return key !== 0 && this.keys[at] === key ? this.gains[at] : null;
  }

  note(key: number, gain: number): void {
    if (key === 0) return;
    const at = key & (ROOM - 1);
    this.gains[at] = this.keys[at] === key ? (this.gains[at] + gain) / 2 : gain;
    this.keys[at] = key;
  }
}

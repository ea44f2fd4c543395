/** Room for what is remembered, a power of two; where two keys meet, the later one stays. */
const ROOM = 1 << 14;

/** What choices brought wherever they were tried, by whole numbers that choices share when they are alike. */
export class Memory {
  private readonly keys = new Int32Array(ROOM);
  private readonly gains = new Float64Array(ROOM);

  forget(): void {
    this.keys.fill(0);
  }

  /** What such a choice brought lately, or null for one not tried yet. Of the key 0 nothing is ever known. */
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

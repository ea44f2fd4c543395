/** Marks on numbered things, scratch space for all positions. A new stamp removes all marks at once. */
export class Stamps {
  private stamps = new Int32Array(512);
  private stamp = 0;

  /** Removes all marks, with room for numbers below `count`. */
  renew(count: number): void {
    if (this.stamps.length < count) this.stamps = new Int32Array(count * 2);
    this.stamp++;
  }

  add(n: number): void {
    this.stamps[n] = this.stamp;
  }

  has(n: number): boolean {
    return this.stamps[n] === this.stamp;
  }
}

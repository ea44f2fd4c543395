import type { Position } from '../position.ts';
import type { Ruleset } from '../ruleset.ts';

/** Tells when what was computed from the bag of a position is no longer valid. */
export class BagWatch {
  private bag = new Uint16Array(0);
  private rules: Ruleset | null = null;
  private seats = 0;

  /** Whether the bag, the rules or the number of seats differ from those of the last call. */
  isOther(p: Position): boolean {
    const { bag, rules, seats } = p;
    let same = this.rules === rules && this.seats === seats;
    for (let type = 0; same && type < bag.length; type++) same = bag[type] === this.bag[type];
    if (same) return false;
    if (this.bag.length === bag.length) this.bag.set(bag);
    else this.bag = bag.slice();
    this.rules = rules;
    this.seats = seats;
    return true;
  }
}

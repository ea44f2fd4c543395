import type { Entry } from '../../table/log/entry.ts';
import type { Table } from '../../table/fold/table.ts';

/** Bytes of entries one party may have lying about that are no part of the game (a whole honest log is far less). */
const MAX_SPARE = 256 * 1024;

/**
 * Bounds what a party can make others keep. A signature alone buys no room: signed nonsense is kept as evidence, but
 * only as long as a party has signed little more than was played.
 */
export class Allowance {
  private readonly held = new Map<number, number>();

  constructor(private readonly table: Table) {
    for (const entry of table.entries()) this.count(entry);
  }

  /** Whether there is room for one more entry of its party. */
  admits({ party, bytes }: Entry): boolean {
    const total = (this.held.get(party) ?? 0) + bytes.length;
    return total <= MAX_SPARE || total - this.folded(party) <= MAX_SPARE;
  }

  count({ party, bytes }: Entry): void {
    this.held.set(party, (this.held.get(party) ?? 0) + bytes.length);
  }

  /** Looked up anew: a fold may go back and lose what it had. Only liars and very long games get here. */
  private folded(party: number): number {
    let sum = 0;
    for (const { via } of this.table.fold.nodes)
      if (via.kind === 'answers')
        for (const entry of via.entries) if (entry.party === party) sum += entry.bytes.length;
    return sum;
  }
}

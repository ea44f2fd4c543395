import type { Entry } from '../../table/log/entry.ts';
import type { Table } from '../../table/fold/table.ts';

/** Bytes of unused entries kept for one party (a whole honest log is far smaller). */
const MAX_SPARE = 256 * 1024;

/**
 * Limits how much a party can make others store. Valid signatures are not enough: unused entries are kept as evidence
 * only up to a limit per party.
 */
export class Allowance {
  private readonly held = new Map<number, number>();

  constructor(private readonly table: Table) {
    for (const entry of table.entries()) this.count(entry);
  }

  /** Whether there is room for another entry of this party. */
  admits({ party, bytes }: Entry): boolean {
    const total = (this.held.get(party) ?? 0) + bytes.length;
    return total <= MAX_SPARE || total - this.folded(party) <= MAX_SPARE;
  }

  count({ party, bytes }: Entry): void {
    this.held.set(party, (this.held.get(party) ?? 0) + bytes.length);
  }

  /** Read again each time: a fold may roll back. Only cheaters and very long games reach this. */
  private folded(party: number): number {
    let sum = 0;
    for (const { via } of this.table.fold.nodes)
      if (via.kind === 'answers')
        for (const entry of via.entries) if (entry.party === party) sum += entry.bytes.length;
    return sum;
  }
}

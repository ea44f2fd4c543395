import type { Entry } from '../../table/log/entry.ts';
import type { Log } from '../../table/log/log.ts';
import type { HasRoom, Table } from '../../table/fold/table.ts';

/** Bytes of unused entries kept of one log (a whole honest log is far smaller). */
const MAX_SPARE = 256 * 1024;

/**
 * Whether a log has room for another entry. Limits how much a party can make others store. Valid signatures are not
 * enough: unused entries are kept as evidence only up to a limit per log.
 */
export function hasSpareRoom(table: Table, log: Log, { bytes }: Entry): boolean {
  const total = log.bytes + bytes.length;
  return total <= MAX_SPARE || total - folded(table, log) <= MAX_SPARE;
}

/** Whether a table accepts an entry under a key: its log has room for it, or other entries depend on it. */
export const roomIn =
  (table: Table): HasRoom =>
  (entry, { key }) => {
    const { fold } = table;
    return hasSpareRoom(table, fold.logFor(entry.party, key), entry) || fold.needs(entry, key);
  };

/** Receives entries in any order, with the limits for entries of a peer, and returns those that are new. */
export async function takeWithRoom(table: Table, list: readonly Uint8Array[]): Promise<Entry[]> {
  const held = new Set(table.entries());
  await table.receiveAll(list, roomIn(table));
  // Also contains entries that were set aside before.
  return table.entries().filter((entry) => !held.has(entry));
}

/** Read again each time: a fold may roll back. Only cheaters and very long games reach this. */
function folded({ fold: { nodes } }: Table, log: Log): number {
  let sum = 0;
  for (const { via } of nodes)
    if (via.kind === 'answers')
      for (const entry of via.entries) if (log.find(entry.id) === entry) sum += entry.bytes.length;
  return sum;
}

import { decodeEntry } from '../../table/log/entry.ts';
import type { Table } from '../../table/fold/table.ts';
import { Allowance } from './allowance.ts';
import { sameBytes } from '../link/base64url.ts';
import { Carrier, type CarrierOptions, type Verdict } from './carrier.ts';
import { systemClock } from '../transport/clock.ts';
import type { YjsProvider } from './provider.ts';

/**
 * Carries the entries of one table. What the table takes is kept here and passed on; what it does not know what to do
 * with yet (signed by a party that may return later, or one too many until something rests on it) stays in the document
 * and is judged again when a party or such an entry comes in.
 */
export function carryTable(
  provider: YjsProvider,
  table: Table,
  options: Omit<CarrierOptions, 'idOf' | 'verify'>
): Carrier {
  const clock = options.clock ?? systemClock;
  const allowance = new Allowance(table);
  const parties = (): number => table.fold.tip.seating.parties.length;
  const verify = (bytes: Uint8Array): Verdict => {
    const entry = decodeEntry(bytes);
    if (!allowance.admits(entry) && !table.needs(entry)) {
      table.setAside(entry);
      return 'rejected';
    }
    const before = parties() + table.recovered;
    const { status } = table.receive(bytes);
    if (status === 'accepted') allowance.count(entry);
    if (parties() + table.recovered > before) clock.after(0, () => carrier.reconsider());
    // The table knows entries by ids, which leave the signature out: only its own copy is worth keeping.
    const isKnown = status === 'known' && table.entries().some((held) => sameBytes(held.bytes, bytes));
    return status === 'accepted' || isKnown ? 'accepted' : 'rejected';
  };
  const carrier = new Carrier(provider, { ...options, idOf: (bytes) => decodeEntry(bytes).id, verify });
  return carrier;
}

import { decodeEntry } from '../../table/log/entry.ts';
import type { Table } from '../../table/fold/table.ts';
import { Allowance } from './allowance.ts';
import { sameBytes } from '../link/base64url.ts';
import { Carrier, type CarrierOptions, type Verdict } from './carrier.ts';
import { systemClock } from '../transport/clock.ts';
import type { YjsProvider } from './provider.ts';

/**
 * Carries the entries of one table. Accepted entries are stored and forwarded; entries the table cannot judge yet (of a
 * party that may return, or one over its allowance) stay in the document and are judged again when a party or such an
 * entry arrives.
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
    // Entry ids do not cover the signature: only the table's own copy is worth storing.
    const isKnown = status === 'known' && table.entries().some((held) => sameBytes(held.bytes, bytes));
    return status === 'accepted' || isKnown ? 'accepted' : 'rejected';
  };
  const carrier = new Carrier(provider, { ...options, idOf: (bytes) => decodeEntry(bytes).id, verify });
  return carrier;
}

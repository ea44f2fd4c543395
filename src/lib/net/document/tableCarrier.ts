import { decodeEntry, type Entry } from '../../table/log/entry.ts';
import type { Table } from '../../table/fold/table.ts';
import { roomIn } from './allowance.ts';
import { Carrier, type CarrierOptions, type Verdict } from './carrier.ts';
import { CheckedAhead } from './checkedAhead.ts';
import { systemClock } from '../transport/clock.ts';
import type { YjsProvider } from './provider.ts';

/**
 * Carries the entries of one table. Accepted entries are stored and forwarded; entries the table cannot judge yet (of a
 * party that may return, or one over its allowance) stay in the document and are judged again when a key or such an
 * entry arrives.
 */
export function carryTable(
  provider: YjsProvider,
  table: Table,
  options: Omit<CarrierOptions, 'idOf' | 'nameOf' | 'verify' | 'prepare'>,
  ahead = new CheckedAhead()
): Carrier {
  const clock = options.clock ?? systemClock;
  const { fold } = table;
  const hasRoom = roomIn(table);
  /** Entries between their arrival and their verdict: each is decoded once. */
  const decoded = new WeakMap<Uint8Array, Entry>();
  const read = (bytes: Uint8Array): Entry => {
    const known = decoded.get(bytes);
    if (known) return known;
    const entry = decodeEntry(bytes);
    decoded.set(bytes, entry);
    return entry;
  };
  let reopened = 0;
  let isRecovering = false;
  /**
   * Runs once for all entries of a slice, since each may show that entries which were set aside are needed.
   */
  const recover = (): void => {
    isRecovering = false;
    table.recover();
    if (table.reopened > reopened) carrier.reconsider();
    reopened = table.reopened;
  };
  const verify = (bytes: Uint8Array): Verdict => {
    const entry = read(bytes);
    decoded.delete(bytes);
    const receipt = table.receive(entry, ahead.holds, hasRoom);
    const { status } = receipt;
    if (!isRecovering && (fold.aside.size > 0 || table.reopened > reopened)) {
      isRecovering = true;
      clock.after(0, recover);
    }
    if (status === 'ignored' && receipt.reason === 'signature') return 'forged';
    if (status === 'waiting') return 'unfit';
    // An id does not cover the signature, so only the copy that the table holds is stored.
    return status === 'accepted' || (status === 'known' && table.keptWith(entry)) ? 'accepted' : 'rejected';
  };
  /** Only where a seat was returned to a new key may two entries have one id. */
  const hasReturned = (): boolean => fold.keyCount > table.header.parties.length;
  const carrier = new Carrier(provider, {
    ...options,
    idOf: (bytes) => read(bytes).id,
    nameOf: (bytes, id) => (hasReturned() ? table.nameOf(read(bytes)) : id),
    verify,
    prepare: (entries) =>
      ahead.check(
        entries.map(read).flatMap((entry) => table.claimsOf(entry).filter((claim) => hasRoom(entry, claim)))
      )
  });
  return carrier;
}

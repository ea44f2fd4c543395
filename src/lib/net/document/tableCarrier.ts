import { fromHex } from '../../table/log/bytes.ts';
import { decodeEntry, placeMessage, type Entry } from '../../table/log/entry.ts';
import type { Claim } from '../../table/log/keys.ts';
import type { Table } from '../../table/fold/table.ts';
import { Allowance } from './allowance.ts';
import { sameBytes } from '../link/base64url.ts';
import { Carrier, type CarrierOptions, type Verdict } from './carrier.ts';
import { CheckedAhead } from './checkedAhead.ts';
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
  options: Omit<CarrierOptions, 'idOf' | 'verify' | 'prepare'>,
  ahead = new CheckedAhead()
): Carrier {
  const clock = options.clock ?? systemClock;
  const allowance = new Allowance(table);
  const parties = (): number => table.fold.tip.seating.parties.length;
  /** Entries between their arrival and their verdict: each is decoded once. */
  const decoded = new WeakMap<Uint8Array, Entry>();
  const read = (bytes: Uint8Array): Entry => {
    const known = decoded.get(bytes);
    if (known) return known;
    const entry = decodeEntry(bytes);
    decoded.set(bytes, entry);
    return entry;
  };
  const hasRoom = (entry: Entry): boolean => allowance.admits(entry) || table.needs(entry);
  const verify = (bytes: Uint8Array): Verdict => {
    const entry = read(bytes);
    decoded.delete(bytes);
    if (!hasRoom(entry)) {
      table.setAside(entry);
      return 'rejected';
    }
    const before = parties() + table.recovered;
    const receipt = table.receive(entry, ahead.holds);
    const { status } = receipt;
    if (status === 'accepted') allowance.count(entry);
    if (status === 'ignored' && receipt.reason === 'signature') return 'forged';
    if (parties() + table.recovered > before) clock.after(0, () => carrier.reconsider());
    // Entry ids do not cover the signature: only the table's own copy is worth storing.
    const isKnown = status === 'known' && table.entries().some((held) => sameBytes(held.bytes, bytes));
    return status === 'accepted' || isKnown ? 'accepted' : 'rejected';
  };
  const carrier = new Carrier(provider, {
    ...options,
    idOf: (bytes) => read(bytes).id,
    verify,
    prepare: (entries) =>
      ahead.check(
        entries
          .map(read)
          .filter(hasRoom)
          .flatMap((entry) => claimsOf(table, entry))
      )
  });
  return carrier;
}

/** What the table will check of an entry: nothing where it has the entry or does not know the party. */
function claimsOf({ id: table, fold }: Table, { party, index, id, signature }: Entry): Claim[] {
  const member = fold.tip.seating.parties[party];
  if (!member || member.log.has(id)) return [];
  return [{ key: member.key, message: placeMessage(table, party, index, fromHex(id)), signature }];
}

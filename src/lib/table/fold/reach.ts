import type { Entry } from '../log/entry.ts';
import type { PartyId } from '../header.ts';
import { seatedParties } from './node.ts';
import type { LogLengths, Table } from './table.ts';

/**
 * How much of every log a party certainly holds, by its own entries: a party that answers a position has folded
 * everything before it. Null for a party that has not signed the header.
 */
export function heldBy(table: Table, party: PartyId): LogLengths | null {
  const { parties } = table.snapshot.seating;
  const { log } = parties[party];
  if (!log.seated) return null;
  let reached = 0;
  for (const entry of log.all())
    if (entry.position > reached && table.fold.at(entry.position)?.hash === entry.hash)
      reached = entry.position;
  const lastEntries = table.fold.at(reached)?.lastEntries ?? [];
  return parties.map((other, id) => {
    if (id === party) return other.log.size;
    const last = lastEntries[id];
    return last ? last.index + 1 : 0;
  });
}

/** Entries that other parties may lack, for one letter to all of them. */
export interface Unsent {
  readonly entries: readonly Entry[];
  /** Their recipients, ascending. */
  readonly parties: readonly PartyId[];
  /** One of them has not signed the header. */
  readonly withHeader: boolean;
}

/**
 * All entries here that another seated party is not known to hold; null without own entries among them, apart from
 * `end`.
 */
export function unsentBy(table: Table, own: PartyId): Unsent {
  const held = seatedParties(table.snapshot.seating)
    .filter((party) => party !== own)
    .map((party) => ({ party, lengths: heldBy(table, party) }));
  const lacking = held.flatMap(({ party, lengths }) => {
    const entries = table.entriesSince(lengths ?? []);
    return entries.some(({ party: by, body }) => by === own && body.kind !== 'end')
      ? [{ party, lengths, entries }]
      : [];
  });
  const all = new Map(lacking.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry])));
  return {
    entries: [...all.values()],
    parties: lacking.map(({ party }) => party),
    withHeader: lacking.some(({ lengths }) => lengths === null)
  };
}

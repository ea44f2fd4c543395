import { locale } from '../../i18n/index.ts';
import type { Table } from '../../table/table.ts';

/** "Ada, Bo and Cy" */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

/** Parties by the names they sat down with. */
export function partyNames(table: Table, parties: readonly number[]): string {
  return listNames(parties.map((party) => table.snapshot.seating.parties[party]?.name ?? ''));
}

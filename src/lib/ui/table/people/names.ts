import { listWords } from '../../../i18n/index.ts';
import type { Table } from '../../../table/fold/table.ts';
import { partyName } from '../../../session/table/names.ts';

/** The names of parties, as they sat down. */
export function partyNames(table: Table, parties: readonly number[]): string {
  return listWords(parties.map((party) => partyName(table, party)));
}

import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import type { Header, PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';

/** The names of the seats for display: the author of a header can sign any text. An empty one is the seat's number. */
export function seatNames({ seats }: Pick<Header, 'seats'>): string[] {
  return seats.map(({ name }, seat) => nameOr(name, seat));
}

/** The name of a party for display, as it sat down. */
export function partyName(table: Table, party: PartyId): string {
  return nameOr(table.snapshot.seating.parties[party]?.name, party);
}

function nameOr(name: unknown, n: number): string {
  return cleanText(name, MAX_NAME) || `${n + 1}`;
}

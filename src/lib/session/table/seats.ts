import type { Seat } from '../../kernel/game.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';

/** Seats a party currently speaks for, ascending. */
export function seatsOf(table: Table, party: PartyId): Seat[] {
  return table.snapshot.seating.speakers.flatMap((speaker, seat) => (speaker === party ? [seat] : []));
}

/** Whether a bot of its party plays a seat: from the start, or since its own party was voted out for one. */
export function isBotSeat(table: Table, seat: Seat): boolean {
  const { header, snapshot } = table;
  const party = snapshot.seating.speakers[seat];
  if (party === null) return false;
  const owner = header.seats[seat];
  return owner.kind === 'bot' || snapshot.seating.parties[party].origin !== owner.party;
}

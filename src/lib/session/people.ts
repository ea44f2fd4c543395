import type { Seat } from '../kernel/game.ts';
import { toBase64url } from '../net/bytes.ts';
import type { Table } from '../table/table.ts';
import type { Connection } from './connect.ts';
import type { Ghost, Presence } from './contract.ts';

/** The party that answers for a seat now, or null. */
function speakerOf(table: Table, seat: Seat): number | null {
  return table.snapshot.seating.speakers[seat] ?? null;
}

function personOf(table: Table, party: number, connection: Connection | null) {
  const key = table.fold.tip.seating.parties[party]?.key;
  return key && connection?.presence.people.find((person) => person.party === toBase64url(key));
}

/** Where the person of a seat is; `mine` is the party of this device. */
export function presenceOf(
  table: Table,
  seat: Seat,
  mine: number | null,
  connection: Connection | null
): Presence {
  const party = speakerOf(table, seat);
  const bot = table.header.seats[seat].kind === 'bot';
  if (party === null) return 'gone';
  if (party === mine) return bot ? 'bot' : 'local';
  const person = personOf(table, party, connection);
  if (!person) return 'gone';
  if (bot) return 'bot';
  return person.away ? 'away' : 'here';
}

/** What the others consider, each only for a seat it speaks for. */
export function ghostsOf(table: Table, connection: Connection | null): Ghost[] {
  const ghosts: Ghost[] = [];
  for (const { ghost, party } of connection?.presence.people ?? []) {
    const read = ghost && party ? readGhost(ghost) : null;
    const speaker = read ? speakerOf(table, read.seat) : null;
    const key = speaker === null ? undefined : table.fold.tip.seating.parties[speaker]?.key;
    if (read && key && toBase64url(key) === party) ghosts.push(read);
  }
  return ghosts;
}

function readGhost(text: string): Ghost | null {
  try {
    const { seat, action } = JSON.parse(text) as Partial<Ghost>;
    const known = Number.isInteger(seat) && typeof action === 'object' && typeof action?.do === 'string';
    return known ? { seat: seat as Seat, action: action as Ghost['action'] } : null;
  } catch {
    return null;
  }
}

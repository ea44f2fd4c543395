import type { Seat } from '../../kernel/game.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import type { AbsenceReason } from '../../net/transport/connection.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import { isBotSeat } from '../table/seats.ts';
import type { SeatPresence } from '../table/play.ts';
import { partyName, seatNames } from '../table/names.ts';

/** A seat with the party that speaks for it, for the people panel. */
export interface PersonView {
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean;
  /** `out`: no party speaks for the seat any more. `beyond`: this device is connected through other spectators. */
  readonly state: 'local' | 'bot' | 'direct' | 'relayed' | 'away' | 'beyond' | 'gone' | 'out';
  /** Name of the party that speaks for it, when that is not its own person. */
  readonly host: string | null;
  /** Last measured round trip in ms. */
  readonly rtt: number | null;
  readonly reason: AbsenceReason | null;
}

/** All seats of a table and how this device is connected to them. */
export interface PeopleView {
  readonly people: readonly PersonView[];
  /** Number of connected devices without a seat. */
  readonly spectators: number;
}

/** How the parties of other devices are reached. */
export interface Sightings {
  presenceOf(party: PartyId, isBot: boolean): SeatPresence;
  seen(party: PartyId, isBot: boolean): Pick<PersonView, 'state' | 'rtt' | 'reason'>;
}

/** For a table on one device or from a file, which has no connections. */
const NOT_CONNECTED: Sightings = {
  presenceOf: () => 'gone',
  seen: () => ({ state: 'gone', rtt: null, reason: 'offline' })
};

/** Public key of a party as base64url. */
export function keyOf(table: Table, party: PartyId): string {
  return toBase64url(table.snapshot.seating.parties[party].key);
}

/** The party that holds a key (base64url), or null. For a party that returned with another key, its new party id. */
export function partyWith(table: Table, key: string | null): PartyId | null {
  const found = table.snapshot.seating.parties.findIndex((party) => toBase64url(party.key) === key);
  return key === null || found < 0 ? null : found;
}

/** Presence of a seat's person; `mine` is the party of this device, null for a spectator. */
export function presenceOf(
  table: Table,
  seat: Seat,
  mine: PartyId | null,
  others: Sightings | null
): SeatPresence {
  const party = table.snapshot.seating.speakers[seat];
  if (party === null) return 'gone';
  const isBot = isBotSeat(table, seat);
  if (party === mine) return isBot ? 'bot' : 'local';
  return (others ?? NOT_CONNECTED).presenceOf(party, isBot);
}

/** All people at the table, by seat. */
export function peopleOf(table: Table, mine: PartyId | null, others: Sightings | null): PersonView[] {
  const { seating } = table.snapshot;
  return seatNames(table.header).map((name, seat) => {
    const party = seating.speakers[seat];
    const base = { seat, name, mine: false, host: null, rtt: null, reason: null };
    if (party === null) return { ...base, state: 'out' };
    const isBot = isBotSeat(table, seat);
    const host = isBot ? partyName(table, party) : null;
    if (party === mine) return { ...base, mine: !isBot, state: isBot ? 'bot' : 'local', host };
    return { ...base, host, ...(others ?? NOT_CONNECTED).seen(party, isBot) };
  });
}

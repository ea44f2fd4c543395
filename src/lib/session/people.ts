import type { Seat } from '../kernel/game.ts';
import { toBase64url } from '../net/bytes.ts';
import { absenceReasons, type AbsenceReason } from '../net/connection.ts';
import type { PartyId } from '../table/header.ts';
import type { Table } from '../table/table.ts';
import { isBotSeat } from './seats.ts';
import type { Connection } from './connect.ts';
import type { Ghost, Presence } from './contract.ts';
import type { Whereabout } from './whereabouts.ts';

/** A seat with whoever speaks for it, for the people panel. */
export interface PersonView {
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean;
  /** `out`: nobody speaks for the seat any more. `beyond`: this device looks on through others. */
  readonly state: 'local' | 'bot' | 'direct' | 'relayed' | 'away' | 'beyond' | 'gone' | 'out';
  /** Name of the party that speaks for it, where that is not its own person. */
  readonly host: string | null;
  /** Last measured round trip in ms. */
  readonly rtt: number | null;
  readonly reason: AbsenceReason | null;
}

/** Everybody at a table and how this device is connected to them. */
export interface PeopleView {
  readonly people: readonly PersonView[];
  /** Connected devices that speak for no seat. */
  readonly spectators: number;
}

/** Public key of a party as base64url. */
export function keyOf(table: Table, party: PartyId): string {
  return toBase64url(table.snapshot.seating.parties[party].key);
}

/** The party that holds a key, given as base64url, or null. Of one that came back with another key, the new place. */
export function partyWith(table: Table, key: string | null): PartyId | null {
  const found = table.snapshot.seating.parties.findIndex((party) => toBase64url(party.key) === key);
  return key === null || found < 0 ? null : found;
}

/** Where the person of a seat is; `mine` is the party of this device, null for one that looks on. */
export function presenceOf(
  table: Table,
  seat: Seat,
  mine: PartyId | null,
  connection: Connection | null
): Presence {
  const party = table.snapshot.seating.speakers[seat];
  if (party === null) return 'gone';
  if (party === mine) return isBotSeat(table, seat) ? 'bot' : 'local';
  const { connection: road, away } = whereabout(table, party, connection);
  if (!road) return isBeyond(connection) ? 'here' : 'gone';
  if (isBotSeat(table, seat)) return 'bot';
  return away ? 'away' : 'here';
}

/** Everybody at the table, seat by seat. */
export function peopleOf(table: Table, mine: PartyId | null, connection: Connection | null): PeopleView {
  const { seating } = table.snapshot;
  const reasons = reasonsOf(table, mine, connection);
  const people = table.header.seats.map(({ name }, seat): PersonView => {
    const party = seating.speakers[seat];
    const own = party !== null && party === mine;
    const base = { seat, name, mine: own, host: null, rtt: null, reason: null };
    if (party === null) return { ...base, state: 'out' };
    const bot = isBotSeat(table, seat);
    const host = bot ? seating.parties[party].name : null;
    if (own) return { ...base, mine: !bot, state: bot ? 'bot' : 'local', host };
    const at = whereabout(table, party, connection);
    if (!at.connection && isBeyond(connection)) return { ...base, host, state: 'beyond' };
    if (!at.connection) return { ...base, host, state: 'gone', reason: reasons.get(party) ?? null };
    const state = bot ? 'bot' : at.away ? 'away' : at.connection === 'relayed' ? 'relayed' : 'direct';
    return { ...base, host, rtt: at.away ? null : at.rtt, state };
  });
  const keys = seating.parties.map(({ key }) => toBase64url(key));
  const present = connection?.presence.people ?? [];
  // Those in the tree are counted there; others came late by the usual link.
  const late = present.filter(({ party, watching }) => !watching && (!party || !keys.includes(party)));
  return { people, spectators: watchersOf(connection) + (isBeyond(connection) ? 0 : late.length) };
}

function watchersOf(connection: Connection | null): number {
  return connection?.mesh.watchers ?? 0;
}

/** Whether this device has the game through others who look on, and need not be connected to who plays. */
function isBeyond(connection: Connection | null): boolean {
  return connection !== null && connection.mesh.watching && connection.mesh.peers.size > 0;
}

/** What the others consider, each only for a seat it speaks for. */
export function ghostsOf(table: Table, connection: Connection | null): Ghost[] {
  const ghosts: Ghost[] = [];
  for (const { ghost, party } of connection?.presence.people ?? []) {
    const read = ghost && party ? readGhost(ghost) : null;
    const speaker = read ? table.snapshot.seating.speakers[read.seat] : null;
    if (read && speaker !== null && speaker !== undefined && keyOf(table, speaker) === party)
      ghosts.push(read);
  }
  return ghosts;
}

const NOWHERE: Whereabout = {
  connection: null,
  away: false,
  rtt: null,
  goneSince: 0,
  peer: null,
  reason: 'unseen'
};

function whereabout(table: Table, party: PartyId, connection: Connection | null): Whereabout {
  return connection?.whereabouts.of(keyOf(table, party)) ?? NOWHERE;
}

/** Why each party that speaks for a seat is not connected, for those that are not. */
function reasonsOf(
  table: Table,
  mine: PartyId | null,
  connection: Connection | null
): ReadonlyMap<PartyId, AbsenceReason> {
  const speakers = new Set(table.snapshot.seating.speakers);
  const away = [...speakers].flatMap((party) => {
    if (party === null || party === mine) return [];
    const at = whereabout(table, party, connection);
    return at.connection ? [] : [{ ...at, party }];
  });
  if (!connection) return new Map(away.map(({ party }) => [party, 'offline']));
  const reasons = absenceReasons(away, connection.mesh.status, navigator.onLine);
  return new Map(away.map(({ party }, i) => [party, reasons[i]]));
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

import type { Seat } from '../../kernel/game.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import { absenceReasons, type AbsenceReason } from '../../net/transport/connection.ts';
import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { Connection } from '../lobby/connect.ts';
import type { Ghost, SeatPresence } from '../table/play.ts';
import { readGhost } from './ghost.ts';
import { keyOf, type PersonView, type Sightings } from './people.ts';
import type { Whereabout } from './whereabouts.ts';

/** The parties on other devices, as the connection shows them. */
export class Others implements Sightings {
  private reasons: ReadonlyMap<PartyId, AbsenceReason> = new Map();

  constructor(
    private readonly table: Table,
    /** The party of this device; null for a spectator. */
    private readonly mine: PartyId | null,
    private readonly connection: Connection
  ) {}

  /** Updates the reasons of those that are not connected. */
  update(): void {
    const { table, mine, connection } = this;
    const speakers = new Set(table.snapshot.seating.speakers);
    const away = [...speakers].flatMap((party) => {
      if (party === null || party === mine) return [];
      const at = this.whereabout(party);
      return at.connection ? [] : [{ ...at, party }];
    });
    const reasons = absenceReasons(away, connection.mesh.status, navigator.onLine);
    this.reasons = new Map(away.map(({ party }, i) => [party, reasons[i]]));
  }

  presenceOf(party: PartyId, isBot: boolean): SeatPresence {
    const { connection: kind, away } = this.whereabout(party);
    if (!kind && !this.isBeyond) return 'gone';
    if (isBot) return 'bot';
    return away ? 'away' : 'here';
  }

  seen(party: PartyId, isBot: boolean): Pick<PersonView, 'state' | 'rtt' | 'reason'> {
    const at = this.whereabout(party);
    if (!at.connection && !this.isBeyond)
      return { state: 'gone', rtt: null, reason: this.reasons.get(party) ?? null };
    const kind = !at.connection ? 'beyond' : at.connection === 'relayed' ? 'relayed' : 'direct';
    const state = isBot ? 'bot' : at.away ? 'away' : kind;
    return { state, rtt: at.away ? null : at.rtt, reason: null };
  }

  whereabout(party: PartyId): Whereabout {
    return this.connection.whereabouts.of(keyOf(this.table, party));
  }

  isHere(party: PartyId): boolean {
    return this.connection.presence.isHere(keyOf(this.table, party));
  }

  /** Number of connected devices without a seat, this one included if it has none. */
  get spectators(): number {
    const { mesh, presence } = this.connection;
    // Before a neighbour has reported the number, there is at least this device.
    if (mesh.watching) return Math.max(1, mesh.watchers);
    const keys = this.table.snapshot.seating.parties.map(({ key }) => toBase64url(key));
    // The spectator tree counts its own; others joined late by the usual link.
    const late = presence.people.filter(
      ({ party, watching }) => !watching && (!party || !keys.includes(party))
    );
    return mesh.watchers + late.length + (this.mine === null ? 1 : 0);
  }

  /** The ghosts of the others, each only for a seat it speaks for, and one for each seat. */
  get ghosts(): Ghost[] {
    const { table, connection } = this;
    const ghosts = new Map<Seat, Ghost>();
    for (const { ghost, party } of connection.presence.people) {
      const read = ghost && party ? readGhost(ghost) : null;
      const speaker = read ? table.snapshot.seating.speakers[read.seat] : null;
      if (read && speaker !== null && speaker !== undefined && keyOf(table, speaker) === party)
        ghosts.set(read.seat, read);
    }
    return [...ghosts.values()];
  }

  /** Whether this device receives the game through other spectators, and need not be connected to players. */
  private get isBeyond(): boolean {
    const { mesh } = this.connection;
    return mesh.watching && mesh.peers.size > 0;
  }
}

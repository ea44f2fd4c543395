import { toBase64url } from '../../net/link/base64url.ts';
import type { Header } from '../../table/header.ts';
import type { Connection } from './connect.ts';
import type { ChatLine, Connection as ConnectionState, LobbyView, SeatView } from '../contracts.ts';
import type { SeatClaim } from '../../net/room/lobby.ts';
import { keyOfParty } from '../storage/identity.ts';
import type { RoomMail } from '../mailbox/roomMail.ts';
import type { TableInfo } from '../table/tableInfo.ts';

export interface LobbySources {
  readonly info: TableInfo;
  /** Key and chain tip of this device, as its claims state them. */
  readonly party: string;
  readonly connection: Connection | null;
  readonly link: string;
  readonly starting: boolean;
  readonly watching: boolean;
  /** The mailbox of the room, where it has one. */
  readonly mail: Pick<
    RoomMail,
    'claims' | 'guests' | 'isCrowded' | 'isSentAway' | 'refused' | 'step' | 'toChoose'
  > | null;
}

/** How this device is connected to the rest of the room. */
export function connectionState(connection: Connection | null): ConnectionState {
  if (!connection) return 'alone';
  const peers = [...connection.mesh.peers.values()];
  if (peers.length === 0) return connection.mesh.status.ways.some(({ up }) => up) ? 'searching' : 'lost';
  return peers.every(({ kind }) => kind === 'relayed') ? 'relayed' : 'direct';
}

/**
 * The chat lines of the room, oldest first. `key` is this device's; names do not tell people apart. A line keeps its id
 * wherever others merge before it.
 */
export function chatLines(
  connection: { readonly chat: Pick<Connection['chat'], 'lines'> } | null,
  key: string,
  header: Header | null
): ChatLine[] {
  const keys = header?.parties.map((party) => toBase64url(party.key)) ?? [];
  const ids = new Map<string, number>();
  return (connection?.chat.lines ?? []).map(({ name, by, text, at }) => {
    const id = `${at}-${by}`;
    const n = ids.get(id) ?? 0;
    ids.set(id, n + 1);
    const seat = header?.seats.findIndex(({ kind, party }) => kind === 'person' && keys[party] === by) ?? -1;
    return { id: `${id}-${n}`, own: by === key, seat: seat < 0 ? null : seat, name, text };
  });
}

/** Builds the lobby for this device's person: "me" is always this person. */
export function lobbyView(sources: LobbySources): LobbyView {
  const { info, party, connection, link, starting, watching, mail } = sources;
  const { plan, opener } = info;
  // A guest whom the inviter did not choose still has its own live claim.
  const isOut = !opener && mail?.step.kind === 'taken';
  const live = [...seatsOf(connection, mail)].filter(([, claim]) => !isOut || claim.party !== party);
  const claims = new Map([...(mail?.claims ?? []), ...live]);
  const openerParty = connection?.lobby.options.get('opener');
  const openerKey = openerParty && keyOfParty(openerParty);
  const isHere = (key: string | undefined) =>
    key !== undefined && (connection?.presence.isHere(key) ?? false);
  let mine: number | null = null;
  const seats = plan.seats.map(({ kind, name }, seat): SeatView => {
    if (kind === 'friend') {
      const claim = claims.get(seat);
      if (!claim) return { seat, name, kind, presence: 'open' };
      const own = claim.party === party;
      if (own) mine = seat;
      const here = own || isHere(keyOfParty(claim.party));
      return { seat, name: claim.name, kind, presence: here ? 'here' : 'away' };
    }
    if (kind === 'me' && opener) mine = seat;
    const shown = opener || kind === 'bot' ? kind : 'friend';
    return { seat, name, kind: shown, presence: opener || isHere(openerKey) ? 'here' : 'away' };
  });
  return {
    game: plan.game,
    expansions: plan.expansions,
    options: plan.options,
    aids: plan.aids,
    witness: plan.witness,
    pace: plan.pace,
    clock: plan.clock ?? null,
    seats,
    mine,
    watching,
    link,
    connection: connectionState(connection),
    chat: chatLines(connection, keyOfParty(party), null),
    blocked: blockedBy(seats, opener, mail),
    starting,
    guests: mail?.guests ?? [],
    refused: mail?.refused ?? [],
    toChoose: mail?.isCrowded ? mail.toChoose : 0,
    claimed: opener ? null : claimedOf(info, mail)
  };
}

function blockedBy(
  seats: readonly SeatView[],
  isOpener: boolean,
  mail: LobbySources['mail']
): LobbyView['blocked'] {
  if (mail?.isCrowded) return 'crowded';
  if (seats.some(({ presence }) => presence === 'open')) return 'seats';
  return isOpener ? null : 'opener';
}

/** Live claims, without devices the inviter refused. */
export function seatsOf(
  connection: Connection | null,
  mail: Pick<RoomMail, 'isSentAway'> | null
): ReadonlyMap<number, SeatClaim> {
  const seats = [...(connection?.lobby.seats ?? [])];
  return new Map(seats.filter(([, { party }]) => !mail?.isSentAway(keyOfParty(party))));
}

function claimedOf(info: TableInfo, mail: LobbySources['mail']): LobbyView['claimed'] {
  const step = mail?.step;
  if (step?.kind === 'taken' && step.sent) return 'sentAway';
  if (step?.kind === 'open' && step.changed && info.claim) return 'changed';
  return step?.kind === 'wait' && info.claim ? 'kept' : null;
}

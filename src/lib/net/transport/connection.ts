import type { CloseReason, PeerInfo, TransportStatus, WaitingPeer } from './transport.ts';

/** Why no peer, or a certain peer, is not connected; the UI has a text and an advice for each. */
export type WaitReason =
  | 'offline' // this device is offline: nearby play by codes still works
  | 'noServer' // no server configured: only codes can make the first contact
  | 'serverDown' // the server does not answer: wait, or use codes
  | 'trying' // the other is present, and a connection is being made
  | 'noPath' // both are present but their networks block a direct path: another network, TURN, or a relay helps
  | 'noWebRtc' // the other is present, and this browser has no WebRTC: another browser helps
  | 'misbehaved' // cut off because of what it sent
  | 'notHere'; // no problem here; the others have not joined yet

/** The same for a player who was connected before. */
export type AbsenceReason =
  | WaitReason
  | 'left' // said goodbye or closed the page
  | 'asleep'; // no sign of life: asleep, or its network is lost

/** Last known state of an absent player. */
export interface LastSeen {
  /** Peer id of the page it was last connected with; null for one not seen yet. */
  readonly peer: string | null;
  /** Why that connection ended. */
  readonly reason: CloseReason | 'unseen';
}

/** State of one connection as the panel shows it. */
export type ConnectionState = 'direct' | 'relayed' | 'away' | 'waiting';

const BLOCKED: readonly (CloseReason | null)[] = ['failed', 'timeout'];
const GUILTY: readonly (CloseReason | 'unseen' | null)[] = ['impostor', 'flooding', 'malformed'];

/** State of a connected peer, or `waiting` for one that is not. */
export function connectionState(peer: PeerInfo | undefined): ConnectionState {
  if (!peer) return 'waiting';
  if (peer.away) return 'away';
  return peer.kind === 'relayed' ? 'relayed' : 'direct';
}

/** The most helpful reason why a player is missing. `online` is the browser's network state. */
export function waitReason(status: TransportStatus, online: boolean): WaitReason {
  const met = pathReason(status, status.waiting);
  if (met) return met;
  if (!online) return 'offline';
  const servers = status.ways.filter(({ kind }) => kind === 'server' || kind === 'points');
  if (servers.length === 0) return 'noServer';
  return servers.some(({ up }) => up) ? 'notHere' : 'serverDown';
}

/**
 * Why each absent player is not connected, in their order. Unconnected peers are known only by page id: an id that was
 * never linked to a player may belong to any absent player.
 */
export function absenceReasons(
  away: readonly LastSeen[],
  status: TransportStatus,
  online: boolean
): AbsenceReason[] {
  const owned = new Set(away.map(({ peer }) => peer));
  const strangers = status.waiting.filter(({ id }) => !owned.has(id));
  const unknown = waitReason({ ...status, waiting: strangers }, online);
  // If there are fewer unknown peers than absent players, a player who left may still be away, so that reason
  // stays.
  const areAll = strangers.filter(({ here }) => here).length >= away.length;
  return away.map(({ peer, reason }) => {
    const own = pathReason(
      status,
      status.waiting.filter(({ id }) => id === peer)
    );
    if (own) return own;
    if (reason === 'unseen' || areAll) return unknown;
    if (reason === 'left') return 'left';
    if (GUILTY.includes(reason)) return 'misbehaved';
    return online ? 'asleep' : 'offline';
  });
}

/**
 * What blocks the path to peers that are present; null without such peers. Failures with departed peers do not count.
 */
function pathReason({ direct, ways }: TransportStatus, waiting: readonly WaitingPeer[]): WaitReason | null {
  if (waiting.some(({ reason }) => GUILTY.includes(reason))) return 'misbehaved';
  const here = waiting.filter((peer) => peer.here);
  if (here.length === 0) return null;
  if (!direct && !ways.some(({ kind, up }) => kind === 'server' && up)) return 'noWebRtc';
  return here.some(({ reason }) => BLOCKED.includes(reason)) ? 'noPath' : 'trying';
}

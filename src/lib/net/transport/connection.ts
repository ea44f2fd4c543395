import type { CloseReason, PeerInfo, TransportStatus, WaitingPeer } from './transport.ts';

/** Why nobody, or somebody in particular, is not connected; screens have a sentence and an advice for each. */
export type WaitReason =
  | 'offline' // this device has no network: nearby play by codes still works
  | 'noServer' // no server named: only codes can make the first contact
  | 'serverDown' // the server does not answer: wait, or use codes
  | 'trying' // the other is there, and a connection is being made
  | 'noPath' // both are there but their networks do not let them through: another network, TURN, or a relay
  | 'misbehaved' // cut off because of what it sent
  | 'notHere'; // all is well here; the others have not come yet

/** The same for somebody who was here before. */
export type AbsenceReason =
  | WaitReason
  | 'left' // said goodbye or closed the page
  | 'asleep'; // no sign of life any more: asleep, or its network is lost

/** What is known of one who is away. */
export interface LastSeen {
  /** Peer id of the page it was connected with last; null for one not seen yet. */
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

/** The most helpful reason why somebody is missing. `online` is what the browser says about its network. */
export function waitReason(status: TransportStatus, online: boolean): WaitReason {
  const met = pathReason(status.waiting);
  if (met) return met;
  if (!online) return 'offline';
  const servers = status.ways.filter(({ kind }) => kind === 'server' || kind === 'points');
  if (servers.length === 0) return 'noServer';
  return servers.some(({ up }) => up) ? 'notHere' : 'serverDown';
}

/**
 * Why each of those who are away is not connected, in their order. Peers that are not connected are known by the id of
 * a page only: one that nobody here was seen with may be that of anybody who is away.
 */
export function absenceReasons(
  away: readonly LastSeen[],
  status: TransportStatus,
  online: boolean
): AbsenceReason[] {
  const owned = new Set(away.map(({ peer }) => peer));
  const strangers = status.waiting.filter(({ id }) => !owned.has(id));
  const unknown = waitReason({ ...status, waiting: strangers }, online);
  // Fewer strangers than missing people: who left may as well still be gone, and that is what is known.
  const areAll = strangers.filter(({ here }) => here).length >= away.length;
  return away.map(({ peer, reason }) => {
    const own = pathReason(status.waiting.filter(({ id }) => id === peer));
    if (own) return own;
    if (reason === 'unseen' || areAll) return unknown;
    if (reason === 'left') return 'left';
    if (GUILTY.includes(reason)) return 'misbehaved';
    return online ? 'asleep' : 'offline';
  });
}

/** What stands between us and peers that are there; null when there is nobody. A failure with who has gone is none. */
function pathReason(waiting: readonly WaitingPeer[]): WaitReason | null {
  if (waiting.some(({ reason }) => GUILTY.includes(reason))) return 'misbehaved';
  const here = waiting.filter((peer) => peer.here);
  if (here.length === 0) return null;
  return here.some(({ reason }) => BLOCKED.includes(reason)) ? 'noPath' : 'trying';
}

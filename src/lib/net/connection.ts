import type { CloseReason, PeerInfo, TransportStatus } from './transport.ts';

/** Why nobody, or somebody in particular, is not connected; screens have a sentence and an advice for each. */
export type WaitReason =
  | 'offline' // this device has no network: nearby play by codes still works
  | 'noServer' // no server named: only codes can make the first contact
  | 'serverDown' // the server does not answer: wait, or use codes
  | 'noPath' // both are there but their networks do not let them through: another network, TURN, or a relay
  | 'misbehaved' // cut off because of what it sent
  | 'notHere'; // all is well here; the others have not come yet

/** State of one connection as the panel shows it. */
export type ConnectionState = 'direct' | 'relayed' | 'away' | 'waiting';

const BLOCKED: readonly (CloseReason | null)[] = ['failed', 'timeout'];
const GUILTY: readonly (CloseReason | null)[] = ['impostor', 'flooding', 'malformed'];

/** State of a connected peer, or `waiting` for one that is not. */
export function connectionState(peer: PeerInfo | undefined): ConnectionState {
  if (!peer) return 'waiting';
  if (peer.away) return 'away';
  return peer.kind === 'relayed' ? 'relayed' : 'direct';
}

/** The most helpful reason why somebody is missing. `online` is what the browser says about its network. */
export function waitReason(status: TransportStatus, online: boolean): WaitReason {
  const reasons = status.waiting.map(({ reason }) => reason);
  if (reasons.some((reason) => GUILTY.includes(reason))) return 'misbehaved';
  if (reasons.some((reason) => BLOCKED.includes(reason))) return 'noPath';
  if (!online) return 'offline';
  const servers = status.ways.filter(({ kind }) => kind === 'server');
  if (servers.length === 0) return 'noServer';
  return servers.some(({ up }) => up) ? 'notHere' : 'serverDown';
}

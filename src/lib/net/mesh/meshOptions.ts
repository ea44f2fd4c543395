import type { Clock } from '../transport/clock.ts';
import type { Authenticator } from './hello.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';

export interface MeshOptions {
  /** Fresh for each page load; random when left out. */
  readonly selfId?: string;
  readonly auth?: Authenticator | null;
  /** This device only looks on: it has the game from few and gives it to few. */
  readonly watching?: boolean;
  /** Null where the platform has no WebRTC: then only ways that carry frames themselves are used. */
  readonly Connection?: PeerConnectionConstructor | null;
  /** STUN and TURN from the settings; none unless the player chose some. */
  readonly iceServers?: readonly RTCIceServer[];
  /** Take plain y-webrtc peers into the room. */
  readonly stock?: boolean;
  readonly clock?: Clock;
  readonly timing?: Partial<Timing>;
}

/** All in ms. */
export interface Timing {
  /** Sign of life asked of every peer. */
  readonly heartbeat: number;
  readonly deadAfter: number;
  /**
   * Silence after which the peer is asked for by every other way as well: that alone ends nothing. Less than two
   * heartbeats, since answers come a moment after the beat.
   */
  readonly doubtAfter: number;
  /** For a peer that said its page is hidden: phones stop timers there. */
  readonly deadAfterAway: number;
  /** Offer sent to greeting done. */
  readonly attempt: number;
  /** An offer that has not led anywhere for this long: frames go by the server meanwhile, where it carries them. */
  readonly detour: number;
  /** The same for a peer whose connection broke: a game was under way, and that the way is open is no longer likely. */
  readonly rescue: number;
  /** Announcements while somebody is missing, and while nobody is. */
  readonly beacon: number;
  readonly quietBeacon: number;
  /** A pause of this device longer than this means that everybody else has given it up. */
  readonly gap: number;
  /** How often a relayed connection tries to become a direct one. */
  readonly upgrade: number;
}

export const DEFAULT_TIMING: Timing = {
  heartbeat: 2_000,
  deadAfter: 8_000,
  doubtAfter: 3_000,
  deadAfterAway: 70_000,
  attempt: 10_000,
  detour: 3_000,
  rescue: 800,
  beacon: 4_000,
  quietBeacon: 30_000,
  gap: 10_000,
  upgrade: 60_000
};

/** Peers one device keeps a connection to; those beyond are refused. */
export const MAX_PEERS = 16;

export function platformConnection(): PeerConnectionConstructor | null {
  return typeof RTCPeerConnection === 'undefined' ? null : RTCPeerConnection;
}

import type { Clock } from '../transport/clock.ts';
import type { Authenticator } from './hello.ts';
import type { PeerConnectionConstructor } from '../transport/rtcWire.ts';

export interface MeshOptions {
  /** New for each page load; random by default. */
  readonly selfId?: string;
  readonly auth?: Authenticator | null;
  /** This device is a spectator: it receives the game from few peers and passes it on to few. */
  readonly watching?: boolean;
  /** Null where the platform has no WebRTC: then only ways that carry frames are used. */
  readonly Connection?: PeerConnectionConstructor | null;
  /** STUN and TURN from the settings; none unless the player chose some. */
  readonly iceServers?: readonly RTCIceServer[];
  /** Accept plain y-webrtc peers in the room. */
  readonly stock?: boolean;
  readonly clock?: Clock;
  readonly timing?: Partial<Timing>;
}

/** All in ms. */
export interface Timing {
  /** Interval of pings to every peer. */
  readonly heartbeat: number;
  readonly deadAfter: number;
  /**
   * Silence after which the peer is also searched on every other way; this alone closes nothing. Less than two
   * heartbeats, since answers come a moment after the beat.
   */
  readonly doubtAfter: number;
  /** For a peer with a hidden page: phones stop timers there. */
  readonly deadAfterAway: number;
  /** From sending the offer to the end of the hello. */
  readonly attempt: number;
  /** After this long without success, an attempt continues over the server, where it relays frames. */
  readonly detour: number;
  /** The same for a peer whose connection broke: shorter, since a game was under way. */
  readonly rescue: number;
  /** Interval of announcements while a player is missing, and while none is. */
  readonly beacon: number;
  readonly quietBeacon: number;
  /** A pause of this device longer than this means that all peers have dropped it. */
  readonly gap: number;
  /** Interval at which a relayed connection tries to become direct. */
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

/** Maximum number of connected peers; more are refused. */
export const MAX_PEERS = 16;

export function platformConnection(): PeerConnectionConstructor | null {
  return typeof RTCPeerConnection === 'undefined' ? null : RTCPeerConnection;
}

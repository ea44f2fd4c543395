import type { PointStatus } from '../signaling/point.ts';

/** Removes a listener; calling it twice is harmless. */
export type Unsubscribe = () => void;

/** How bytes reach a peer: same browser, its own WebRTC channel, or sealed frames over a signalling server. */
export type PeerKind = 'local' | 'direct' | 'relayed';

/** Why a connection ended. The list is closed: the UI translates each code. */
export type CloseReason =
  | 'left' // the peer said goodbye or closed its page
  | 'silent' // no sign of life for too long
  | 'slept' // this device was suspended for too long and restarts from scratch
  | 'failed' // no path between the networks
  | 'timeout' // the attempt took too long
  | 'impostor' // the signature over the connection does not match the key it names
  | 'malformed' // malformed or too many bytes
  | 'flooding' // over a rate limit
  | 'slow' // it does not read what we send
  | 'full' // it is a spectator and receives the game from other peers
  | 'replaced' // a newer or better connection to the same peer
  | 'destroyed'; // closed here

/** Info about a connected peer; a new object on every change. */
export interface PeerInfo {
  readonly id: string;
  readonly kind: PeerKind;
  /** A plain y-webrtc peer: carries the Yjs document, proves nothing, gets no other messages. */
  readonly stock: boolean;
  /** Public key it proved over this connection, or null. */
  readonly identity: Uint8Array | null;
  /** Clock time in ms at which it connected. */
  readonly since: number;
  /** Its page is hidden. */
  readonly away: boolean;
  /** Last measured round trip in ms. */
  readonly rtt: number | null;
  /** It joined by a spectator link. */
  readonly watching?: boolean;
}

/** `open` repeats for a peer whose connection was replaced: messages in flight may be lost, so compare states. */
export type PeerEvent =
  | { readonly type: 'open' | 'change'; readonly peer: PeerInfo }
  | { readonly type: 'close'; readonly peer: PeerInfo; readonly reason: CloseReason };

/** State of one way, for the connection panel. */
export interface WayStatus {
  readonly name: string;
  readonly kind: 'server' | 'points' | 'local' | 'memory';
  readonly up: boolean;
  /** Each of the public meeting points. */
  readonly points?: readonly PointStatus[];
  /** The address is plain `ws://`, which an https page cannot open. */
  readonly insecure?: boolean;
}

/** A peer heard of but not connected. */
export interface WaitingPeer {
  readonly id: string;
  /** Reason of the last failure, if any. */
  readonly reason: CloseReason | null;
  /** A way heard it recently, and after the failures began: its page is open and searches for us. */
  readonly here: boolean;
}

export interface TransportStatus {
  readonly state: 'searching' | 'connected' | 'closed';
  readonly ways: readonly WayStatus[];
  readonly waiting: readonly WaitingPeer[];
  /** Whether this browser has WebRTC; without it only a server can relay to a peer. */
  readonly direct: boolean;
}

/**
 * Whole messages between peers of one room. An open connection keeps order; messages lost when it breaks are not
 * repeated: the layer above compares states whenever a peer opens.
 */
export interface Transport {
  readonly selfId: string;
  readonly peers: ReadonlyMap<string, PeerInfo>;
  readonly status: TransportStatus;
  /** Sends to one peer; false when it is not connected or the message is over `MAX_MESSAGE` bytes. */
  send(peer: string, bytes: Uint8Array): boolean;
  broadcast(bytes: Uint8Array, except?: string): void;
  /** Whether a peer reports a connection to another; absent where peers report none. */
  isLinked?(peer: string, other: string): boolean;
  /** Ends the connection to a peer that misbehaves. */
  expel(peer: string, reason: CloseReason): void;
  onMessage(listener: (from: string, bytes: Uint8Array) => void): Unsubscribe;
  onPeer(listener: (event: PeerEvent) => void): Unsubscribe;
  onStatus(listener: (status: TransportStatus) => void): Unsubscribe;
  destroy(): void;
}

/** Largest message in bytes a transport carries. */
export const MAX_MESSAGE = 2 * 1024 * 1024;

/** A list of listeners; a listener that throws does not affect the others. */
export class Listeners<A extends unknown[]> {
  private readonly list = new Set<(...args: A) => void>();

  get size(): number {
    return this.list.size;
  }

  add(listener: (...args: A) => void): Unsubscribe {
    this.list.add(listener);
    return () => this.list.delete(listener);
  }

  emit(...args: A): void {
    for (const listener of [...this.list]) {
      try {
        listener(...args);
      } catch (error) {
        console.error(error);
      }
    }
  }

  clear(): void {
    this.list.clear();
  }
}

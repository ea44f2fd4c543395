import type { PointStatus } from '../signaling/point.ts';

/** Takes a listener away again; calling it twice is harmless. */
export type Unsubscribe = () => void;

/** How bytes reach a peer: same browser, its own WebRTC channel, or sealed frames over a signalling server. */
export type PeerKind = 'local' | 'direct' | 'relayed';

/** Why a connection ended. The list is closed: screens translate each word. */
export type CloseReason =
  | 'left' // the other side said goodbye or closed its page
  | 'silent' // no sign of life for too long
  | 'slept' // this device was stopped for too long and starts again from nothing
  | 'failed' // the networks found no way to each other
  | 'timeout' // the attempt took too long
  | 'impostor' // the signature over the connection is not of the key it names
  | 'malformed' // bytes that are not ours or too many of them
  | 'flooding' // more than the agreed rates
  | 'slow' // it does not take what we send
  | 'full' // it looks on, and has the game from others
  | 'replaced' // a newer or better connection to the same peer
  | 'destroyed'; // closed here

/** What is known of a connected peer; a new object whenever something changed. */
export interface PeerInfo {
  readonly id: string;
  readonly kind: PeerKind;
  /** A plain y-webrtc peer: carries the Yjs document, proves nothing, gets no other messages. */
  readonly stock: boolean;
  /** Public key it proved to hold over this very connection, or null. */
  readonly identity: Uint8Array | null;
  /** Clock time in ms at which it connected. */
  readonly since: number;
  /** It said that its page is hidden. */
  readonly away: boolean;
  /** Last measured round trip in ms. */
  readonly rtt: number | null;
  /** It came by a link for those who only look on. */
  readonly watching?: boolean;
}

/** `open` comes again for a peer whose connection was replaced: what was on its way may be lost, compare states. */
export type PeerEvent =
  | { readonly type: 'open' | 'change'; readonly peer: PeerInfo }
  | { readonly type: 'close'; readonly peer: PeerInfo; readonly reason: CloseReason };

/** One way to meet peers, for the connection panel. */
export interface WayStatus {
  readonly name: string;
  readonly kind: 'server' | 'points' | 'local' | 'memory';
  readonly up: boolean;
  /** Of public meeting points: each of them. */
  readonly points?: readonly PointStatus[];
  /** The address is plain `ws://`, which an https page must not dial. */
  readonly insecure?: boolean;
}

/** A peer heard of but not connected. */
export interface WaitingPeer {
  readonly id: string;
  /** Of the last failure, if there was one. */
  readonly reason: CloseReason | null;
  /** It has been heard by some way since that failure began, and lately: its page is open and looks for us. */
  readonly here: boolean;
}

export interface TransportStatus {
  readonly state: 'searching' | 'connected' | 'closed';
  readonly ways: readonly WayStatus[];
  readonly waiting: readonly WaitingPeer[];
}

/**
 * Whole messages between peers of one room. Between two peers an open connection keeps order; what is lost when a
 * connection breaks is not repeated: the layer above compares states whenever a peer opens.
 */
export interface Transport {
  readonly selfId: string;
  readonly peers: ReadonlyMap<string, PeerInfo>;
  readonly status: TransportStatus;
  /** False when that peer is not connected or the message is over `MAX_MESSAGE` bytes. */
  send(peer: string, bytes: Uint8Array): boolean;
  broadcast(bytes: Uint8Array, except?: string): void;
  /** Whether a connected peer says that it is connected to another; left out where nobody says so. */
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

/** A list of listeners; a listener that throws does not keep the others from hearing. */
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

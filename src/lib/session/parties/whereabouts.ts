import { toBase64url } from '../../net/link/base64url.ts';
import { systemClock, type Clock } from '../../net/transport/clock.ts';
import type { LastSeen } from '../../net/transport/connection.ts';
import { makeRoom } from '../../net/transport/makeRoom.ts';
import type { CloseReason, PeerKind, Transport } from '../../net/transport/transport.ts';

/**
 * Connection of the device that holds a key, or why it is gone: `unseen` when it has not connected since the table was
 * opened.
 */
export interface Whereabout extends LastSeen {
  /** Kind of connection; null when not connected. */
  readonly connection: PeerKind | null;
  /** Connected, but its page is hidden. */
  readonly away: boolean;
  /** Last measured round trip in ms. */
  readonly rtt: number | null;
  /** Clock time in ms since when it is gone; for one never seen, since the search began. */
  readonly goneSince: number;
}

/** Keys remembered: strangers may come and go under any number of them. */
const MAX_KNOWN = 256;

/** Remembers when each proven key was last seen and why it left, which a transport forgets with the connection. */
export class Whereabouts {
  private readonly last = new Map<string, { peer: string; reason: CloseReason; at: number }>();
  private readonly start: number;
  private readonly stop: () => void;

  constructor(
    private readonly transport: Pick<Transport, 'peers' | 'onPeer'>,
    private readonly clock: Clock = systemClock
  ) {
    this.start = clock.now();
    this.stop = transport.onPeer((event) => {
      const { identity } = event.peer;
      if (event.type !== 'close' || !identity) return;
      const key = toBase64url(identity);
      // The key that left longest ago is forgotten first.
      makeRoom(this.last, key, MAX_KNOWN);
      this.last.set(key, { peer: event.peer.id, reason: event.reason, at: this.clock.now() });
    });
  }

  /** `key` as base64url. */
  of(key: string): Whereabout {
    const peer = [...this.transport.peers.values()].find(
      ({ identity }) => identity !== null && toBase64url(identity) === key
    );
    const last = this.last.get(key);
    return {
      connection: peer?.kind ?? null,
      away: peer?.away ?? false,
      rtt: peer?.rtt ?? null,
      goneSince: last?.at ?? this.start,
      peer: peer?.id ?? last?.peer ?? null,
      reason: last?.reason ?? 'unseen'
    };
  }

  destroy(): void {
    this.stop();
  }
}

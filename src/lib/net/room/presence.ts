import { toBase64url } from '../link/base64url.ts';
import { systemClock, type Clock } from '../transport/clock.ts';
import { Meter } from '../transport/meter.ts';
import { OwnKind } from '../mesh/messageKinds.ts';
import type { YjsProvider } from '../document/provider.ts';
import { Listeners, type PeerInfo, type PeerKind, type Unsubscribe } from '../transport/transport.ts';

/** A device at the table as the other devices see it. */
export interface Person {
  readonly peer: string;
  /** Public key it proved, as base64url; null for spectators. */
  readonly party: string | null;
  readonly connection: PeerKind;
  readonly away: boolean;
  readonly rtt: number | null;
  /** It joined by a spectator link. */
  readonly watching: boolean;
  /** What it currently points at, as the session encoded it; null for nothing. */
  readonly ghost: string | null;
}

/** Longest ghost in bytes. */
const MAX_GHOST = 1_024;
/** Minimum interval (ms) between ghosts sent. */
const GHOST_EVERY = 200;
/** A ghost that is not renewed expires after this many ms. */
const GHOST_LASTS = 10_000;
const GHOSTS = { burst: 20, perSecond: 10 };

interface Ghost {
  text: string;
  at: number;
}

const utf8 = new TextEncoder();

/**
 * Connected devices, from the transport's heartbeat and not from awareness: awareness drops devices whose page is in
 * the background although they are connected.
 */
export class Presence {
  private readonly ghosts = new Map<string, Ghost>();
  private readonly meters = new Map<string, Meter>();
  private readonly listeners = new Listeners<[]>();
  private readonly stops: Unsubscribe[];
  private own: string | null = null;
  private pending: (() => void) | null = null;
  private lastSent = -Infinity;

  constructor(
    private readonly provider: YjsProvider,
    private readonly clock: Clock = systemClock
  ) {
    this.stops = [
      provider.transport.onPeer((event) => {
        if (event.type === 'open' && this.own !== null) this.send(event.peer.id);
        if (event.type === 'close') {
          this.ghosts.delete(event.peer.id);
          this.meters.delete(event.peer.id);
        }
        this.listeners.emit();
      }),
      provider.onOwn(OwnKind.ghost, (from, bytes) => this.take(from, bytes)),
      clock.every(GHOST_LASTS / 2, () => this.renew())
    ];
  }

  /** Connected devices; stock peers and spectators included. */
  get people(): Person[] {
    return [...this.provider.transport.peers.values()].map((peer) => this.person(peer));
  }

  /** True when a connected device proved this key. */
  isHere(party: string): boolean {
    return this.people.some((person) => person.party === party);
  }

  /** Shows the others the option under consideration; null removes it. Sent at most five times a second. */
  setGhost(considered: string | null): void {
    // One that is too long removes the last one, which is no longer considered.
    const ghost = considered !== null && utf8.encode(considered).length > MAX_GHOST ? null : considered;
    if (ghost === this.own) return;
    this.own = ghost;
    if (this.pending) return;
    const wait = Math.max(0, this.lastSent + GHOST_EVERY - this.clock.now());
    this.pending = this.clock.after(wait, () => {
      this.pending = null;
      this.send();
    });
  }

  onChange(listener: () => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  destroy(): void {
    this.pending?.();
    for (const stop of this.stops) stop();
    this.listeners.clear();
  }

  private person(peer: PeerInfo): Person {
    const ghost = this.ghosts.get(peer.id);
    const fresh = ghost && this.clock.now() - ghost.at < GHOST_LASTS;
    return {
      peer: peer.id,
      party: peer.identity && toBase64url(peer.identity),
      connection: peer.kind,
      away: peer.away,
      rtt: peer.rtt,
      watching: peer.watching === true,
      ghost: fresh ? ghost.text : null
    };
  }

  private send(to?: string): void {
    this.lastSent = this.clock.now();
    this.provider.sendOwn(OwnKind.ghost, utf8.encode(this.own ?? ''), to);
  }

  private renew(): void {
    if (this.own !== null) this.send();
    const faded = [...this.ghosts].filter(([, ghost]) => this.clock.now() - ghost.at >= GHOST_LASTS);
    for (const [peer] of faded) this.ghosts.delete(peer);
    if (faded.length > 0) this.listeners.emit();
  }

  private take(from: string, bytes: Uint8Array): void {
    let meter = this.meters.get(from);
    if (!meter) this.meters.set(from, (meter = new Meter(GHOSTS, this.clock.now())));
    if (bytes.length > MAX_GHOST || !meter.take(1, this.clock.now())) return;
    if (bytes.length === 0) this.ghosts.delete(from);
    else this.ghosts.set(from, { text: new TextDecoder().decode(bytes), at: this.clock.now() });
    this.listeners.emit();
  }
}

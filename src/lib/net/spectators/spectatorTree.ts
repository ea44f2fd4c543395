import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { Clock } from '../transport/clock.ts';
import { makeRoom } from '../transport/makeRoom.ts';
import type { Path } from '../mesh/dialer.ts';
import type { PeerSession } from '../mesh/peerSession.ts';
import type { Announce } from '../signaling/signals.ts';

/** Spectators that a player serves. Spectators serve all others. */
export const PLAYER_GIVES = 2;
/** Spectators a spectator serves. */
export const SPECTATOR_GIVES = 3;
/** Uplinks a spectator keeps. */
export const UPLINKS = 2;
/** Tier of a spectator without an uplink. Players are on tier 0. */
export const UNATTACHED = 255;

/** Upper limit of the count: it is for display only and can be forged. */
const MAX_COUNT = 9_999;
/** Peers remembered of each kind: a new one replaces the one that was silent for longest. */
const MAX_KNOWN = 512;
/** Spectators collect announcements for a while (ms, varied) before they choose, to spread the load. */
const COLLECT_FOR = 400;
const SPREAD = 1_600;
/** A peer that was tried without success is skipped for this many ms. */
const SKIP_FOR = 12_000;

export interface SpectatorTreeContext {
  readonly selfId: string;
  /** This device is a spectator. */
  readonly watching: boolean;
  readonly clock: Clock;
  readonly sessions: () => readonly PeerSession[];
  readonly dial: (id: string, path: Path) => void;
  /** Announces how many more spectators this device accepts. */
  readonly announce: () => void;
  /** Sends spectator counts to a session. */
  readonly tell: (session: PeerSession, payload: Uint8Array) => void;
}

interface Candidate {
  tier: number;
  free: number;
  path: Path;
  triedAt: number;
}

/**
 * The tree in which spectators forward the game, so that a thousand of them cost a player no more than two.
 * Only spectators dial, never players. A spectator takes uplinks only from a lower tier than its own, and
 * drops its downlinks when it has lost every uplink, so the tree has no cycles.
 */
export class SpectatorTree {
  /** 0 for a player. */
  tier: number;
  private readonly uplinks = new Set<string>();
  private readonly candidates = new Map<string, Candidate>();
  private readonly watchers = new Set<string>();
  /** Spectators reached through each neighbour, as reported; and the total, as reported by an uplink. */
  private readonly below = new Map<string, number>();
  private total = 0;
  private told = new Map<string, string>();
  private looking = false;
  private closed = false;

  constructor(private readonly context: SpectatorTreeContext) {
    this.tier = context.watching ? UNATTACHED : 0;
  }

  /** All spectators of the tree, this device included if it is one. */
  get count(): number {
    const seen = this.context.watching ? this.total : this.belowAll();
    return Math.min(seen, MAX_COUNT);
  }

  /** The fields of this device's announcements about its place. */
  get place(): Pick<Announce, 'tier' | 'free'> {
    return { ...(this.tier > 0 ? { tier: this.tier } : {}), free: this.free };
  }

  /** Handles an announcement; true if either side is a spectator, so that the mesh does nothing more. */
  met(message: Announce, path: Path, reply: () => void): boolean {
    const { from, tier = 0, free = 0 } = message;
    if (tier > 0) {
      makeRoom(this.watchers, from, MAX_KNOWN);
      this.watchers.add(from);
    } else {
      // A stranger may have announced this player as a spectator, for which there may be no place.
      this.watchers.delete(from);
    }
    if (!this.context.watching) {
      if (tier === 0) return false;
      if (this.free > 0) reply();
      return true;
    }
    const triedAt = this.candidates.get(from)?.triedAt ?? -Infinity;
    makeRoom(this.candidates, from, MAX_KNOWN);
    this.candidates.set(from, { tier, free, path, triedAt });
    if (tier === UNATTACHED && this.free > 0) reply();
    this.chooseLater();
    return true;
  }

  /** Whether an offer of this peer is accepted although its id would have us dial. */
  mayDial(id: string): boolean {
    return this.watchers.has(id) ? this.free > 0 : !this.context.watching && id < this.context.selfId;
  }

  /** Whether a peer belongs to the players' mesh and is in neighbour lists. */
  isPlayer(session: PeerSession): boolean {
    return !this.context.watching && session.tier === 0;
  }

  /** Whether there is a place for a newly opened connection. */
  admits(session: PeerSession): boolean {
    const id = session.id ?? '';
    if (!this.context.watching) return session.tier === 0 || this.freeBeside(id) > 0;
    const isAbove = session.tier < this.tier;
    if (isAbove && (this.uplinks.size < UPLINKS || this.uplinks.has(id))) {
      this.uplinks.add(id);
      if (this.tier === UNATTACHED) this.tier = Math.min(session.tier + 1, UNATTACHED - 1);
      this.context.announce();
      return true;
    }
    return session.tier > this.tier && this.freeBeside(id) > 0;
  }

  /** Call after a connection was admitted. */
  opened(session: PeerSession): void {
    if (session.tier > 0 && this.free === 0) this.context.announce();
    this.share();
  }

  /** Call when a connection of {@link sessions} ended. */
  ended(session: PeerSession): void {
    const id = session.id ?? '';
    this.below.delete(id);
    this.told.delete(id);
    this.candidates.delete(id);
    const wasUplink = this.uplinks.delete(id);
    if (this.closed) return;
    if (wasUplink && this.uplinks.size === 0) {
      this.tier = UNATTACHED;
      this.total = 0;
      for (const other of this.context.sessions()) other.close('left');
    }
    if (wasUplink) this.chooseLater();
    // A place is free again: announce it to those that were refused.
    if (wasUplink || session.tier > 0) this.context.announce();
    this.share();
  }

  /** Reads a neighbour's counts: spectators reached through it, and its known total. */
  heard(session: PeerSession, payload: Uint8Array): void {
    try {
      const input = decoding.createDecoder(payload);
      const below = Math.min(decoding.readVarUint(input), MAX_COUNT);
      const total = Math.min(decoding.readVarUint(input), MAX_COUNT);
      this.below.set(session.id ?? '', below);
      if (session.id === this.mainUplink) this.total = total;
    } catch {
      // Malformed: keep the last count.
    }
  }

  /** Call every heartbeat: looks for missing uplinks, and sends changed counts. */
  tick(): void {
    this.chooseLater();
    this.share();
  }

  destroy(): void {
    this.closed = true;
  }

  private get free(): number {
    return this.freeBeside('');
  }

  /** Free places, not counting one that `own` may return to. */
  private freeBeside(own: string): number {
    if (this.tier === UNATTACHED) return 0;
    const children = this.context
      .sessions()
      .filter(({ id, tier }) => tier > 0 && id !== own && !this.uplinks.has(id ?? ''));
    return Math.max(0, (this.context.watching ? SPECTATOR_GIVES : PLAYER_GIVES) - children.length);
  }

  private get mainUplink(): string | undefined {
    return this.uplinks.values().next().value;
  }

  /** Chooses after a delay, when more candidates are known. */
  private chooseLater(): void {
    if (this.closed || this.looking || !this.context.watching || this.uplinks.size >= UPLINKS) return;
    this.looking = true;
    const { clock, selfId } = this.context;
    clock.after(COLLECT_FOR + (hashOf(selfId) % SPREAD), () => {
      this.looking = false;
      this.choose();
    });
  }

  /** Picks the candidate nearest the players that has room; the tie-break differs between spectators. */
  private choose(): void {
    const { clock, selfId, dial } = this.context;
    if (this.closed || this.uplinks.size >= UPLINKS) return;
    const now = clock.now();
    const open = [...this.candidates]
      .filter(([id, { tier, free, triedAt }]) => {
        const isNew = !this.uplinks.has(id) && now - triedAt > SKIP_FOR;
        return isNew && free > 0 && tier < UNATTACHED && tier < this.tier;
      })
      .sort(([a, x], [b, y]) => x.tier - y.tier || hashOf(selfId + a) - hashOf(selfId + b));
    const [chosen] = open;
    if (!chosen) return;
    const [id, candidate] = chosen;
    candidate.triedAt = now;
    dial(id, candidate.path);
    this.chooseLater();
  }

  private belowAll(except?: string): number {
    let sum = 0;
    for (const session of this.context.sessions()) {
      const id = session.id ?? '';
      if (id === except || this.uplinks.has(id)) continue;
      sum += this.below.get(id) ?? (session.tier > 0 ? 1 : 0);
    }
    return sum;
  }

  /**
   * Counts each spectator once: a spectator reports those behind it, and itself, to its first uplink only; players
   * exchange their own counts; the total is sent down the tree.
   */
  private share(): void {
    const { watching } = this.context;
    for (const session of this.context.sessions()) {
      const id = session.id ?? '';
      if (session.stock) continue;
      const below = watching
        ? id === this.mainUplink
          ? 1 + this.belowAll(id)
          : 0
        : session.tier > 0
          ? 0
          : this.spectatorsBelow();
      const all = [below, this.count];
      if (this.told.get(id) === all.join()) continue;
      this.told.set(id, all.join());
      const out = encoding.createEncoder();
      for (const n of all) encoding.writeVarUint(out, n);
      this.context.tell(session, encoding.toUint8Array(out));
    }
  }

  /** Number of spectators that this player serves, directly or through others. */
  private spectatorsBelow(): number {
    let sum = 0;
    for (const { id, tier } of this.context.sessions()) if (tier > 0) sum += this.below.get(id ?? '') ?? 1;
    return sum;
  }
}

/** FNV-1a: the same number for the same text on every device. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

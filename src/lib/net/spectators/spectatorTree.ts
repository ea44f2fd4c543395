import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { Clock } from '../transport/clock.ts';
import type { Path } from '../mesh/dialer.ts';
import type { PeerSession } from '../mesh/peerSession.ts';
import type { Announce } from '../signaling/signals.ts';

/** Watchers a player gives the game to; all others get it from these. */
export const PLAYER_GIVES = 2;
/** Watchers a watcher gives the game on to. */
export const WATCHER_GIVES = 3;
/** Links a watcher keeps to those it has the game from. */
export const UPLINKS = 2;
/** Tier of a watcher that has the game from nobody. Players are on tier 0. */
export const UNATTACHED = 255;

/** Those beyond are not counted: the number is for show and anybody can lie about it. */
const MAX_COUNT = 9_999;
const MAX_KNOWN = 512;
/** Watchers look around for this long (ms) before they choose, each for another while: one crowd, many doors. */
const LOOK_AROUND = 400;
const SPREAD = 1_600;
/** Somebody who was tried in vain is left alone for this many ms. */
const SULK = 12_000;

export interface GalleryContext {
  readonly selfId: string;
  /** This device only looks on. */
  readonly watching: boolean;
  readonly clock: Clock;
  readonly sessions: () => readonly PeerSession[];
  readonly dial: (id: string, path: Path) => void;
  /** Tells everybody how many more watchers may come here. */
  readonly announce: () => void;
  /** Sends the counts of watchers to a session. */
  readonly tell: (session: PeerSession, payload: Uint8Array) => void;
}

interface Candidate {
  tier: number;
  free: number;
  path: Path;
  triedAt: number;
}

/**
 * The tree in which those who look on pass the game to each other, so that a thousand of them cost a player no more
 * than two. A watcher dials, never a player; it takes the game only from a lower tier than its own, and a watcher that
 * lost everybody above it lets go of those below: so the tree has no rings.
 */
export class Gallery {
  /** 0 for a player. */
  tier: number;
  private readonly uplinks = new Set<string>();
  private readonly candidates = new Map<string, Candidate>();
  private readonly watchers = new Set<string>();
  /** Watchers behind each neighbour, as it said; and all of them, as an uplink said. */
  private readonly below = new Map<string, number>();
  private total = 0;
  private told = new Map<string, string>();
  private looking = false;
  private closed = false;

  constructor(private readonly context: GalleryContext) {
    this.tier = context.watching ? UNATTACHED : 0;
  }

  /** Everybody who looks on by the tree, this device included where it does. */
  get count(): number {
    const seen = this.context.watching ? this.total : this.belowAll();
    return Math.min(seen, MAX_COUNT);
  }

  /** What the announcements of this device say of its place. */
  get place(): Pick<Announce, 'tier' | 'free'> {
    return { ...(this.tier > 0 ? { tier: this.tier } : {}), free: this.free };
  }

  /** Somebody announced itself; true if one of us two only looks on, so that the mesh leaves it at that. */
  met(message: Announce, path: Path, reply: () => void): boolean {
    const tier = message.tier ?? 0;
    if (tier > 0 && (this.watchers.size < MAX_KNOWN || this.watchers.has(message.from)))
      this.watchers.add(message.from);
    if (!this.context.watching) {
      if (tier === 0) return false;
      if (this.free > 0) reply();
      return true;
    }
    const known = this.candidates.get(message.from);
    if (!known && this.candidates.size >= MAX_KNOWN) return true;
    const { free = 0 } = message;
    this.candidates.set(message.from, { tier, free, path, triedAt: known?.triedAt ?? -Infinity });
    if (tier === UNATTACHED && this.free > 0) reply();
    this.lookAround();
    return true;
  }

  /** Whether an offer of this peer is answered though its id would have us dial. */
  mayDial(id: string): boolean {
    return this.watchers.has(id) ? this.free > 0 : !this.context.watching && id < this.context.selfId;
  }

  /** Whether a peer belongs to the table's own mesh and is told of to others there. */
  isPlayer(session: PeerSession): boolean {
    return !this.context.watching && session.tier === 0;
  }

  /** A connection opened; false when there is no place for it. */
  admits(session: PeerSession): boolean {
    const id = session.id ?? '';
    if (!this.context.watching) return session.tier === 0 || this.freeBeside(id) > 0;
    const isAbove = session.tier < this.tier && session.tier < UNATTACHED;
    if (isAbove && (this.uplinks.size < UPLINKS || this.uplinks.has(id))) {
      this.uplinks.add(id);
      if (this.tier === UNATTACHED) this.tier = Math.min(session.tier + 1, UNATTACHED - 1);
      this.context.announce();
      return true;
    }
    return session.tier > this.tier && this.freeBeside(id) > 0;
  }

  /** Call after a connection was taken in. */
  opened(session: PeerSession): void {
    if (session.tier > 0 && this.free === 0) this.context.announce();
    this.share();
  }

  /** A connection of {@link sessions} ended. */
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
    if (wasUplink) this.lookAround();
    // A door is open again: those who found it shut may come.
    if (wasUplink || session.tier > 0) this.context.announce();
    this.share();
  }

  /** Counts a neighbour told: watchers behind it, and all there are as far as it knows. */
  heard(session: PeerSession, payload: Uint8Array): void {
    try {
      const input = decoding.createDecoder(payload);
      const below = Math.min(decoding.readVarUint(input), MAX_COUNT);
      const total = Math.min(decoding.readVarUint(input), MAX_COUNT);
      this.below.set(session.id ?? '', below);
      if (session.id === this.mainUplink) this.total = total;
    } catch {
      // Not a count: it stays what it was.
    }
  }

  /** Call every heartbeat: looks for places still lacking, and tells changed counts. */
  tick(): void {
    this.lookAround();
    this.share();
  }

  destroy(): void {
    this.closed = true;
  }

  private get free(): number {
    return this.freeBeside('');
  }

  /** Places left, where one that may come back to its own is not counted. */
  private freeBeside(own: string): number {
    if (this.tier === UNATTACHED) return 0;
    const children = this.context
      .sessions()
      .filter(({ id, tier }) => tier > 0 && id !== own && !this.uplinks.has(id ?? ''));
    return Math.max(0, (this.context.watching ? WATCHER_GIVES : PLAYER_GIVES) - children.length);
  }

  private get mainUplink(): string | undefined {
    return this.uplinks.values().next().value;
  }

  /** Chooses a little later, when more have been heard of. */
  private lookAround(): void {
    if (this.closed || this.looking || !this.context.watching || this.uplinks.size >= UPLINKS) return;
    this.looking = true;
    const { clock, selfId } = this.context;
    clock.after(LOOK_AROUND + (hashOf(selfId) % SPREAD), () => {
      this.looking = false;
      this.choose();
    });
  }

  /** The nearest to the players that has room; which of several differs from watcher to watcher. */
  private choose(): void {
    const { clock, selfId, dial } = this.context;
    if (this.closed || this.uplinks.size >= UPLINKS) return;
    const now = clock.now();
    const open = [...this.candidates]
      .filter(([id, { tier, free, triedAt }]) => {
        const isNew = !this.uplinks.has(id) && now - triedAt > SULK;
        return isNew && free > 0 && tier < UNATTACHED && tier < this.tier;
      })
      .sort(([a, x], [b, y]) => x.tier - y.tier || hashOf(selfId + a) - hashOf(selfId + b));
    const [chosen] = open;
    if (!chosen) return;
    const [id, candidate] = chosen;
    candidate.triedAt = now;
    dial(id, candidate.path);
    this.lookAround();
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
   * Everybody counts once: a watcher tells those behind it, and itself, to its first uplink only; players tell each
   * other of their own; what all of it comes to goes down the tree.
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
          : this.belowWatchers();
      const all = [below, this.count];
      if (this.told.get(id) === all.join()) continue;
      this.told.set(id, all.join());
      const out = encoding.createEncoder();
      for (const n of all) encoding.writeVarUint(out, n);
      this.context.tell(session, encoding.toUint8Array(out));
    }
  }

  /** Those who have the game from this player. */
  private belowWatchers(): number {
    let sum = 0;
    for (const { id, tier } of this.context.sessions()) if (tier > 0) sum += this.below.get(id ?? '') ?? 1;
    return sum;
  }
}

/** The same number for the same text everywhere (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

import { sameBytes } from '../link/base64url.ts';
import type { PeerSession } from './peerSession.ts';
import type { PeerInfo } from '../transport/transport.ts';

/** A higher-ranked connection replaces a lower one to the same peer. */
const RANK = { local: 2, direct: 1, relayed: 0 } as const;
/** Two connections that open within this many ms count as simultaneous; otherwise the newer one is kept. */
const TWINS = 2_000;
const NO_KEY = new Uint8Array();

/** Connected peers: at most one session per peer id. */
export class Roster {
  readonly infos = new Map<string, PeerInfo>();
  private readonly sessions = new Map<string, PeerSession>();

  get(id: string): PeerSession | undefined {
    return this.sessions.get(id);
  }

  all(): PeerSession[] {
    return [...this.sessions.values()];
  }

  /** Ids of our own kind of peer, for neighbour lists. */
  ownIds(): string[] {
    return this.all().flatMap((session) => (session.stock || !session.id ? [] : [session.id]));
  }

  /**
   * Adds a session that has just opened. For two sessions to one peer both ends must keep the same one: returns the
   * session to close, which may be the new one.
   */
  admit(session: PeerSession): PeerSession | null {
    const id = session.id ?? '';
    const old = this.sessions.get(id);
    const loser = old ? worse(old, session) : null;
    if (loser !== session) this.sessions.set(id, session);
    this.refresh(id);
    return loser;
  }

  /** Removes a session that ended; false when that peer has another session. */
  remove(session: PeerSession): boolean {
    const id = session.id ?? '';
    if (this.sessions.get(id) !== session) return false;
    this.sessions.delete(id);
    this.infos.delete(id);
    return true;
  }

  /** Rebuilds the info of a peer. */
  refresh(id: string): PeerInfo | null {
    const info = this.sessions.get(id)?.info ?? null;
    if (info) this.infos.set(id, info);
    return info;
  }
}

/**
 * The session to close of two. Ids and epochs can be forged, keys cannot: the session with more proof stays,
 * and one key never replaces another. Two connections to one device have the same proof, and both ends make
 * the same choice.
 */
function worse(old: PeerSession, fresh: PeerSession): PeerSession {
  if (fresh.standing !== old.standing) return fresh.standing > old.standing ? old : fresh;
  if (!sameBytes(fresh.identity ?? NO_KEY, old.identity ?? NO_KEY)) return fresh;
  if (fresh.epoch !== old.epoch) return fresh.epoch > old.epoch ? old : fresh;
  const rank = RANK[fresh.wire.kind] - RANK[old.wire.kind];
  if (rank !== 0) return rank > 0 ? old : fresh;
  if (fresh.openedAt - old.openedAt > TWINS) return old;
  return fresh.linkName < old.linkName ? old : fresh;
}

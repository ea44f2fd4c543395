import { sameBytes } from '../link/base64url.ts';
import type { PeerSession } from './peerSession.ts';
import type { PeerInfo } from '../transport/transport.ts';

/** Better connections win over worse ones to the same peer. */
const RANK = { local: 2, direct: 1, relayed: 0 } as const;
/** Two connections that open within this many ms are twins; otherwise the newer one is the living one. */
const TWINS = 2_000;
const NO_KEY = new Uint8Array();

/** Who is connected: at most one session per peer id. */
export class Roster {
  readonly infos = new Map<string, PeerInfo>();
  private readonly sessions = new Map<string, PeerSession>();

  get(id: string): PeerSession | undefined {
    return this.sessions.get(id);
  }

  all(): PeerSession[] {
    return [...this.sessions.values()];
  }

  /** Ids of our own kind of peer, for passing on. */
  ownIds(): string[] {
    return this.all().flatMap((session) => (session.stock || !session.id ? [] : [session.id]));
  }

  /**
   * Takes in a session that has just opened. When there is one to the same peer already, both ends must keep the
   * same of the two: the result is the one to close, which may be the new one.
   */
  admit(session: PeerSession): PeerSession | null {
    const id = session.id ?? '';
    const old = this.sessions.get(id);
    const loser = old ? worse(old, session) : null;
    if (loser !== session) this.sessions.set(id, session);
    this.refresh(id);
    return loser;
  }

  /** Takes out a session that ended; false when it was not the one we knew the peer by. */
  remove(session: PeerSession): boolean {
    const id = session.id ?? '';
    if (this.sessions.get(id) !== session) return false;
    this.sessions.delete(id);
    this.infos.delete(id);
    return true;
  }

  /** Renews what is told about a peer. */
  refresh(id: string): PeerInfo | null {
    const info = this.sessions.get(id)?.info ?? null;
    if (info) this.infos.set(id, info);
    return info;
  }
}

/**
 * Ids and epochs are anybody's to claim, keys are not: who has shown more of itself stays, and one key is never replaced
 * by another. Between two connections to one device all that is the same, and both ends choose alike.
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

import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { Path } from './dialer.ts';
import { Frame } from '../transport/frames.ts';
import { MAX_PEERS } from './meshOptions.ts';
import type { PeerSession } from './peerSession.ts';
import type { Roster } from './roster.ts';
import { decodeSignal, encodeSignal, type SignalMessage } from '../signaling/signals.ts';

/** The list of peers the sender is connected to. */
export function encodePeers(ids: readonly string[]): Uint8Array {
  const out = encoding.createEncoder();
  const listed = ids.slice(0, MAX_PEERS);
  encoding.writeVarUint(out, listed.length);
  for (const id of listed) encoding.writeVarString(out, id);
  return encoding.toUint8Array(out);
}

/** The ids in such a list; empty when it is not one. */
export function decodePeers(bytes: Uint8Array): string[] {
  try {
    const input = decoding.createDecoder(bytes);
    const count = decoding.readVarUint(input);
    if (count > MAX_PEERS) return [];
    return Array.from({ length: count }, () => decoding.readVarString(input)).filter((id) => id.length <= 64);
  } catch {
    return [];
  }
}

export interface GossipContext {
  readonly selfId: string;
  /** This device only looks on, and is told of nobody. */
  readonly watching: boolean;
  readonly roster: Roster;
  /** Whether a peer is told of to others. */
  readonly isPlayer: (session: PeerSession) => boolean;
  readonly dial: (id: string, path: Path) => void;
  /** A signal for this device, with the road back. */
  readonly signalled: (message: SignalMessage, path: Path) => void;
}

/** Connected peers tell whom they know and pass on the signals of these, so that a way is needed only once. */
export class Gossip {
  /** Whom each connected peer knows, as it said. */
  private readonly neighbours = new Map<string, readonly string[]>();

  constructor(private readonly context: GossipContext) {}

  /** A peer told whom it is connected to. */
  told(from: string, payload: Uint8Array): void {
    this.neighbours.set(from, decodePeers(payload));
    this.meet();
  }

  /** A signal came from a peer: for us, or for another one we are connected to. */
  passed(session: PeerSession, payload: Uint8Array): void {
    const { selfId, roster, signalled } = this.context;
    const message = decodeSignal(payload);
    if (!message || message.type === 'announce') return;
    if (message.to === selfId) return signalled(message, through(session));
    // One hop only, and only for the sender itself: nobody can make us carry more.
    if (message.from === session.id) roster.get(message.to)?.sendControl(Frame.signal, payload);
  }

  /** Whether a connected peer says that it is connected to another. */
  isLinked(peer: string, other: string): boolean {
    return this.neighbours.get(peer)?.includes(other) ?? false;
  }

  /** A peer is no longer connected: what it told is forgotten. */
  forget(id: string): void {
    this.neighbours.delete(id);
  }

  /** Tells all players whom we are connected to. */
  tell(): void {
    const players = this.context.roster.all().filter((session) => this.context.isPlayer(session));
    const payload = encodePeers(players.flatMap(({ id, stock }) => (stock || !id ? [] : [id])));
    for (const session of players) session.sendControl(Frame.peers, payload);
  }

  /** Dials everybody our neighbours know and we do not. */
  meet(): void {
    const { selfId, watching, roster, dial } = this.context;
    if (watching) return;
    for (const [via, ids] of this.neighbours) {
      const session = roster.get(via);
      if (!session) continue;
      for (const id of ids) if (selfId < id && !roster.get(id)) dial(id, through(session));
    }
  }
}

/** The road over a connected peer. */
function through(session: PeerSession): Path {
  return {
    relays: 'never',
    publish: (message) => session.sendControl(Frame.signal, encodeSignal(message))
  };
}

import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { Path } from './dialer.ts';
import type { Clock } from '../transport/clock.ts';
import { Frame } from '../transport/frames.ts';
import { Meter } from '../transport/meter.ts';
import { MAX_PEERS } from './meshOptions.ts';
import type { PeerSession } from './peerSession.ts';
import type { Roster } from './roster.ts';
import { decodeSignal, encodeSignal, type SignalMessage } from '../signaling/signals.ts';

/** Signals forwarded for one peer (a connection takes some thirty), and for all: receivers count them against us. */
const FORWARDS = { burst: 300, perSecond: 10 };
const ALL_FORWARDS = { burst: 1_000, perSecond: 50 };

/** Encodes the ids of the sender's connected peers. */
export function encodePeers(ids: readonly string[]): Uint8Array {
  const out = encoding.createEncoder();
  const listed = ids.slice(0, MAX_PEERS);
  encoding.writeVarUint(out, listed.length);
  for (const id of listed) encoding.writeVarString(out, id);
  return encoding.toUint8Array(out);
}

/** Decodes such a list; empty when malformed. */
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
  readonly clock: Clock;
  /** This device is a spectator, which dials no neighbours. */
  readonly watching: boolean;
  readonly roster: Roster;
  /** Whether neighbour lists contain this peer. */
  readonly isPlayer: (session: PeerSession) => boolean;
  readonly dial: (id: string, path: Path) => void;
  /** A signal for this device, with the return path. */
  readonly signalled: (message: SignalMessage, path: Path) => void;
}

/** Connected peers exchange neighbour lists and forward signals, so that a way is needed only once. */
export class Gossip {
  /** Each connected peer's neighbours, as it reported them. */
  private readonly neighbours = new Map<string, readonly string[]>();
  private readonly meters = new WeakMap<PeerSession, Meter>();
  private readonly all: Meter;

  constructor(private readonly context: GossipContext) {
    this.all = new Meter(ALL_FORWARDS, context.clock.now());
  }

  /** Handles a peer's neighbour list. */
  told(from: string, payload: Uint8Array): void {
    this.neighbours.set(from, decodePeers(payload));
    this.meet();
  }

  /** Handles a signal forwarded by a peer: for us, or for a peer connected to us. */
  passed(session: PeerSession, payload: Uint8Array): void {
    const { selfId, roster, signalled } = this.context;
    const message = decodeSignal(payload);
    if (!message || message.type === 'announce') return;
    if (message.to === selfId) return signalled(message, through(session));
    // One hop only, and only for the sender itself, to limit how much we carry for others.
    if (message.from === session.id && this.mayPass(session))
      roster.get(message.to)?.sendControl(Frame.signal, payload);
  }

  private mayPass(session: PeerSession): boolean {
    const now = this.context.clock.now();
    let meter = this.meters.get(session);
    if (!meter) this.meters.set(session, (meter = new Meter(FORWARDS, now)));
    return meter.take(1, now) && this.all.take(1, now);
  }

  /** Whether a peer reports a connection to another. */
  isLinked(peer: string, other: string): boolean {
    return this.neighbours.get(peer)?.includes(other) ?? false;
  }

  /** Drops the list of a peer that disconnected. */
  forget(id: string): void {
    this.neighbours.delete(id);
  }

  /** Sends our neighbour list to all players. */
  tell(): void {
    const players = this.context.roster.all().filter((session) => this.context.isPlayer(session));
    const payload = encodePeers(players.flatMap(({ id, stock }) => (stock || !id ? [] : [id])));
    for (const session of players) session.sendControl(Frame.peers, payload);
  }

  /** Dials every neighbour of our neighbours that we are not connected to. */
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

/** The path through a connected peer. */
function through(session: PeerSession): Path {
  return {
    relays: 'never',
    publish: (message) => session.sendControl(Frame.signal, encodeSignal(message))
  };
}

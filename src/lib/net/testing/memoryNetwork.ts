import type { Clock } from '../transport/clock.ts';
import {
  Listeners,
  MAX_MESSAGE,
  type CloseReason,
  type PeerEvent,
  type PeerInfo,
  type Transport,
  type TransportStatus,
  type Unsubscribe
} from '../transport/transport.ts';

/** Faults as chances in percent, delays in ms. */
export interface Faults {
  readonly loss: number;
  readonly duplicate: number;
  readonly reorder: number;
  readonly minDelay: number;
  readonly maxDelay: number;
}

const NO_FAULTS: Faults = { loss: 0, duplicate: 0, reorder: 0, minDelay: 1, maxDelay: 1 };

/** Silence in ms after which partitioned peers lose each other, as in the mesh. */
const DEAD_AFTER = 8_000;

/**
 * A network in memory: the same seed, clock and calls give the same history. It is deliberately worse than a
 * real transport, to test the layers above: it loses, duplicates and reorders messages of an open connection.
 */
export class MemoryNetwork {
  faults: Faults;
  /** Messages delivered so far. */
  delivered = 0;
  private readonly members = new Map<string, MemoryTransport>();
  private groups: Map<string, number> | null = null;
  private readonly cut = new Set<string>();
  private state: number;

  constructor(
    readonly clock: Clock,
    seed: number,
    faults: Partial<Faults> = {}
  ) {
    this.faults = { ...NO_FAULTS, ...faults };
    this.state = seed | 0;
  }

  join(id: string, identity: Uint8Array | null = null): Transport {
    if (this.members.has(id)) throw new Error(`${id} is already in the network`);
    const member = new MemoryTransport(this, id, identity);
    for (const other of this.members.values())
      if (this.reaches(id, other.selfId)) this.connect(member, other);
    this.members.set(id, member);
    return member;
  }

  /** Splits the network; peers in no group are alone. Connections across groups end after eight seconds. */
  partition(...groups: readonly (readonly string[])[]): void {
    this.groups = new Map(groups.flatMap((ids, group) => ids.map((id): [string, number] => [id, group])));
    this.clock.after(DEAD_AFTER, () => this.settle());
  }

  /** Drops all messages from one peer to another, in this direction only. */
  cutOneWay(from: string, to: string): void {
    this.cut.add(`${from}>${to}`);
    this.clock.after(DEAD_AFTER, () => this.settle());
  }

  /** Ends every partition and cut; peers reconnect at once. */
  heal(): void {
    this.groups = null;
    this.cut.clear();
    this.settle();
  }

  /** @internal */
  deliver(from: string, to: string, bytes: Uint8Array): void {
    const copies = this.chance(this.faults.duplicate) ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      if (this.chance(this.faults.loss) || !this.flows(from, to)) continue;
      const span = this.faults.maxDelay - this.faults.minDelay + 1;
      const late = this.chance(this.faults.reorder) ? span * 3 : 0;
      const delay = this.faults.minDelay + this.below(span) + late;
      this.clock.after(delay, () => {
        if (!this.flows(from, to)) return;
        this.delivered++;
        this.members.get(to)?.receive(from, bytes.slice());
      });
    }
  }

  /** @internal */
  isLinked(a: string, b: string): boolean {
    return this.members.get(a)?.peers.has(b) ?? false;
  }

  /** @internal */
  leave(id: string): void {
    this.members.delete(id);
    for (const other of this.members.values()) other.drop(id, 'left');
  }

  private settle(): void {
    const all = [...this.members.values()];
    for (const [index, a] of all.entries())
      for (const b of all.slice(index + 1)) {
        const joined = this.reaches(a.selfId, b.selfId);
        if (joined === a.peers.has(b.selfId)) continue;
        if (joined) this.connect(a, b);
        else {
          a.drop(b.selfId, 'silent');
          b.drop(a.selfId, 'silent');
        }
      }
  }

  private connect(a: MemoryTransport, b: MemoryTransport): void {
    a.meet(b.selfId, b.identity);
    b.meet(a.selfId, a.identity);
  }

  private flows(from: string, to: string): boolean {
    if (this.cut.has(`${from}>${to}`)) return false;
    if (!this.groups) return true;
    const group = this.groups.get(from);
    return group !== undefined && group === this.groups.get(to);
  }

  private reaches(a: string, b: string): boolean {
    return this.flows(a, b) && this.flows(b, a);
  }

  private chance(percent: number): boolean {
    return percent > 0 && this.below(10_000) < percent * 100;
  }

  /** Mulberry32: small, seeded, the same on every platform. */
  private below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  }
}

class MemoryTransport implements Transport {
  readonly peers = new Map<string, PeerInfo>();
  private readonly messages = new Listeners<[string, Uint8Array]>();
  private readonly peerEvents = new Listeners<[PeerEvent]>();
  private readonly statuses = new Listeners<[TransportStatus]>();
  private closed = false;

  constructor(
    private readonly network: MemoryNetwork,
    readonly selfId: string,
    readonly identity: Uint8Array | null
  ) {}

  get status(): TransportStatus {
    const state = this.closed ? 'closed' : this.peers.size > 0 ? 'connected' : 'searching';
    return { state, ways: [{ name: 'memory', kind: 'memory', up: !this.closed }], waiting: [], direct: true };
  }

  send(peer: string, bytes: Uint8Array): boolean {
    if (!this.peers.has(peer) || bytes.length > MAX_MESSAGE) return false;
    this.network.deliver(this.selfId, peer, bytes.slice());
    return true;
  }

  broadcast(bytes: Uint8Array, except?: string): void {
    for (const id of this.peers.keys()) if (id !== except) this.send(id, bytes);
  }

  isLinked(peer: string, other: string): boolean {
    return this.network.isLinked(peer, other);
  }

  expel(peer: string, reason: CloseReason): void {
    this.drop(peer, reason);
  }

  onMessage(listener: (from: string, bytes: Uint8Array) => void): Unsubscribe {
    return this.messages.add(listener);
  }

  onPeer(listener: (event: PeerEvent) => void): Unsubscribe {
    return this.peerEvents.add(listener);
  }

  onStatus(listener: (status: TransportStatus) => void): Unsubscribe {
    return this.statuses.add(listener);
  }

  destroy(): void {
    if (this.closed) return;
    this.closed = true;
    for (const id of [...this.peers.keys()]) this.drop(id, 'destroyed');
    this.network.leave(this.selfId);
    this.messages.clear();
    this.peerEvents.clear();
    this.statuses.clear();
  }

  receive(from: string, bytes: Uint8Array): void {
    if (!this.closed && this.peers.has(from)) this.messages.emit(from, bytes);
  }

  meet(id: string, identity: Uint8Array | null): void {
    const since = this.network.clock.now();
    const peer: PeerInfo = { id, kind: 'local', stock: false, identity, since, away: false, rtt: null };
    this.peers.set(id, peer);
    this.peerEvents.emit({ type: 'open', peer });
    this.statuses.emit(this.status);
  }

  drop(id: string, reason: CloseReason): void {
    const peer = this.peers.get(id);
    if (!peer) return;
    this.peers.delete(id);
    this.peerEvents.emit({ type: 'close', peer, reason });
    this.statuses.emit(this.status);
  }
}

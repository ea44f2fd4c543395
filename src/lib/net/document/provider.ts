import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as awarenessProtocol from 'y-protocols/awareness';
import * as syncProtocol from 'y-protocols/sync';
import * as Y from 'yjs';
import { systemClock, type Clock } from '../transport/clock.ts';
import { Meter, type Rate } from '../transport/meter.ts';
import { Forwarder } from './forwarding.ts';
import { Searching } from './searching.ts';
import { CrowdedError, ForeignError, piecesOf, readSparse, waitingIn } from './sparse.ts';
import { takeStates } from './states.ts';
import { Listeners, type Transport, type Unsubscribe } from '../transport/transport.ts';

/** Message kinds on a channel; 0, 1 and 3 are those of y-webrtc. */
const SYNC = 0;
const AWARENESS = 1;
const QUERY_AWARENESS = 3;
/** First of our own message kinds, never sent to stock peers. */
const FIRST_OWN_KIND = 16;

export interface ProviderOptions {
  readonly clock?: Clock;
  readonly limits?: Partial<ProviderLimits>;
}

export interface ProviderLimits {
  /** Bytes of document updates a peer may send. */
  readonly updates: Rate;
  /** Bytes of messages outside the document that a peer may send. */
  readonly beside: Rate;
  /** Messages of any kind a peer may send. */
  readonly messages: Rate;
  /** Bytes of document and presence a peer may ask us for. */
  readonly answers: Rate;
  /** Bytes of one peer's updates that we forward, and of all peers': the receivers count them against us. */
  readonly forwards: Rate;
  readonly allForwards: Rate;
  /** Bytes of pending structs (their dependencies never came), and of deletions of unknown items. */
  readonly pending: number;
  readonly deletions: number;
  /** Bytes of the whole document. */
  readonly document: number;
  /** Items a peer may add to the document, and items in all: each costs memory however short it is. */
  readonly pieces: Rate;
  readonly allPieces: number;
  /** Steps of searching for places in the document. */
  readonly steps: number;
  /** Malformed messages before a peer is expelled. */
  readonly strikes: number;
}

export const DEFAULT_LIMITS: ProviderLimits = {
  updates: { burst: 8 * 1024 * 1024, perSecond: 256 * 1024 },
  // Two liars can make honest peers send one another 1 MB every 5 s.
  beside: { burst: 8 * 1024 * 1024, perSecond: 512 * 1024 },
  messages: { burst: 2_000, perSecond: 200 },
  answers: { burst: 16 * 1024 * 1024, perSecond: 256 * 1024 },
  forwards: { burst: 128 * 1024, perSecond: 8 * 1024 },
  // Half of the updates and messages that a receiver takes.
  allForwards: { burst: 1024 * 1024, perSecond: 100 * 1024 },
  pending: 512 * 1024,
  // All of them are retried with every incoming update.
  deletions: 16 * 1024,
  document: 1536 * 1024,
  pieces: { burst: 10_000, perSecond: 100 },
  allPieces: 10_000,
  steps: 100_000,
  strikes: 5
};

/** Bytes of a sync request: a few for every device that ever wrote. */
const MAX_QUESTION = 64 * 1024;
/**
 * How long (ms) questions of a peer that was sent all it may ask for are not read: encoding a whole document takes tens of
 * ms, whether it is sent or not.
 */
const QUIET_FOR = 1_000;
/** Minimum bytes counted for each forwarded message. */
const FORWARD_COST = 1024;
/** Minimum bytes counted for each forwarded item of a document. */
const FORWARD_PIECE_COST = 64;
/** Interval (ms) of comparing state vectors, which repairs lost messages. */
const COMPARE_EVERY = 20_000;

/** Minimum interval (ms) between replacements of a document that threw; until then it accepts nothing. */
const REPLACE_EVERY = 5_000;

/** The empty update. */
const NOTHING = Uint8Array.of(0, 0);

interface PeerState {
  synced: boolean;
  strikes: number;
  readonly updates: Meter;
  readonly beside: Meter;
  readonly messages: Meter;
  readonly answers: Meter;
  readonly forwards: Meter;
  readonly pieces: Meter;
  /** Until when it is sent nothing of the document. */
  quietUntil: number;
}

/**
 * Syncs one Yjs document and its awareness among the peers of a transport. Speaks y-webrtc's channel messages, so a
 * stock `WebrtcProvider` can join. The document's content is not trusted.
 */
export class YjsProvider {
  awareness: awarenessProtocol.Awareness;
  private current: Y.Doc;
  private readonly states = new Map<string, PeerState>();
  private readonly clock: Clock;
  private readonly limits: ProviderLimits;
  private readonly forwarder: Forwarder;
  private readonly forwards: Meter;
  private readonly stops: Unsubscribe[];
  private readonly syncedListeners = new Listeners<[string]>();
  private readonly overflowListeners = new Listeners<[boolean]>();
  private readonly compareListeners = new Listeners<[]>();
  private readonly refusedListeners = new Listeners<[string]>();
  private readonly docListeners = new Listeners<[Y.Doc, Y.Doc]>();
  private readonly own = new Map<number, (from: string, bytes: Uint8Array) => void>();
  /** Bytes of updates taken since the document was last measured. */
  private taken = 0;
  /** Items in the document. */
  private pieces: number;
  /** The document accepts no more updates until it is replaced. */
  private full = false;
  private searching: Searching;
  /**
   * Whether Yjs threw on an update of this document, and when a document was last replaced because of that.
   */
  private broken = false;
  private lastBroken = -Infinity;
  private closed = false;

  constructor(
    doc: Y.Doc,
    readonly transport: Transport,
    options: ProviderOptions = {}
  ) {
    this.current = doc;
    this.clock = options.clock ?? systemClock;
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.forwards = new Meter(this.limits.allForwards, this.clock.now());
    this.forwarder = new Forwarder({
      transport,
      clock: this.clock,
      sendUpdates: (to, updates) => {
        const all = updates.length === 1 ? updates[0] : Y.mergeUpdates([...updates]);
        if (this.isTaken(all)) transport.send(to, updateMessage(all));
      },
      sendPresence: (to, clients) => transport.send(to, this.awarenessMessage(clients))
    });
    this.pieces = piecesOf(doc);
    this.searching = new Searching(doc);
    this.awareness = this.watch(doc);
    this.stops = [
      transport.onMessage((from, bytes) => this.receive(from, bytes)),
      transport.onPeer((event) => {
        if (event.type === 'open') this.greet(event.peer.id);
        else if (event.type === 'close') this.forget(event.peer.id);
      }),
      this.clock.every(COMPARE_EVERY, () => this.compare())
    ];
    for (const id of transport.peers.keys()) this.greet(id);
  }

  get doc(): Y.Doc {
    return this.current;
  }

  /** True when every connected peer has answered our first sync request. */
  get synced(): boolean {
    return [...this.states.values()].every((state) => state.synced);
  }

  /** Called when a peer has sent everything we lacked. */
  onSynced(listener: (peer: string) => void): Unsubscribe {
    return this.syncedListeners.add(listener);
  }

  /**
   * Called when updates made the document too large or left structs pending for good: rebuild it. `broken` says that
   * Yjs threw and that the rebuild cannot wait.
   */
  onOverflow(listener: (broken: boolean) => void): Unsubscribe {
    return this.overflowListeners.add(listener);
  }

  /** Called whenever states are compared with all peers again. */
  onCompare(listener: () => void): Unsubscribe {
    return this.compareListeners.add(listener);
  }

  /** Called when a peer's update was refused because the document is full. */
  onRefused(listener: (peer: string) => void): Unsubscribe {
    return this.refusedListeners.add(listener);
  }

  /** Called with the new document and the old one. */
  onDoc(listener: (fresh: Y.Doc, old: Y.Doc) => void): Unsubscribe {
    return this.docListeners.add(listener);
  }

  /** Replaces the document; the new one is then compared with every peer's. The old one is not destroyed. */
  replaceDoc(doc: Y.Doc): void {
    const old = this.current;
    this.taken = 0;
    this.full = false;
    this.broken = false;
    this.forwarder.clear();
    this.unwatch();
    this.current = doc;
    this.pieces = piecesOf(doc);
    this.searching = new Searching(doc);
    this.awareness = this.watch(doc);
    this.docListeners.emit(doc, old);
    for (const id of this.transport.peers.keys()) this.greet(id);
  }

  /** Sends a message of own `kind` (16 to 127) to one peer or to all; stock peers never receive it. */
  sendOwn(kind: number, bytes: Uint8Array, to?: string): void {
    if (kind < FIRST_OWN_KIND || kind > 127) throw new RangeError('kinds of our own are 16 to 127');
    const message = encode(kind, (out) => encoding.writeUint8Array(out, bytes));
    for (const peer of this.transport.peers.values()) {
      if (!peer.stock && (to === undefined || to === peer.id)) this.transport.send(peer.id, message);
    }
  }

  /** Handles messages of one own kind; a handler that throws marks the message as malformed. */
  onOwn(kind: number, handler: (from: string, bytes: Uint8Array) => void): Unsubscribe {
    this.own.set(kind, handler);
    return () => {
      if (this.own.get(kind) === handler) this.own.delete(kind);
    };
  }

  /** Detaches from the document and the transport; destroys neither. */
  destroy(): void {
    if (this.closed) return;
    this.closed = true;
    awarenessProtocol.removeAwarenessStates(this.awareness, [this.current.clientID], 'left');
    this.unwatch();
    this.forwarder.clear();
    for (const stop of this.stops) stop();
    this.syncedListeners.clear();
    this.overflowListeners.clear();
    this.docListeners.clear();
    this.compareListeners.clear();
    this.refusedListeners.clear();
    this.own.clear();
  }

  private watch(doc: Y.Doc): awarenessProtocol.Awareness {
    const awareness = new awarenessProtocol.Awareness(doc);
    doc.on('update', this.updated);
    awareness.on('update', this.awarenessUpdated);
    return awareness;
  }

  private unwatch(): void {
    this.current.off('update', this.updated);
    this.awareness.off('update', this.awarenessUpdated);
    this.awareness.destroy();
  }

  private readonly updated = (update: Uint8Array, origin: unknown): void => {
    const before = this.pieces;
    this.pieces = piecesOf(this.current);
    if (!(origin instanceof FromPeer)) return this.transport.broadcast(updateMessage(update));
    if (this.mayPass(origin, update.length, (this.pieces - before) * FORWARD_PIECE_COST))
      this.forwarder.update(origin.id, update);
  };

  private readonly awarenessUpdated = (
    { added, updated, removed }: { added: number[]; updated: number[]; removed: number[] },
    origin: unknown
  ): void => {
    const clients = [...added, ...updated, ...removed];
    const message = this.awarenessMessage(clients);
    if (!(origin instanceof FromPeer)) return this.transport.broadcast(message);
    if (this.mayPass(origin, message.length)) this.forwarder.presence(origin.id, clients);
  };

  /**
   * Whether a peer's message is forwarded. Yjs reports only new content; anything above the peer's forwarding limit
   * reaches the others when states are compared.
   */
  private mayPass({ id }: FromPeer, length: number, least = 0): boolean {
    const { forwards } = this.states.get(id) ?? {};
    const cost = Math.max(FORWARD_COST, least, length);
    const now = this.clock.now();
    return (!forwards || forwards.take(cost, now)) && this.forwards.take(cost, now);
  }

  private awarenessMessage(clients: readonly number[]): Uint8Array {
    const known = clients.filter((client) => this.awareness.meta.has(client));
    const update = awarenessProtocol.encodeAwarenessUpdate(this.awareness, known);
    return encode(AWARENESS, (out) => encoding.writeVarUint8Array(out, update));
  }

  private greet(id: string): void {
    const now = this.clock.now();
    const { updates, beside, messages, answers, forwards, pieces } = this.limits;
    this.states.set(id, {
      synced: false,
      strikes: 0,
      updates: new Meter(updates, now),
      beside: new Meter(beside, now),
      messages: new Meter(messages, now),
      answers: new Meter(answers, now),
      forwards: new Meter(forwards, now),
      pieces: new Meter(pieces, now),
      quietUntil: -Infinity
    });
    this.transport.send(id, this.stepOne());
    const known = [...this.awareness.getStates().keys()];
    if (known.length > 0) this.transport.send(id, this.awarenessMessage(known));
  }

  private forget(id: string): void {
    this.states.delete(id);
  }

  private compare(): void {
    this.transport.broadcast(this.stepOne());
    this.compareListeners.emit();
    if (this.full) this.renew();
  }

  private renew(): void {
    // In the lobby no entries exist yet; the lobby copies seats and options into the fresh document.
    if (this.overflowListeners.size === 0) this.replaceDoc(new Y.Doc());
    else this.overflowListeners.emit(this.broken);
  }

  private stepOne(): Uint8Array {
    return encode(SYNC, (out) => syncProtocol.writeSyncStep1(out, this.current));
  }

  private receive(from: string, bytes: Uint8Array): void {
    const state = this.states.get(from);
    if (!state) return;
    if (!state.messages.take(1, this.clock.now())) return this.transport.expel(from, 'flooding');
    try {
      this.handle(from, state, decoding.createDecoder(bytes));
    } catch {
      state.strikes++;
      if (state.strikes >= this.limits.strikes) this.transport.expel(from, 'malformed');
    }
  }

  private handle(from: string, state: PeerState, input: decoding.Decoder): void {
    const kind = decoding.readVarUint(input);
    if (kind === SYNC) return this.sync(from, state, input);
    if (kind === AWARENESS) {
      return takeStates(this.awareness, decoding.readVarUint8Array(input), new FromPeer(from));
    }
    if (kind === QUERY_AWARENESS) {
      const answer = this.awarenessMessage([...this.awareness.getStates().keys()]);
      if (state.answers.take(answer.length, this.clock.now())) this.transport.send(from, answer);
      return;
    }
    if (kind < FIRST_OWN_KIND) return;
    const bytes = decoding.readTailAsUint8Array(input);
    if (state.beside.take(bytes.length, this.clock.now())) this.own.get(kind)?.(from, bytes);
    else this.transport.expel(from, 'flooding');
  }

  private sync(from: string, state: PeerState, input: decoding.Decoder): void {
    const step = decoding.readVarUint(input);
    const payload = decoding.readVarUint8Array(input);
    if (step === syncProtocol.messageYjsSyncStep1) {
      if (payload.length > MAX_QUESTION) throw new RangeError('question too long');
      const now = this.clock.now();
      if (now < state.quietUntil) return;
      // A receiver would count a full document against us, and its own would become full too.
      let update = this.full ? NOTHING : Y.encodeStateAsUpdate(this.current, payload);
      if (!this.isTaken(update)) {
        update = NOTHING;
        this.full = true;
        this.overflowListeners.emit(false);
      }
      if (!state.answers.take(update.length, now)) {
        state.quietUntil = now + QUIET_FOR;
        return;
      }
      const answer = encode(SYNC, (out) => {
        encoding.writeVarUint(out, syncProtocol.messageYjsSyncStep2);
        encoding.writeVarUint8Array(out, update);
      });
      this.transport.send(from, answer);
      return;
    }
    const now = this.clock.now();
    if (!state.updates.take(payload.length, now)) return this.transport.expel(from, 'flooding');
    const structs = this.read(from, payload);
    if (!structs) return;
    // Counted before the update is applied: Yjs cannot be interrupted.
    const wasFull = this.full;
    this.full ||= this.searching.stepsWith(structs) > this.limits.steps;
    if (this.full) this.refusedListeners.emit(from);
    else {
      const before = this.pieces;
      this.apply(payload, from);
      if (!state.pieces.take(Math.max(0, this.pieces - before), now)) this.transport.expel(from, 'flooding');
      this.taken += payload.length;
      this.full = this.isOverflowing();
    }
    if (this.full && !wasFull) this.overflowListeners.emit(false);
    if (step === syncProtocol.messageYjsSyncStep2 && !state.synced) {
      state.synced = true;
      this.syncedListeners.emit(from);
    }
  }

  /** The structs of an update, or null when its sender was expelled for it. Throws for malformed bytes. */
  private read(from: string, update: Uint8Array): readonly Y.AbstractStruct[] | null {
    try {
      return readSparse(update, this.limits.allPieces);
    } catch (error) {
      if (error instanceof CrowdedError) this.transport.expel(from, 'flooding');
      else if (error instanceof ForeignError) this.transport.expel(from, 'malformed');
      else throw error;
      return null;
    }
  }

  /** Applies an update. When Yjs throws, the document may be left half changed, so it is marked broken. */
  private apply(update: Uint8Array, from: string): void {
    const doc = this.current;
    try {
      Y.applyUpdate(doc, update, new FromPeer(from));
    } catch (error) {
      if (doc === this.current) this.abandon();
      throw error;
    }
  }

  private abandon(): void {
    this.full = this.broken = true;
    if (this.clock.now() - this.lastBroken < REPLACE_EVERY) return;
    this.lastBroken = this.clock.now();
    this.renew();
  }

  /** Whether peers accept an update. Parts that were within the limits may exceed them in one message. */
  private isTaken(update: Uint8Array): boolean {
    const { allPieces } = this.limits;
    if (update.length < allPieces) return true;
    try {
      readSparse(update, allPieces);
      return true;
    } catch {
      return false;
    }
  }

  /** Measuring the whole document is expensive, so it is repeated only after the incoming bytes doubled. */
  private isOverflowing(): boolean {
    const { pending, deletions, allPieces, document } = this.limits;
    const waiting = waitingIn(this.current);
    if (waiting.items > pending || waiting.deletions > deletions || this.pieces > allPieces) return true;
    if (this.taken < document) return false;
    this.taken = 0;
    return Y.encodeStateAsUpdate(this.current).length > document;
  }
}

/** Transaction origin of changes that came from a peer. */
export class FromPeer {
  constructor(readonly id: string) {}
}

function encode(kind: number, write: (out: encoding.Encoder) => void): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, kind);
  write(out);
  return encoding.toUint8Array(out);
}

const updateMessage = (update: Uint8Array): Uint8Array =>
  encode(SYNC, (out) => syncProtocol.writeUpdate(out, update));

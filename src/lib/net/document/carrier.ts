import * as Y from 'yjs';
import { sameBytes } from '../link/base64url.ts';
import { systemClock, type Clock } from '../transport/clock.ts';
import { EntryExchange } from './entryExchange.ts';
import { EntryQueue, type Waiting } from './entryQueue.ts';
import { HeldEntries } from './heldEntries.ts';
import { Meter } from '../transport/meter.ts';
import { FromPeer, type YjsProvider } from './provider.ts';
import type { StoredEntry } from '../storage/store.ts';
import { Listeners, type Unsubscribe } from '../transport/transport.ts';

/** `forged`: no device accepts it, so an honest one never has it. `unfit`: it fits no key known here. */
export type Verdict = 'accepted' | 'rejected' | 'forged' | 'unfit';

export interface CarrierOptions {
  /** Id of an entry; throws for malformed bytes. */
  idOf(entry: Uint8Array): string;
  /**
   * Name of an entry, the same on every device; without this function the id is the name. If several entries
   * may have one id, the name is the id, a dot and a suffix, and null for an entry that was not accepted.
   */
  nameOf?(entry: Uint8Array, id: string): string | null;
  /** Whether an entry belongs to this table: form, signature, chain. */
  verify(entry: Uint8Array): Verdict | Promise<Verdict>;
  /** Called with the entries that are verified next, one by one. */
  prepare?(entries: readonly Uint8Array[]): Promise<void>;
  /**
   * Stores verified entries on this device, all or none; resolves when they are safe. Calls must complete in order: an
   * own entry may depend on an entry of another party that is still being written.
   */
  persist(entries: readonly StoredEntry[]): Promise<void>;
  /** The verified copy this device already has. */
  readonly initial?: Iterable<readonly [id: string, entry: Uint8Array]>;
  readonly clock?: Clock;
}

/** A fault found in the document; `via` is the peer it came through, not necessarily its author. */
export interface CarrierFault {
  readonly kind: 'deleted' | 'rewritten' | 'junk' | 'rejected' | 'storage';
  readonly id: string;
  readonly via: string | null;
}

/** Largest entry in bytes. */
export const MAX_ENTRY = 16 * 1024;
/** Bytes of junk in the document that trigger a rebuild. */
const MAX_JUNK = 2 * 1024 * 1024;
/** Entries that may wait for verification. */
const MAX_WAITING = 5_000;
/**
 * After this many checks, or ms of checking, the loop yields to rendering and timers: one signature takes
 * about 1 ms.
 */
const SLICE = { checks: 32, time: 12 };
/**
 * Forged entries that a peer may send outside the document, where an honest peer sends only what it verified.
 */
const FORGED = { burst: 300, perSecond: 20 };
/**
 * How much an entry that fits no known key counts. An honest peer may know keys of a returned seat that we do
 * not, and send all of their logs at each comparison: half a megabyte of entries of 190 bytes for each of
 * eight keys.
 */
const UNFIT_WEIGHT = 0.01;
/** How often (ms) the document is compared with the verified copy. */
const REPAIR_EVERY = 10_000;
/** Peers restore a deleted entry one after the other, this many ms apart, so that one copy is enough. */
const REPAIR_STEP = 150;
/** Minimum interval between rebuilds, in ms. */
const REBUILD_EVERY = 30_000;
/** Limit on restored entries, so that a delete loop cannot exhaust the device. */
const REPAIRS = { burst: 500, perSecond: 20 };

const ENTRIES = 'entries';

/**
 * Carries opaque entries in a Yjs document. Any peer in the room may write, delete or corrupt it, so it is transport
 * only: entries are verified and stored apart, restored when deleted, and never accepted twice.
 */
export class Carrier {
  private readonly verified = new HeldEntries();
  private readonly waiting = new EntryQueue();
  private judging: Promise<void> | null = null;
  private closed = false;
  /** What is left to each peer of {@link FORGED}. */
  private readonly forgedMeters = new Map<string, Meter>();
  private readonly clock: Clock;
  private readonly entryListeners = new Listeners<[string, Uint8Array]>();
  private readonly faultListeners = new Listeners<[CarrierFault]>();
  private readonly stops: Unsubscribe[];
  private readonly exchange: EntryExchange;
  private readonly repairs: Meter;
  /** Values already judged, so that a scan of the whole document does not check them twice. */
  private judged = new WeakSet<Uint8Array>();
  private junk = 0;
  private lastRebuild = -Infinity;
  private repairPending: (() => void) | null = null;

  constructor(
    private readonly provider: YjsProvider,
    private readonly options: CarrierOptions
  ) {
    this.clock = options.clock ?? systemClock;
    this.repairs = new Meter(REPAIRS, this.clock.now());
    for (const [id, entry] of options.initial ?? []) {
      const name = this.nameOf(entry, id);
      // An entry whose key is not known yet will be received again.
      if (name !== null) this.verified.add(name, entry);
    }
    this.exchange = new EntryExchange(
      provider,
      this.verified.byName,
      (entry, via) => this.consider(entry, via, true),
      this.clock
    );
    const unwatch = this.watch(provider.doc);
    this.stops = [
      provider.onDoc((fresh) => {
        this.stops[1]();
        this.stops[1] = this.watch(fresh);
      }),
      unwatch,
      provider.onOverflow((broken) => this.rebuild(broken)),
      provider.transport.onPeer((event) => {
        if (event.type === 'close') this.forgedMeters.delete(event.peer.id);
      }),
      this.clock.every(REPAIR_EVERY, () => this.repair())
    ];
    this.repair();
  }

  /** Every entry verified on this device, by name, in the order it became known. */
  get store(): ReadonlyMap<string, Uint8Array> {
    return this.verified.byName;
  }

  /** Whether more entries wait for verification, so that the position is about to change. */
  get isBusy(): boolean {
    return this.waiting.length > 0;
  }

  /** Resolves when no entry waits for verification. */
  get settled(): Promise<void> {
    return this.judging ?? Promise.resolve();
  }

  /** Calls the listener with the name of each new verified entry, own entries included. */
  onEntry(listener: (id: string, entry: Uint8Array) => void): Unsubscribe {
    return this.entryListeners.add(listener);
  }

  onFault(listener: (fault: CarrierFault) => void): Unsubscribe {
    return this.faultListeners.add(listener);
  }

  /**
   * Stores own entries, then sends them together; rejects, and sends nothing, when they cannot be stored. Resolves to
   * their ids.
   */
  async publish(...entries: readonly Uint8Array[]): Promise<string[]> {
    if (entries.some(({ length }) => length > MAX_ENTRY)) throw new RangeError('entry too large');
    const all = entries.map((bytes) => {
      const id = this.options.idOf(bytes);
      return { id: this.nameOf(bytes, id) ?? id, bytes };
    });
    const fresh = all.filter(({ id }) => !this.store.has(id));
    if (fresh.length > 0) await this.options.persist(fresh);
    for (const { id, bytes } of fresh) this.accept(id, bytes);
    this.exchange.pass(fresh.map(({ bytes }) => ({ entry: bytes, via: null })));
    this.provider.doc.transact(() => {
      for (const { bytes } of fresh) this.map().set(this.options.idOf(bytes), bytes);
    });
    return all.map(({ id }) => id);
  }

  /**
   * Replaces the document with one that holds only verified entries; with `broken` at once, without waiting for its
   * turn.
   */
  rebuild(broken = false): void {
    if (!broken && this.clock.now() - this.lastRebuild < REBUILD_EVERY) return;
    this.lastRebuild = this.clock.now();
    this.junk = 0;
    const fresh = new Y.Doc();
    const entries = fresh.getMap<Uint8Array>(ENTRIES);
    fresh.transact(() => {
      for (const [id, entry] of this.verified.withIds()) entries.set(id, entry);
    });
    this.provider.replaceDoc(fresh);
  }

  /** Judges rejected values again, after the table got to know its header. */
  reconsider(): void {
    this.judged = new WeakSet();
    this.repair();
  }

  destroy(): void {
    this.closed = true;
    this.repairPending?.();
    for (const stop of this.stops) stop();
    this.exchange.destroy();
    this.entryListeners.clear();
    this.faultListeners.clear();
  }

  private map(): Y.Map<unknown> {
    return this.provider.doc.getMap<unknown>(ENTRIES);
  }

  private watch(doc: Y.Doc): Unsubscribe {
    const map = doc.getMap<unknown>(ENTRIES);
    const observer = (event: Y.YMapEvent<unknown>): void => {
      const { origin } = event.transaction;
      const via = origin instanceof FromPeer ? origin.id : null;
      for (const key of event.keysChanged) this.check(String(key), map.get(String(key)), via);
    };
    map.observe(observer);
    return () => map.unobserve(observer);
  }

  private check(key: string, value: unknown, via: string | null): void {
    const known = this.verified.withId(key);
    if (known) {
      if (!this.isCopy(key, value, known)) {
        this.fault({ kind: value === undefined ? 'deleted' : 'rewritten', id: key, via });
        return this.repairSoon();
      }
      if (sameBytes(value, known) || this.nameOf(value, key) !== null) return;
    }
    if (value === undefined) return;
    if (!(value instanceof Uint8Array) || this.idOf(value) !== key) {
      this.junk += key.length + (value instanceof Uint8Array ? value.length : 64);
      this.fault({ kind: 'junk', id: key, via });
      if (this.junk > MAX_JUNK) {
        if (via) this.provider.transport.expel(via, 'flooding');
        this.rebuild();
      }
      return;
    }
    this.consider(value, via);
  }

  /** Queues an entry for verification; throws a `RangeError` for malformed bytes. */
  private consider(entry: Uint8Array, via: string | null, beside = false): void {
    const id = this.idOf(entry);
    if (id === null) throw new RangeError('not an entry');
    if (this.store.has(this.nameOf(entry, id) ?? '') || this.waiting.length >= MAX_WAITING) return;
    this.judged.add(entry);
    if (this.waiting.add({ id, entry, via, beside })) this.judging ??= this.judgeAll();
  }

  private async judgeAll(): Promise<void> {
    while (this.waiting.length > 0 && !this.closed) {
      await this.judgeSome();
      if (this.waiting.length > 0) await new Promise<void>((done) => this.clock.after(0, done));
    }
    this.judging = null;
  }

  /** Verifies a slice of the queue; stores the valid entries in one write and reports them without waiting for it. */
  private async judgeSome(): Promise<void> {
    const good = new Map<string, Waiting>();
    try {
      await this.options.prepare?.(this.waiting.first(SLICE.checks).map(({ entry }) => entry));
    } catch {
      // Verifying does not depend on it.
    }
    if (this.closed) return;
    const until = this.clock.now() + SLICE.time;
    for (let i = 0; i < SLICE.checks && this.waiting.length > 0 && this.clock.now() <= until; i++) {
      const [next] = this.waiting.first(1);
      const name = await this.newName(next, good);
      if (name !== null) good.set(name, next);
      this.waiting.shift();
    }
    if (good.size === 0) return;
    const entries = [...good.values()];
    // A full disk is reported but does not stop the game: the authors still have the entries.
    this.options.persist([...good].map(([name, { entry }]) => ({ id: name, bytes: entry }))).catch(() => {
      for (const { id, via } of entries) this.fault({ kind: 'storage', id, via });
    });
    for (const [name, { entry }] of good) this.accept(name, entry);
    this.exchange.pass(entries);
    this.repairSoon();
  }

  /** The name of an entry that is accepted now; null for any other. */
  private async newName(
    { id, entry, via, beside }: Waiting,
    good: ReadonlyMap<string, unknown>
  ): Promise<string | null> {
    const isKnown = (name: string | null) => name !== null && (this.store.has(name) || good.has(name));
    if (isKnown(this.nameOf(entry, id))) return null;
    const verdict = await this.verdict(entry);
    if (verdict === 'accepted') {
      const name = this.nameOf(entry, id);
      return isKnown(name) ? null : name;
    }
    this.fault({ kind: 'rejected', id, via });
    if (verdict !== 'rejected' && beside && via) this.blame(via, verdict === 'forged' ? 1 : UNFIT_WEIGHT);
    return null;
  }

  /**
   * Counts a forged entry; beyond {@link FORGED} its sender is disconnected, and its waiting entries are not
   * checked.
   */
  private blame(via: string, counts: number): void {
    let meter = this.forgedMeters.get(via);
    if (!meter) this.forgedMeters.set(via, (meter = new Meter(FORGED, this.clock.now())));
    if (meter.take(counts, this.clock.now())) return;
    this.provider.transport.expel(via, 'flooding');
    this.waiting.dropBehindFirst((item) => item.beside && item.via === via);
  }

  /**
   * Whether a value of the document is a known entry. A party can sign an entry twice, so each peer may hold
   * another copy.
   */
  private isCopy(id: string, value: unknown, known: Uint8Array): value is Uint8Array {
    return value instanceof Uint8Array && (sameBytes(value, known) || this.idOf(value) === id);
  }

  private async verdict(entry: Uint8Array): Promise<Verdict> {
    try {
      return await this.options.verify(entry);
    } catch {
      return 'rejected';
    }
  }

  private accept(name: string, entry: Uint8Array): void {
    if (this.store.has(name)) return;
    this.verified.add(name, entry);
    this.exchange.changed();
    this.entryListeners.emit(name, entry);
  }

  private nameOf(entry: Uint8Array, id: string): string | null {
    return this.options.nameOf ? this.options.nameOf(entry, id) : id;
  }

  private idOf(entry: Uint8Array): string | null {
    if (entry.length > MAX_ENTRY) return null;
    try {
      return this.options.idOf(entry);
    } catch {
      return null;
    }
  }

  private repairSoon(): void {
    if (this.repairPending) return;
    const { selfId, peers } = this.provider.transport;
    const rank = [...peers.keys()].filter((id) => id < selfId).length;
    this.repairPending = this.clock.after((rank + 1) * REPAIR_STEP, () => this.repair());
  }

  /** Restores missing or changed entries in the document and queues new values. */
  private repair(): void {
    this.repairPending?.();
    this.repairPending = null;
    const map = this.map();
    this.provider.doc.transact(() => {
      for (const [id, entry] of this.verified.withIds()) {
        if (this.isCopy(id, map.get(id), entry)) continue;
        if (!this.repairs.take(1, this.clock.now())) return;
        map.set(id, entry);
      }
    });
    for (const [key, value] of map.entries()) {
      if (value instanceof Uint8Array && !this.store.has(key) && !this.judged.has(value)) {
        if (this.idOf(value) === key) this.consider(value, null);
        else this.judged.add(value);
      }
    }
  }

  private fault(fault: CarrierFault): void {
    this.faultListeners.emit(fault);
  }
}

import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { sha256 } from '@noble/hashes/sha2.js';
import { sameBytes } from '../link/base64url.ts';
import type { Clock } from '../transport/clock.ts';
import { Meter, type Rate } from '../transport/meter.ts';
import { OwnKind } from '../mesh/messageKinds.ts';
import type { YjsProvider } from './provider.ts';
import type { Unsubscribe } from '../transport/transport.ts';

/** More ids than any table has: a long game needs a few thousand. */
const MAX_IDS = 20_000;
/** Entries go out in messages of about this many bytes. */
const BATCH = 64 * 1024;

/** Rate of id lists sent to a peer or answered to it: a request is cheap to send and costly to answer. */
const LISTS: Rate = { burst: 2, perSecond: 0.5 };
/** Minimum interval (ms) between telling a peer that we want entries outside the document. */
const TELL_EVERY = 5_000;
/** How long (ms) such a request is valid; longer than {@link TELL_EVERY}, so that there is no gap. */
const BESIDE_FOR = 15_000;

/**
 * After this many answers that changed nothing, or sends of an entry that a peer still lacks, the peer counts
 * as refusing it.
 */
const TRIES = 2;
/** How long (ms) such a peer is not asked while neither side changes. */
const ASK_AGAIN = 30 * 60_000;
/** How long (ms) it is not sent an entry that it refuses. */
const SEND_AGAIN = 60_000;

const utf8 = new TextEncoder();

/** A new entry, and the peer it came from. */
export interface Fresh {
  readonly entry: Uint8Array;
  readonly via: string | null;
}

/** What was asked of a peer last: the digests of both sides then, the answers since, and when. */
interface Asked {
  readonly theirs: Uint8Array;
  readonly ours: Uint8Array;
  readonly at: number;
  answers: number;
}

/** State kept for a connected peer. */
interface Peer {
  readonly idsSent: Meter;
  readonly answers: Meter;
  /** When we last told it that our document is full, and when it last said so about its own. */
  told: number;
  wants: number;
  asked: Asked | null;
  /** How often entries that it still lacked were sent to it, and when. */
  readonly sent: Map<string, { readonly times: number; readonly at: number }>;
}

/**
 * Compares verified entries with each peer directly. A hostile writer can make two copies of a Yjs document diverge
 * undetected, or fill one; this exchange does not use the document.
 */
export class EntryExchange {
  private readonly stops: Unsubscribe[];
  private readonly peers = new Map<string, Peer>();
  private digest: Uint8Array | null = null;

  /** `take` receives every entry a peer sends; it verifies, and throws on malformed bytes. */
  constructor(
    private readonly provider: YjsProvider,
    private readonly verified: ReadonlyMap<string, Uint8Array>,
    take: (entry: Uint8Array, via: string) => void,
    private readonly clock: Clock
  ) {
    this.stops = [
      provider.transport.onPeer((event) => {
        if (event.type === 'close') this.peers.delete(event.peer.id);
      }),
      provider.onSynced((peer) => this.compare(peer)),
      provider.onCompare(() => this.compare()),
      provider.onRefused((peer) => this.askBeside(peer)),
      provider.onOwn(OwnKind.beside, (from) => {
        this.peer(from).wants = clock.now();
        // Its document may have refused entries before it told us.
        this.compare(from);
      }),
      provider.onOwn(OwnKind.entryDigest, (from, bytes) => {
        if (sameBytes(bytes, this.summary()) || !this.mayAsk(from, bytes)) return;
        provider.sendOwn(OwnKind.entryIds, this.ids(), from);
      }),
      provider.onOwn(OwnKind.entryIds, (from, bytes) => this.answer(from, bytes)),
      provider.onOwn(OwnKind.entries, (from, bytes) => {
        const { asked } = this.peer(from);
        if (asked) asked.answers++;
        if (bytes.length > 2 * BATCH) throw new RangeError('too many entries at once');
        const input = decoding.createDecoder(bytes);
        while (decoding.hasContent(input)) take(decoding.readVarUint8Array(input).slice(), from);
      })
    ];
  }

  /** Call when the set of verified entries changed. */
  changed(): void {
    this.digest = null;
  }

  /** Sends new entries to peers whose documents are full, except to the peer they came from and its neighbours. */
  pass(entries: readonly Fresh[]): void {
    const { transport } = this.provider;
    const now = this.clock.now();
    for (const [id, { wants }] of this.peers) {
      if (now - wants > BESIDE_FOR) continue;
      const lacking = entries.filter(
        ({ via }) => via !== id && (via === null || !transport.isLinked?.(via, id))
      );
      this.send(
        lacking.map(({ entry }) => entry),
        id
      );
    }
  }

  destroy(): void {
    for (const stop of this.stops) stop();
  }

  private peer(id: string): Peer {
    let peer = this.peers.get(id);
    if (!peer) {
      const now = this.clock.now();
      const meter = (): Meter => new Meter(LISTS, now);
      peer = {
        idsSent: meter(),
        answers: meter(),
        told: -Infinity,
        wants: -Infinity,
        asked: null,
        sent: new Map()
      };
      this.peers.set(id, peer);
    }
    return peer;
  }

  /** Whether to ask a peer with this digest for what we lack. */
  private mayAsk(from: string, theirs: Uint8Array): boolean {
    const peer = this.peer(from);
    const now = this.clock.now();
    const ours = this.summary();
    const { asked } = peer;
    const isSame = asked !== null && sameBytes(asked.theirs, theirs) && sameBytes(asked.ours, ours);
    if (isSame && asked.answers >= TRIES && now - asked.at < ASK_AGAIN) return false;
    if (!peer.idsSent.take(1, now)) return false;
    peer.asked = { theirs, ours, at: now, answers: isSame ? asked.answers : 0 };
    return true;
  }

  private compare(peer?: string): void {
    this.provider.sendOwn(OwnKind.entryDigest, this.summary(), peer);
  }

  private askBeside(id: string): void {
    const peer = this.peer(id);
    const now = this.clock.now();
    if (now - peer.told < TELL_EVERY) return;
    peer.told = now;
    this.provider.sendOwn(OwnKind.beside, new Uint8Array(), id);
  }

  /** A digest independent of the order in which entries arrived. */
  private summary(): Uint8Array {
    return (this.digest ??= sha256(utf8.encode([...this.verified.keys()].sort().join('\n'))));
  }

  private ids(): Uint8Array {
    const out = encoding.createEncoder();
    encoding.writeVarUint(out, this.verified.size);
    for (const id of this.verified.keys()) encoding.writeVarString(out, id);
    return encoding.toUint8Array(out);
  }

  /** Sends a peer the entries it lacks; sends our ids when it has entries we lack. */
  private answer(from: string, bytes: Uint8Array): void {
    const { answers, sent } = this.peer(from);
    const now = this.clock.now();
    if (!answers.take(1, now)) return;
    const input = decoding.createDecoder(bytes);
    const count = decoding.readVarUint(input);
    if (count > MAX_IDS) return;
    const theirs = new Set<string>();
    for (let i = 0; i < count; i++) theirs.add(decoding.readVarString(input));
    const isRefused = (name: string) => {
      const before = sent.get(name);
      return before !== undefined && before.times >= TRIES && now - before.at < SEND_AGAIN;
    };
    const lacking = [...this.verified].filter(([name]) => !theirs.has(name) && !isRefused(name));
    this.send(
      lacking.map(([, entry]) => entry),
      from
    );
    // Tells the peer that there is nothing more to ask for.
    if (lacking.length === 0) this.provider.sendOwn(OwnKind.entries, new Uint8Array(), from);
    for (const [name] of lacking) sent.set(name, { times: (sent.get(name)?.times ?? 0) + 1, at: now });
  }

  private send(entries: readonly Uint8Array[], to: string): void {
    let out = encoding.createEncoder();
    for (const entry of entries) {
      encoding.writeVarUint8Array(out, entry);
      if (encoding.length(out) < BATCH) continue;
      this.provider.sendOwn(OwnKind.entries, encoding.toUint8Array(out), to);
      out = encoding.createEncoder();
    }
    if (encoding.length(out) > 0) this.provider.sendOwn(OwnKind.entries, encoding.toUint8Array(out), to);
  }
}

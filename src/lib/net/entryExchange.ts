import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { sha256 } from '@noble/hashes/sha2.js';
import { sameBytes } from './bytes.ts';
import type { Clock } from './clock.ts';
import { OwnKind } from './ownKinds.ts';
import type { YjsProvider } from './provider.ts';
import type { Unsubscribe } from './transport.ts';

/** More than any table has: a long game needs some thousands. */
const MAX_IDS = 20_000;
/** Entries go out in messages of about this many bytes. */
const BATCH = 64 * 1024;

/** A peer gets the entries it lacks at most this often, in ms: a list of ids is cheap to send and dear to answer. */
const ANSWER_EVERY = 2_000;

const utf8 = new TextEncoder();

/**
 * Compares verified entries with each peer directly. A hostile writer can bring two copies of a Yjs document apart for
 * ever without either noticing; this road does not pass through it.
 */
export class EntryExchange {
  private readonly stops: Unsubscribe[];
  private readonly answered = new Map<string, number>();
  private digest: Uint8Array | null = null;

  /** `take` is given every entry a peer sends; it verifies, and throws on what is no entry at all. */
  constructor(
    private readonly provider: YjsProvider,
    private readonly verified: ReadonlyMap<string, Uint8Array>,
    take: (entry: Uint8Array, via: string) => void,
    private readonly clock: Clock
  ) {
    this.stops = [
      provider.transport.onPeer((event) => {
        if (event.type === 'close') this.answered.delete(event.peer.id);
      }),
      provider.onSynced((peer) => provider.sendOwn(OwnKind.entryDigest, this.summary(), peer)),
      provider.onCompare(() => provider.sendOwn(OwnKind.entryDigest, this.summary())),
      provider.onOwn(OwnKind.entryDigest, (from, bytes) => {
        if (!sameBytes(bytes, this.summary())) provider.sendOwn(OwnKind.entryIds, this.ids(), from);
      }),
      provider.onOwn(OwnKind.entryIds, (from, bytes) => this.answer(from, bytes)),
      provider.onOwn(OwnKind.entries, (from, bytes) => {
        if (bytes.length > 2 * BATCH) throw new RangeError('too many entries at once');
        const input = decoding.createDecoder(bytes);
        while (decoding.hasContent(input)) take(decoding.readVarUint8Array(input).slice(), from);
      })
    ];
  }

  /** The verified entries are no longer the same. */
  changed(): void {
    this.digest = null;
  }

  destroy(): void {
    for (const stop of this.stops) stop();
  }

  /** A digest that does not depend on the order in which entries became known. */
  private summary(): Uint8Array {
    return (this.digest ??= sha256(utf8.encode([...this.verified.keys()].sort().join('\n'))));
  }

  private ids(): Uint8Array {
    const out = encoding.createEncoder();
    encoding.writeVarUint(out, this.verified.size);
    for (const id of this.verified.keys()) encoding.writeVarString(out, id);
    return encoding.toUint8Array(out);
  }

  /** Sends a peer what it lacks; when it has something we lack, it learns that from our ids. */
  private answer(from: string, bytes: Uint8Array): void {
    const now = this.clock.now();
    if (now - (this.answered.get(from) ?? -Infinity) < ANSWER_EVERY) return;
    const input = decoding.createDecoder(bytes);
    const count = decoding.readVarUint(input);
    if (count > MAX_IDS) return;
    const theirs = new Set<string>();
    for (let i = 0; i < count; i++) theirs.add(decoding.readVarString(input));
    this.answered.set(from, now);
    const lacking = [...this.verified].filter(([id]) => !theirs.has(id));
    let out = encoding.createEncoder();
    for (const [, entry] of lacking) {
      encoding.writeVarUint8Array(out, entry);
      if (encoding.length(out) < BATCH) continue;
      this.provider.sendOwn(OwnKind.entries, encoding.toUint8Array(out), from);
      out = encoding.createEncoder();
    }
    if (encoding.length(out) > 0) this.provider.sendOwn(OwnKind.entries, encoding.toUint8Array(out), from);
  }
}

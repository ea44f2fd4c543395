import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';

/** Thrown by {@link readSparse}: more items than a document may hold. */
export class CrowdedError extends RangeError {
  override readonly name = 'CrowdedError';
}

/** Thrown by {@link readSparse}: well formed, but content this app never writes. */
export class ForeignError extends RangeError {
  override readonly name = 'ForeignError';
}

/**
 * Yjs content types GC, Deleted, Binary, Any and Skip. Nested types, texts and documents are refused: deep nesting
 * overflows the stack inside Yjs and leaves a change half applied.
 */
const OWN_CONTENT: ReadonlySet<number> = new Set([0, 1, 3, 8, 10]);
const CONTENT = 0x1f;
/** Flag of an item with a right origin. We only append; Yjs searches for such a place step by step. */
const HAS_RIGHT = 0x40;

/** Maximum depth of a plain value: a line of chat has 1. */
const MAX_DEPTH = 4;
/** Plain values an update may hold for each of its items. */
const VALUES_PER_PIECE = 8;

/**
 * Highest client, clock and length. Clients have 32 bits; sums of larger numbers end in an encoding that no peer can read,
 * and peers would disconnect whoever holds such a document.
 */
const MAX_NUMBER = 0xffffffff;

/** Remaining read budget. Module state and not a class: an instance per update would not be optimised. */
let left = 0;
let valuesLeft = 0;
const count = (): void => {
  if (left-- === 0) throw new CrowdedError('too many pieces');
};

const foreignIf = (is: boolean): void => {
  if (is) throw new ForeignError('nothing this app writes');
};

class Counting extends Y.UpdateDecoderV1 {
  override readInfo(): number {
    count();
    const info = super.readInfo();
    foreignIf(!OWN_CONTENT.has(info & CONTENT) || (info & HAS_RIGHT) !== 0);
    return info;
  }

  /** Items whose parent is another item belong to nested types, which this app never writes. */
  override readParentInfo(): boolean {
    foreignIf(!super.readParentInfo());
    return true;
  }

  override readClient(): number {
    count();
    return super.readClient();
  }

  override readDsLen(): number {
    count();
    return super.readDsLen();
  }

  override readAny(): unknown {
    skipValue(decoding.clone(this.restDecoder), 0);
    return super.readAny();
  }
}

/**
 * Skips a plain value (lib0's `any`) without building it. Refuses bytes (116): lib0 would keep them as a window on the
 * whole message, and a byte of each message would keep all of them in memory.
 */
function skipValue(input: decoding.Decoder, depth: number): void {
  if (valuesLeft-- === 0) throw new CrowdedError('too many values');
  if (depth > MAX_DEPTH) throw new ForeignError('nested too deep');
  const kind = decoding.readUint8(input);
  if (kind === 125) decoding.readVarInt(input);
  else if (kind === 124) decoding.readFloat32(input);
  else if (kind === 123) decoding.readFloat64(input);
  else if (kind === 122) decoding.readBigInt64(input);
  else if (kind === 119) decoding.readVarUint8Array(input);
  else if (kind === 118 || kind === 117)
    for (let size = decoding.readVarUint(input); size > 0; size--) {
      if (kind === 118) decoding.readVarUint8Array(input);
      skipValue(input, depth + 1);
    }
  else if (kind < 120 || kind > 127) throw new ForeignError('unknown kind of value');
}

/**
 * Decodes an update up to `most` items, clients and deletions: each costs far more once applied than its few bytes.
 * Throws `CrowdedError` beyond that, `ForeignError` for content this app never writes, and other errors for malformed
 * bytes. Changes no document.
 */
export function readSparse(update: Uint8Array, most: number): readonly Y.AbstractStruct[] {
  left = most;
  valuesLeft = most * VALUES_PER_PIECE;
  const { structs, ds } = Y.decodeUpdateV2(update, Counting);
  const clients = new Set<number>();
  let last = -1;
  for (const struct of structs) {
    const { id, length } = struct;
    foreignIf(length === 0 || Math.max(id.client, id.clock + length) > MAX_NUMBER);
    foreignIf(id.client !== last && clients.has(id.client));
    clients.add((last = id.client));
    if (!(struct instanceof Y.Item) || !struct.origin) continue;
    const { client, clock } = struct.origin;
    foreignIf(Math.max(client, clock) > MAX_NUMBER || (client === id.client && clock >= id.clock));
  }
  for (const [client, items] of ds.clients) {
    let end = 0;
    for (const { clock, len } of items) {
      foreignIf(len === 0 || clock < end);
      end = clock + len;
    }
    foreignIf(Math.max(client, end) > MAX_NUMBER);
  }
  return structs;
}

/** Number of items in a document. */
export function piecesOf(doc: Y.Doc): number {
  let sum = 0;
  for (const { length } of doc.store.clients.values()) sum += length;
  return sum;
}

/** Pending items and deletions of a document, in bytes. */
export function waitingIn(doc: Y.Doc): { readonly items: number; readonly deletions: number } {
  const { pendingStructs, pendingDs } = doc.store;
  return { items: pendingStructs?.update.length ?? 0, deletions: pendingDs?.length ?? 0 };
}

import * as Y from 'yjs';

/** Thrown by {@link assertSparse}. */
export class CrowdedError extends RangeError {
  override readonly name = 'CrowdedError';
}

/** What may still be read of an update, and what counts it down: a class for each update would never be compiled well. */
let left = 0;
const count = (): void => {
  if (left-- === 0) throw new CrowdedError('too many pieces');
};

class Counting extends Y.UpdateDecoderV1 {
  override readInfo(): number {
    count();
    return super.readInfo();
  }

  override readClient(): number {
    count();
    return super.readClient();
  }

  override readDsLen(): number {
    count();
    return super.readDsLen();
  }
}

/**
 * Reads an update no further than `most` pieces: items, clients and deletions each cost far more once they are taken in
 * than their few bytes. Throws a `CrowdedError` beyond that, and another error for bytes that are no update.
 */
export function assertSparse(update: Uint8Array, most: number): void {
  left = most;
  Y.decodeUpdateV2(update, Counting);
}

/** Items a document is made of. */
export function piecesOf(doc: Y.Doc): number {
  let sum = 0;
  for (const { length } of doc.store.clients.values()) sum += length;
  return sum;
}

/** Bytes of what waits in a document for what may never come. */
export function waitingIn(doc: Y.Doc): { readonly items: number; readonly deletions: number } {
  const { pendingStructs, pendingDs } = doc.store;
  return { items: pendingStructs?.update.length ?? 0, deletions: pendingDs?.length ?? 0 };
}

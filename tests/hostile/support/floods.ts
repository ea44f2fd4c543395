/** Floods of what no honest client sends; they run against peers in memory and, in a page, against real ones. */
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { decodeEntry, encodeDraft, seal } from '../../../src/lib/table/log/entry.ts';

/** A peer in the room with a document and a raw channel. */
export interface Flooder {
  readonly doc: Y.Doc;
  /** Sends an update of a document as if it were ours. */
  update(update: Uint8Array, to: string): void;
  send(to: string, bytes: Uint8Array): void;
}

/** An update as it goes over a channel. */
export function updateMessage(update: Uint8Array): Uint8Array {
  return message(0, (out) => {
    encoding.writeVarUint(out, 2);
    encoding.writeVarUint8Array(out, update);
  });
}

/** A message of one kind; a sync message has a step before its payload. */
function message(kind: number, write: (out: encoding.Encoder) => void): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, kind);
  write(out);
  return encoding.toUint8Array(out);
}

function nested(depth: number): Uint8Array {
  const doc = new Y.Doc();
  let map = doc.getMap<unknown>('entries');
  for (let level = 0; level < depth; level++) {
    const inner = new Y.Map<unknown>();
    map.set('deeper', inner);
    map = inner;
  }
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return update;
}

/** An update whose beginning is missing and will never come. */
function orphan(bytes: number): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap<unknown>('m').set('first', 1);
  const start = Y.encodeStateVector(doc);
  doc.getMap<unknown>('m').set('second', 'y'.repeat(bytes));
  const update = Y.encodeStateAsUpdate(doc, start);
  doc.destroy();
  return update;
}

/** An entry with the right form, of the right table, and a signature that has to be checked to be found wrong. */
function forged(model: Uint8Array, index: number): Uint8Array {
  const { table, party, body } = decodeEntry(model);
  const hash = new Uint8Array(32).fill(index);
  const canonical = encodeDraft({ table, party, index, prev: hash, position: 1, hash, body });
  return seal(model.slice(0, 64), canonical);
}

/** An update that deletes single items of a client that never wrote any. */
function deletions(count: number, client: number): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, 0);
  encoding.writeVarUint(out, 1);
  encoding.writeVarUint(out, 4_000_000 + client);
  encoding.writeVarUint(out, count);
  for (let n = 0; n < count; n++) {
    encoding.writeVarUint(out, n * 2);
    encoding.writeVarUint(out, 1);
  }
  return encoding.toUint8Array(out);
}

/** Strikes once at one peer. */
export type Flood = (vandal: Flooder, round: number, to: string) => void;

export const FLOODS: Record<string, Flood> = {
  'giant values': ({ doc }, round) => doc.getMap<unknown>('big').set(`k${round}`, 'z'.repeat(900_000)),
  'many small values': ({ doc }, round) =>
    doc.transact(() => {
      for (let n = 0; n < 4_000; n++) doc.getMap<unknown>('entries').set(`${round} ${n}`, n);
    }),
  'one message of countless values': (vandal, round, to) => {
    if (round > 2) return;
    const doc = new Y.Doc();
    const list = Array.from({ length: 60_000 }, (_, n) => (n % 2 ? new Y.Map() : n));
    doc.getArray<unknown>('list').push(list);
    vandal.update(Y.encodeStateAsUpdate(doc), to);
    doc.destroy();
  },
  'nested types': (vandal, _, to) => vandal.update(nested(400), to),
  'updates that wait for ever': (vandal, _, to) => vandal.update(orphan(200_000), to),
  'random bytes': (vandal, round, to) => {
    for (let n = 0; n < 40; n++)
      vandal.send(
        to,
        Uint8Array.from({ length: 3_000 }, (_, at) => (at * 31 + n * round) & 255)
      );
  },
  'lengths that lie': (vandal, _, to) => {
    for (const kind of [0, 1, 16, 17, 18, 19, 20])
      vandal.send(
        to,
        message(kind, (out) => {
          encoding.writeVarUint(out, 2);
          encoding.writeVarUint(out, Number.MAX_SAFE_INTEGER);
        })
      );
    // One client, thirty million items, and none of them there.
    vandal.update(Uint8Array.of(1, 0x80, 0x87, 0xa7, 0x0e, 5, 0), to);
  },
  'questions that are dear to answer': (vandal, _, to) => {
    for (let n = 0; n < 30; n++) {
      vandal.send(to, Uint8Array.of(0, 0, 1, 0));
      vandal.send(to, Uint8Array.of(3));
      vandal.send(
        to,
        message(17, (out) => encoding.writeVarUint(out, 0))
      );
    }
  },
  'forged entries': ({ doc }, round) => {
    const entries = doc.getMap<unknown>('entries');
    const [model] = [...entries.values()].filter((value) => value instanceof Uint8Array);
    if (!model) return;
    doc.transact(() => {
      for (let n = 0; n < 40; n++) {
        const bytes = forged(model, 100 + round * 40 + n);
        entries.set(decodeEntry(bytes).id, bytes);
      }
    });
  },
  'forged entries beside the document': (vandal, round, to) => {
    const model = [...vandal.doc.getMap<unknown>('entries').values()].find(
      (value) => value instanceof Uint8Array
    );
    if (!model) return;
    for (let batch = 0; batch < 4; batch++)
      vandal.send(
        to,
        message(18, (out) => {
          for (let n = 0; n < 250; n++)
            encoding.writeVarUint8Array(out, forged(model, 100 + round * 1_000 + batch * 250 + n));
        })
      );
  },
  'deletions of what never was': (vandal, round, to) => vandal.update(deletions(60_000, round), to),
  'states of presence that weigh a megabyte': (vandal, round, to) =>
    vandal.send(
      to,
      message(1, (out) => {
        const list = encoding.createEncoder();
        encoding.writeVarUint(list, 1);
        encoding.writeVarUint(list, 7_000 + round);
        encoding.writeVarUint(list, 1);
        encoding.writeVarString(list, JSON.stringify({ name: 'w'.repeat(1_000_000) }));
        encoding.writeVarUint8Array(out, encoding.toUint8Array(list));
      })
    ),
  'entries that are none': (vandal, _, to) =>
    vandal.send(
      to,
      message(18, (out) => {
        for (let n = 0; n < 60_000; n++) encoding.writeVarUint8Array(out, Uint8Array.of(n, n >> 8, 1));
      })
    ),
  'questions longer than any answer': (vandal, _, to) =>
    vandal.send(
      to,
      message(0, (out) => {
        const vector = encoding.createEncoder();
        encoding.writeVarUint(vector, 200_000);
        for (let n = 0; n < 200_000; n++) {
          encoding.writeVarUint(vector, n);
          encoding.writeVarUint(vector, 1);
        }
        encoding.writeVarUint(out, 0);
        encoding.writeVarUint8Array(out, encoding.toUint8Array(vector));
      })
    ),
  'lines and names without end': ({ doc }, round) =>
    doc.transact(() => {
      const text = 'e\u0301\u202e🧨'.repeat(20_000);
      for (let n = 0; n < 6; n++) {
        doc.getArray<unknown>('chat').push([{ name: text, text, at: round }]);
        doc.getMap<unknown>('seats').set(String(n), { party: 'p', name: text });
        doc.getMap<unknown>('options').set(text + n, text);
      }
    }),
  'ids that are no ids': (vandal, _, to) =>
    vandal.send(
      to,
      message(17, (out) => {
        encoding.writeVarUint(out, 50_000);
        for (let n = 0; n < 50_000; n++) encoding.writeVarString(out, `id ${n}`);
      })
    )
};

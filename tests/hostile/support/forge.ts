/** Messages that a modified client could sign and send. */
import * as Y from 'yjs';
import { YjsProvider } from '../../../src/lib/net/document/provider.ts';
import type { Transport } from '../../../src/lib/net/transport/transport.ts';
import { fromHex } from '../../../src/lib/table/log/bytes.ts';
import {
  decodeEntry,
  encodeDraft,
  idOf,
  placeMessage,
  seal,
  type Body,
  type Draft
} from '../../../src/lib/table/log/entry.ts';
import type { Signer } from '../../../src/lib/table/log/keys.ts';
import type { Table } from '../../../src/lib/table/fold/table.ts';
import { secretsOf } from '../../../src/lib/table/testing/bench.ts';
import type { Circle } from './circle.ts';
import { updateMessage, type Flooder } from './floods.ts';

/** A hostile writer of the Yjs document, with its raw channel. */
export class Vandal implements Flooder {
  readonly doc = new Y.Doc();
  readonly provider: YjsProvider;
  readonly transport: Transport;

  constructor(
    private readonly circle: Circle,
    id = 'x'
  ) {
    this.transport = circle.network.join(id);
    this.provider = new YjsProvider(this.doc, this.transport, { clock: circle.clock });
  }

  get entries(): Y.Map<unknown> {
    return this.provider.doc.getMap<unknown>('entries');
  }

  /** Puts bytes into the document under the id they claim. */
  post(bytes: Uint8Array): void {
    this.entries.set(decodeEntry(bytes).id, bytes);
  }

  /** Sends an update of a document as if it were ours. */
  update(update: Uint8Array, to: string): void {
    this.send(to, updateMessage(update));
  }

  send(to: string, bytes: Uint8Array): void {
    this.transport.send(to, bytes);
  }

  /** The peers expel it; it returns under another id. */
  again(id: string): Vandal {
    this.leave();
    return new Vandal(this.circle, id);
  }

  leave(): void {
    this.provider.destroy();
    this.transport.destroy();
    this.doc.destroy();
  }
}

/** The bytes of any entry, signed with any key. */
export async function forge(
  draft: Draft,
  signer: Signer = secretsOf(draft.party).signer
): Promise<Uint8Array> {
  const canonical = encodeDraft(draft);
  const message = placeMessage(draft.table, draft.party, draft.index, idOf(canonical));
  return seal(await signer.sign(message), canonical);
}

/** The next entry of a party's log as `table` would have to see it, with anything changed. */
export function next(table: Table, party: number, body: Body, change: Partial<Draft> = {}): Draft {
  const last = table.fold.logOf(party)?.last;
  const { position, hash } = table.snapshot;
  return {
    table: table.id,
    party,
    index: last ? last.index + 1 : 0,
    prev: last ? fromHex(last.id) : table.id,
    position,
    hash: fromHex(hash),
    body,
    ...change
  };
}

/** Follows a draft in the same log. */
export function after(draft: Draft, body: Body, change: Partial<Draft> = {}): Draft {
  return { ...draft, index: draft.index + 1, prev: idOf(encodeDraft(draft)), body, ...change };
}

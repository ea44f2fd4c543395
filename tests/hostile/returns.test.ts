import { beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { returnMessage } from '../../src/lib/table/consent/consent.ts';
import { stateHash } from '../../src/lib/kernel/canonical.ts';
import type { Carrier } from '../../src/lib/net/document/carrier.ts';
import { CheckedAhead } from '../../src/lib/net/document/checkedAhead.ts';
import { YjsProvider } from '../../src/lib/net/document/provider.ts';
import { carryTable } from '../../src/lib/net/document/tableCarrier.ts';
import { MemoryNetwork } from '../../src/lib/net/testing/memoryNetwork.ts';
import { pass } from '../../src/lib/net/testing/pass.ts';
import { FakeClock } from '../../src/lib/net/transport/clock.ts';
import { TableError } from '../../src/lib/table/errors.ts';
import { evidenceOf, proofOf } from '../../src/lib/table/fold/evidence.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import { toHex } from '../../src/lib/table/log/bytes.ts';
import { decodeEntry, type Body, type Entry } from '../../src/lib/table/log/entry.ts';
import { exportRecord, readRecord } from '../../src/lib/table/record/record.ts';
import { verifyRecord } from '../../src/lib/table/record/verify.ts';
import { decodeValue, encodeValue, type Value } from '../../src/lib/table/log/codec.ts';
import { games, secretsOf } from '../../src/lib/table/testing/bench.ts';
import { toy } from '../../src/lib/table/testing/toy.ts';
import { Writer } from '../../src/lib/table/writer.ts';
import { out, Pen, stand, vote } from './support/liars.ts';
import { quickSigner } from './support/quick.ts';
import { bytesOf, copied, KEYS, ordersOf, RETURNED, returnedTwice, type Twice } from './support/returns.ts';

/** A host that signs two returns of one seat, to two new keys: one number, two logs. */

let twice: Twice;
beforeAll(async () => {
  twice = await returnedTwice();
});

/** All that devices with the same entries have in common. */
function game(table: Table): string {
  const { state } = table.snapshot;
  const named = evidenceOf(table).map(({ kind, party, index }) => `${kind} ${party} ${index}`);
  const held = table.entries().map(({ bytes }) => toHex(bytes));
  return [
    stand({ table }),
    stateHash(toy.encode(state as Parameters<typeof toy.encode>[0])),
    ...named.sort(),
    ...held.sort()
  ].join('\n');
}

interface Case {
  readonly name: string;
  /** Who built on which return. */
  readonly built: readonly (readonly [party: number, branch: number])[];
  /** The return that counts; null while none has more support. */
  readonly branch: 0 | 1 | null;
}

const CASES: readonly Case[] = [
  { name: 'nobody built on', built: [], branch: null },
  {
    name: 'each other party built on',
    built: [
      [1, 0],
      [2, 1]
    ],
    branch: null
  },
  { name: 'one party built on the first of', built: [[1, 0]], branch: 0 },
  { name: 'one party built on the second of', built: [[2, 1]], branch: 1 },
  {
    name: 'both built on the second of',
    built: [
      [1, 1],
      [2, 1]
    ],
    branch: 1
  }
];

test.each(CASES)(
  'two returns of one seat that $name lead to the same game in any order of arrival',
  async ({ built, branch }) => {
    const words = await Promise.all(built.map(([party, on]) => twice.seen(party, on)));
    const [one, two] = twice.returns;
    const orders = ordersOf([[one], [two], ...twice.logs, words], 5);
    const found = new Set(orders.map((order) => game(twice.given(order).table)));
    expect(found.size).toBe(1);
    const { snapshot } = twice.given(orders[0]).table;
    if (branch === null) expect(snapshot.phase).toBe('disputed');
    else {
      // Both choices of the returned party count, of the key on that branch alone.
      expect(snapshot.position).toBeGreaterThanOrEqual(twice.places[branch].position + 2);
      expect(snapshot.seating.parties[RETURNED].key).toEqual(secretsOf(KEYS[branch]).signer.publicKey);
    }
  }
);

test('a returned party whose entries another key of its number signed as well loses none of them', async () => {
  // The second key signs what the first one signed, so that all their ids are the same, and goes on from there.
  const copies = await Promise.all(twice.logs[0].map((bytes) => copied(bytes, KEYS[1])));
  const word = await twice.seen(1, 0);
  const orders = ordersOf([...twice.returns.map((one) => [one]), twice.logs[0], copies, [word]], 6);
  const found = new Set(orders.map((order) => game(twice.given(order).table)));
  expect(found.size).toBe(1);
  const { table } = twice.given(orders[0]);
  expect(table.snapshot.position).toBeGreaterThanOrEqual(twice.places[0].position + 2);
  expect(evidenceOf(table).map(({ party }) => party)).toEqual([0]);
});

/** All that was signed; the game goes on from the first return. */
async function all(): Promise<Uint8Array[]> {
  const copies = await Promise.all(twice.logs[0].map((bytes) => copied(bytes, KEYS[1])));
  return [...twice.returns, ...twice.logs.flat(), ...copies, await twice.seen(1, 0)];
}

test('a record of both keys is the same on every device, and holds in any order of its entries', async () => {
  const late = await all();
  const tables = [late, [...late].reverse()].map((entries) => twice.given(entries).table);
  const [file, other] = tables.map(exportRecord);
  expect(other).toEqual(file);
  const fields = decodeValue(file, { bytes: 1 << 20, depth: 4 }) as Record<string, Value>;
  const { entries } = readRecord(file);
  const first = entries.findIndex((bytes) => decodeEntry(bytes).party === RETURNED);
  // Both logs of the number: three entries of one key, and five of the other, two of them with ids of the first.
  expect(entries.length - first).toBe(8);
  const lists = [entries.slice(0, first), entries.slice(first, first + 4), entries.slice(first + 4)];
  for (const order of ordersOf(lists, 7)) {
    const report = await verifyRecord(encodeValue({ ...fields, entries: order }), games);
    expect(report).toMatchObject({ ok: true, faults: [], hash: tables[0].snapshot.hash });
  }
});

test('a device that reloads what it stored, in any order, has the same game', async () => {
  const late = await all();
  const { table } = twice.given(late);
  const stored = bytesOf(table.entries());
  for (const order of [stored, [...stored].reverse()]) {
    const again = Table.open(table.header, games);
    await again.receiveAll(order);
    expect(game(again)).toBe(game(table));
  }
});

test('a long log of a returned party is read before the return as well', async () => {
  const { table } = twice.given([twice.returns[0]]);
  const pen = new Pen(table, RETURNED, null, quickSigner(KEYS[0]));
  const log = [await pen.sign({ kind: 'sit' }, table.fold.nodes[0])];
  while (log.length < 40) log.push(await pen.sign(vote()));
  const again = Table.open(table.header, games);
  await again.receiveAll([...log, ...bytesOf(table.entries())]);
  expect(again.fold.logOf(RETURNED)?.size).toBe(40);
});

test('an entry that arrives before the return of its seat is taken with it, once', () => {
  const { table } = twice.given([]);
  const [sit] = twice.logs[0];
  expect(table.receive(sit).status).toBe('waiting');
  table.receive(twice.returns[0]);
  expect(table.fold.logOf(RETURNED)?.size).toBe(1);
  const { reopened } = table;
  expect(reopened).toBeGreaterThan(0);
  // One more key, and nothing that waits for it.
  table.receive(twice.returns[1]);
  expect(table.fold.logsOf(RETURNED)).toHaveLength(2);
  expect(table.reopened).toBe(reopened);
});

interface Peer {
  readonly table: Table;
  readonly carrier: Carrier;
  readonly provider: YjsProvider;
  readonly disk: Map<string, Uint8Array>;
}

function peer(network: MemoryNetwork, clock: FakeClock, id: string, disk: Map<string, Uint8Array>): Peer {
  const table = Table.open(twice.devices.header, games);
  for (let again = 0; again < 2; again++) for (const bytes of disk.values()) table.receive(bytes);
  const provider = new YjsProvider(new Y.Doc(), network.join(id), { clock });
  const persist = async (entries: readonly { id: string; bytes: Uint8Array }[]) => {
    for (const entry of entries) disk.set(entry.id, entry.bytes);
  };
  const ahead = new CheckedAhead(() => Promise.resolve([]));
  const carrier = carryTable(provider, table, { persist, initial: [...disk], clock }, ahead);
  return { table, carrier, provider, disk };
}

test('copies of one id that different keys signed reach every device, and are stored apart', async () => {
  const late = await all();
  const [copies, real] = [late.slice(-4, -1), twice.logs[0]];
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, 3);
  const held = (entries: readonly Uint8Array[]) =>
    new Map([...twice.before, ...entries].map((bytes) => [decodeEntry(bytes).id, bytes]));
  // Each device got another copy of the same ids first.
  const peers = [
    peer(network, clock, 'a', held([...twice.returns, ...real])),
    peer(network, clock, 'b', held([...twice.returns, ...copies, late.at(-1)!]))
  ];
  await pass(clock, 60_000, 500);
  const newcomer = peer(network, clock, 'c', new Map());
  await pass(clock, 60_000, 500);
  const hashes = [...peers, newcomer].map(({ table }) => game(table));
  expect(new Set(hashes).size).toBe(1);
  expect(newcomer.table.entries().filter(({ party }) => party === RETURNED).length).toBe(6);
  const names = [...peers, newcomer].map(({ carrier }) => [...carrier.store.keys()].sort().join());
  expect(new Set(names).size).toBe(1);
  // A reload from the disk, where each has a name of its own.
  const again = Table.open(twice.devices.header, games);
  await again.receiveAll([...newcomer.disk.values()].reverse());
  expect(game(again)).toBe(game(newcomer.table));
  for (const { carrier, provider } of [...peers, newcomer]) {
    carrier.destroy();
    provider.destroy();
  }
}, 60_000);

test('entries of two keys of one number prove nothing against either', async () => {
  const { table } = twice.given([...twice.returns, ...twice.logs.flat(), await twice.seen(1, 0)]);
  const [one, other] = twice.logs.map(([, answer]) => decodeEntry(answer));
  expect(one.id).not.toBe(other.id);
  expect(one.index).toBe(other.index);
  const bids = [
    new Pen(table, 0, decodeEntry(twice.returns[0])),
    new Pen(table, 1),
    new Pen(table, 2),
    new Pen(table, RETURNED, decodeEntry(twice.logs[0][2]), quickSigner(KEYS[0]))
  ];
  const place = table.snapshot;
  for (const [seat, pen] of bids.entries())
    table.receive(await pen.sign({ kind: 'do', seat, action: { do: 'bid', n: 0 } }, place));
  const { awaited, seating } = table.snapshot;
  expect(seating.parties[RETURNED].log.has(one.id)).toBe(true);
  expect(awaited.some(({ party }) => party === RETURNED)).toBe(false);
  const votedOutBy = async (party: number, pair: readonly [Entry, Entry]) => {
    const body: Body = { kind: 'absent', cuts: [out(RETURNED)], proof: proofOf(pair) };
    table.receive(await new Pen(table, party).sign(body));
    return table.fold.votes().any;
  };
  expect(await votedOutBy(1, [one, other])).toBe(false);
  // A second entry of the same key does.
  const sit = decodeEntry(twice.logs[0][0]);
  const twin = await new Pen(table, RETURNED, sit, quickSigner(KEYS[0])).sign(vote());
  expect(await votedOutBy(2, [one, decodeEntry(twin)])).toBe(true);
});

test('a returned party signs nothing where the game went on with another key of its number', async () => {
  const [[sit]] = twice.logs;
  const { table } = twice.given([twice.returns[0], sit]);
  const { chain } = secretsOf(KEYS[0]);
  const signer = quickSigner(KEYS[0]);
  const writer = new Writer({ table, party: RETURNED, signer, chain, store: () => Promise.resolve() });
  const others = [twice.returns[1], await twice.seen(1, 1), await twice.seen(2, 1), twice.logs[1][0]];
  for (const bytes of others) table.receive(bytes);
  expect(table.snapshot.awaited).toEqual([{ party: RETURNED, seat: 3 }]);
  expect(table.snapshot.seating.parties[RETURNED].key).toEqual(secretsOf(KEYS[1]).signer.publicKey);
  expect(await writer.answerDuties()).toEqual([]);
  await expect(writer.act(3, { do: 'keep' })).rejects.toMatchObject({ code: 'NOT_SEATED' });
  await expect(writer.vote([out(0)])).rejects.toThrow(TableError);
  expect(writer.log.size).toBe(1);
});

test('of nine keys of one number the last is read on the branch the game follows', async () => {
  const { table } = twice.given([]);
  const host = table.fold.logOf(0)!.last;
  const { position, hash } = table.snapshot;
  const returns: Uint8Array[] = [];
  for (let n = 0; n < 9; n++) {
    const { signer, chain } = secretsOf(30 + n);
    const fresh = { key: signer.publicKey, tip: chain.tip };
    const message = returnMessage(table.id, hash, 3, fresh);
    const consents = [{ party: 1, signature: await quickSigner(1).sign(message) }];
    const body: Body = { kind: 'return', seat: 3, party: 3, consents, fresh };
    returns.push(await new Pen(table, 0, host).sign(body, { position, hash }));
  }
  const place = twice.given([returns[8]]).table.snapshot;
  for (const bytes of returns) table.receive(bytes);
  expect(table.fold.logsOf(RETURNED)).toHaveLength(8);
  const pen = new Pen(table, RETURNED, null, quickSigner(38));
  expect(table.receive(await pen.sign({ kind: 'sit' }, table.fold.nodes[0])).status).toBe('waiting');
  for (const party of [1, 2]) table.receive(await new Pen(table, party).sign(vote(), place));
  const { signer } = secretsOf(38);
  expect(table.fold.logsOf(RETURNED)).toHaveLength(9);
  expect(table.fold.logOf(RETURNED)?.size).toBe(1);
  table.receive(await pen.sign({ kind: 'do', seat: 3, action: { do: 'keep' } }));
  expect(table.snapshot.position).toBe(place.position + 1);
  expect(table.snapshot.seating.parties[RETURNED].key).toEqual(signer.publicKey);
});

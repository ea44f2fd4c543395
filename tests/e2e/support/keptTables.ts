import type { BrowserContext } from 'playwright-core';
import type { Action, Game, Seat } from '../../../src/lib/kernel/game.ts';
import { loadGame } from '../../../src/lib/games/index.ts';
import { toBase64url } from '../../../src/lib/net/link/base64url.ts';
import type { SeatBotLevel } from '../../../src/lib/session/contracts.ts';
import { rulesHash } from '../../../src/lib/session/table/rulesHash.ts';
import { digest } from '../../../src/lib/table/log/bytes.ts';
import { Chain } from '../../../src/lib/table/log/chain.ts';
import type { Entry } from '../../../src/lib/table/log/entry.ts';
import { createHeader, encodeHeader } from '../../../src/lib/table/header.ts';
import { loadCurve } from '../../../src/lib/table/log/keys.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import { Writer } from '../../../src/lib/table/writer.ts';

/**
 * Tables that two devices have played up to some decision, each as its device keeps it: header, signed logs, its
 * own key and chain. They are played here by the product's own table room, and the same in every run.
 */

/** What a browser keeps of one table: the contents of its storage. */
export interface KeptTable {
  readonly room: string;
  /** What follows `/table/` in the link. */
  readonly fragment: string;
  readonly header: Uint8Array;
  readonly entries: readonly { readonly id: string; readonly bytes: Uint8Array }[];
  /** By party; with a seat for each that is also the seat. */
  readonly devices: readonly {
    readonly publicKey: Uint8Array;
    readonly privateKey: Uint8Array;
    readonly chainSeed: Uint8Array;
    readonly info: unknown;
  }[];
}

/** A choice that a seat is asked for. */
export interface Moment {
  readonly game: Game;
  readonly state: unknown;
  readonly seat: Seat;
  /** Transcript hash, as pages show it. */
  readonly hash: string;
  /**
   * The table as its devices keep it now; `name` tells copies of one table apart. With `entries` they keep these
   * instead of what was played.
   */
  keep(name: string, entries?: readonly Entry[]): KeptTable;
  /** A copy to play on by other choices, with a pen for each party: this table hears nothing of it. */
  copy(): { readonly table: Table; readonly writers: readonly Writer[] };
}

export type Chooser = (moment: Moment, below: (n: number) => number) => Action;

function dice(seed: number): (n: number) => number {
  let count = 0;
  return (n) => {
    const [a, b, c] = digest('kept-dice', seed, count++);
    return (a * 65536 + b * 256 + c) % n;
  };
}

export interface Agreement {
  readonly game?: 'landscape' | 'clinic';
  /** The party of each seat, counted from 0 as they first sit: one each where it is left out. */
  readonly owners?: readonly number[];
  /** Levels of seats that are bots'. */
  readonly bots?: Readonly<Record<number, SeatBotLevel>>;
  readonly witness?: 'next' | 'named';
  /** House rules of the game. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** Plays one table of a seat for each name; yields before every choice. The same seed plays the same table. */
export async function* playTable(
  seed: number,
  names: readonly string[],
  expansions: readonly string[],
  choose: Chooser,
  {
    game: id = 'landscape',
    owners = names.map((_, seat) => seat),
    bots = {},
    witness = 'named',
    options = {}
  }: Agreement = {}
): AsyncGenerator<Moment, void> {
  const [game, { signerFromSeed }] = await Promise.all([loadGame(id, expansions), loadCurve()]);
  const speakers = names.filter((_, seat) => owners.indexOf(owners[seat]) === seat);
  const secrets = speakers.map((_, party) => {
    const privateKey = digest('kept-key', seed, party);
    const chainSeed = digest('kept-chain', seed, party);
    const signer = signerFromSeed(privateKey);
    return { privateKey, chainSeed, signer, chain: new Chain(chainSeed, signer.publicKey) };
  });
  let nonce = 0;
  const aids = ['preview', 'remaining', 'deadCells', 'fieldOwners'];
  const header = createHeader(
    {
      game: id,
      expansions,
      options,
      rules: rulesHash(id, expansions),
      seats: names.map((name, seat) => ({
        name,
        kind: seat in bots ? 'bot' : 'person',
        party: owners[seat]
      })),
      parties: speakers.map((name, party) => ({
        name,
        key: secrets[party].signer.publicKey,
        tip: secrets[party].chain.tip
      })),
      policy: { witness, aids }
    },
    (length) => digest('kept-nonce', seed, nonce++).slice(0, length)
  );
  const table = Table.open(header, () => game);
  const penOf = (at: Table, { signer, chain }: (typeof secrets)[number], party: number) =>
    new Writer({ table: at, party, signer, chain, store: () => Promise.resolve() });
  const writers = secrets.map((secret, party) => penOf(table, secret, party));
  const copy: Moment['copy'] = () => {
    const other = Table.open(header, () => game);
    for (const { bytes } of table.entries()) other.receive(bytes);
    return { table: other, writers: secrets.map((secret, party) => penOf(other, secret, party)) };
  };
  const keep: Moment['keep'] = (name, entries = table.entries()) => {
    const room = `kept-${seed}-${name}`;
    const fragment = `#r=${room}&k=${toBase64url(digest('kept-room', seed).slice(0, 16))}&w=own`;
    const plan = {
      game: id,
      expansions: header.expansions,
      options,
      aids: Object.fromEntries(aids.map((aid) => [aid, true])),
      witness,
      seats: names.map((seat, n) =>
        n in bots
          ? { kind: 'bot', name: seat, bot: bots[n] }
          : { kind: n === 0 ? 'me' : owners[n] === owners[0] ? 'device' : 'friend', name: seat }
      )
    };
    return {
      room,
      fragment,
      header: encodeHeader(header),
      entries: entries.map(({ id, bytes }) => ({ id, bytes })),
      devices: secrets.map(({ privateKey, chainSeed, signer }, party) => ({
        publicKey: signer.publicKey,
        privateKey,
        chainSeed,
        info: { fragment, plan, opener: party === 0, phase: 'playing', awaited: [], mine: false, names }
      }))
    };
  };

  for (const writer of writers) table.receive(await writer.sit());
  const settle = async () => {
    for (let busy = true; busy;) {
      busy = false;
      for (const writer of writers) {
        const signed = await writer.answerDuties();
        busy ||= signed.length > 0;
      }
    }
  };
  const below = dice(seed);
  for (;;) {
    await settle();
    const { snapshot } = table;
    const [slot] = snapshot.awaited;
    if (snapshot.over || !slot || slot.seat === null) return;
    const moment = { game, state: snapshot.state, seat: slot.seat, hash: snapshot.hash, keep, copy };
    yield moment;
    await writers[slot.party].act(slot.seat, choose(moment, below));
  }
}

/**
 * A browser's stored rows of a table for this seat, as plain arrays, so that any driver can insert them into a page.
 */
export function storedRows(tables: readonly KeptTable[], seat: number) {
  const bytes = (value: Uint8Array) => [...value];
  return tables.map(({ room, header, entries, devices }) => ({
    room,
    header: bytes(header),
    entries: entries.map(({ id, bytes: entry }) => ({ id, bytes: bytes(entry) })),
    info: devices[seat].info,
    publicKey: bytes(devices[seat].publicKey),
    privateKey: bytes(devices[seat].privateKey),
    chainSeed: bytes(devices[seat].chainSeed)
  }));
}

/** Runs inside a page of the site: puts rows into its storage once the site has made the stores. */
export async function storeRows(rows: ReturnType<typeof storedRows>): Promise<void> {
  const hasStores = async () => (await indexedDB.databases()).some(({ name }) => name === 'bastide');
  while (!(await hasStores())) await new Promise((done) => setTimeout(done, 50));
  const open = () =>
    new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open('bastide');
      // Only the page creates stores: a database created here would lack them permanently.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    });
  let db = await open();
  for (let i = 0; i < 200 && !db?.objectStoreNames.contains('keys'); i++) {
    db?.close();
    await new Promise((done) => setTimeout(done, 50));
    db = await open();
  }
  if (!db) throw new Error('The page made no stores.');
  const tx = db.transaction(['tables', 'headers', 'entries', 'keys'], 'readwrite');
  for (const { room, header, entries, info, publicKey, privateKey, chainSeed } of rows) {
    tx.objectStore('tables').put({ id: room, touched: 0, info });
    tx.objectStore('headers').put(new Uint8Array(header), room);
    for (const { id, bytes } of entries) tx.objectStore('entries').put(new Uint8Array(bytes), [room, id]);
    tx.objectStore('keys').put({
      table: room,
      publicKey: new Uint8Array(publicKey),
      privateKey: new Uint8Array(privateKey),
      chainSeed: new Uint8Array(chainSeed)
    });
  }
  await new Promise<void>((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onerror = () => reject(tx.error!);
  });
  db.close();
}

/** Puts tables into the storage of a browser that has never been here, as if it had played them as this seat. */
export async function moveIn(
  context: BrowserContext,
  url: string,
  tables: readonly KeptTable[],
  seat: number
): Promise<void> {
  const empty = context.pages().find((page) => page.url() === 'about:blank');
  const page = empty ?? (await context.newPage());
  // Opening the site makes the stores.
  await page.goto(url);
  await page.evaluate(storeRows, storedRows(tables, seat));
  if (page !== empty) await page.close();
}

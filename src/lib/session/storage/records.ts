import { loadRules } from '../../games/index.ts';
import { randomBytes, toBase64url } from '../../net/link/base64url.ts';
import { takeWithRoom } from '../../net/document/allowance.ts';
import type { Store } from '../../net/storage/store.ts';
import { sameBytes, toHex } from '../../table/log/bytes.ts';
import { encodeHeader, readHeader, tableIdOf, type Header } from '../../table/header.ts';
import { TableError } from '../../table/errors.ts';
import type { Evidence } from '../../table/fold/evidence.ts';
import type { Entry } from '../../table/log/entry.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { isLetter, isOfTable, LetterError, readLetter } from '../../table/record/letter.ts';
import { exportRecord as recordOf, MAX_RECORD, readRecord } from '../../table/record/record.ts';
import { Table } from '../../table/fold/table.ts';
import { openRecord } from '../../table/record/verify.ts';
import type { Fragment } from '../contracts.ts';
import { planOf } from '../lobby/plan.ts';
import { cleanRecord, type TableInfo } from '../table/tableInfo.ts';
import { seatNames } from '../table/names.ts';

/** File extension of saved games. */
const ENDING = 'bastide';

async function tableFrom(header: Header, entries: readonly Uint8Array[]): Promise<Table> {
  const game = await loadRules(header.game, header.expansions);
  const table = Table.open(header, () => game);
  await table.receiveAll(entries);
  return table;
}

/**
 * Exports a table of this device: header, logs, signatures and links, nothing secret. Rejects with NOT_BEGUN before the
 * game has begun.
 */
export async function exportRecord(store: Store, room: string): Promise<File> {
  const header = await store.header(room);
  if (!header) throw new TableError('NOT_BEGUN', 'The game has not begun: there is nothing to save yet.');
  const entries = await store.entries(room);
  const table = await tableFrom(
    await readHeader(header),
    entries.map(({ bytes }) => bytes)
  );
  const id = toHex(table.id).slice(0, 8);
  return new File([recordOf(table) as BlobPart], `${table.header.game}-${id}.${ENDING}`, {
    type: 'application/octet-stream'
  });
}

/** Longest file read, in bytes: a record, since letters are far shorter. */
export const MAX_FILE = MAX_RECORD;

/**
 * Imports a file: a saved game, or a letter. Resolves to the address of its table, with the letter's turns in it.
 * Rejects with an error for the UI.
 */
export async function importFile(store: Store, bytes: Uint8Array): Promise<Fragment> {
  if (!isLetter(bytes)) return importRecord(store, bytes);
  await loadCurve();
  const letter = readLetter(bytes);
  const known = await tableWhere(store, (header) => isOfTable(letter, tableIdOf(header)));
  if (!known) throw new LetterError('FOREIGN', 'This turn belongs to a table that is not on this device.');
  return `${known.info.fragment}&t=${toBase64url(bytes)}`;
}

/** An entry of a table as it is stored. */
const storedAt = (table: Table) => (entry: Entry) => ({
  id: table.nameOf(entry) ?? entry.id,
  bytes: entry.bytes
});

/** A playable table of this device, found by its header. */
async function tableWhere(
  store: Store,
  fits: (header: Header) => boolean
): Promise<{ readonly id: string; readonly info: TableInfo } | null> {
  for (const { id, info } of await store.tables()) {
    const known = cleanRecord(info);
    const header = known && !known.file ? await storedHeader(store, id) : null;
    if (known && header && fits(header)) return { id, info: known };
  }
  return null;
}

/** The header of a table of this device; null where there is none, or a damaged one, which must not stop a search. */
async function storedHeader(store: Store, id: string): Promise<Header | null> {
  const bytes = await store.header(id);
  return bytes ? readHeader(bytes).catch(() => null) : null;
}

/**
 * Audits a saved game and imports it. A game played on this device gets the entries it lacked; any other is stored as a
 * read-only table. Rejects with an error for the UI.
 */
export async function importRecord(store: Store, bytes: Uint8Array): Promise<Fragment> {
  await loadCurve();
  const { header } = readRecord(bytes);
  const game = await loadRules(header.game, header.expansions);
  const table = await openRecord(bytes, () => game);
  const room = `file-${toHex(tableIdOf(header)).slice(0, 24)}`;
  const fragment: Fragment = `#r=${room}&k=${toBase64url(randomBytes(16))}`;
  const played = await tableWhere(store, (other) => sameBytes(tableIdOf(other), table.id));
  if (played) {
    const stored = await store.entries(played.id);
    const own = await tableFrom(
      header,
      stored.map(({ bytes }) => bytes)
    );
    const fresh = await takeWithRoom(
      own,
      table.entries().map((entry) => entry.bytes)
    );
    await store.putEntries(played.id, fresh.map(storedAt(own)));
    return played.info.fragment;
  }
  const known = await store.table(room);
  const info: TableInfo = {
    fragment: (known?.info as TableInfo | undefined)?.fragment ?? fragment,
    plan: planOf(header),
    opener: false,
    phase: table.snapshot.over ? 'over' : 'playing',
    awaited: [],
    mine: false,
    names: seatNames(header),
    file: true
  };
  const record = { id: room, touched: Date.now(), info };
  await store.putWhole(record, encodeHeader(header), table.entries().map(storedAt(table)));
  return info.fragment;
}

/** A letter to parties that are not connected, as a file. */
export function letterFile(table: Table, letter: Uint8Array): File {
  const name = `${table.header.game}-turn-${table.snapshot.position}.${ENDING}`;
  return new File([letter as BlobPart], name, { type: 'application/octet-stream' });
}

/** The proofs against parties of a table, as text that can be checked with the header: signed bytes in hex. */
export function evidenceFile(table: Table, evidence: readonly Evidence[], room: string): File {
  const items = evidence.map(({ kind, party, index, entries }) => ({
    kind,
    party,
    index,
    key: toHex(table.snapshot.seating.parties[party].key),
    entries: entries.map(({ bytes }) => toHex(bytes))
  }));
  const text = JSON.stringify({ bastide: 'evidence', version: 1, table: toHex(table.id), items }, null, 2);
  return new File([text], `${ENDING}-evidence-${room.slice(0, 8)}.json`, { type: 'application/json' });
}

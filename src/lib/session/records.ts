import { loadGame } from '../games/index.ts';
import { randomBytes, toBase64url } from '../net/bytes.ts';
import type { Store } from '../net/store.ts';
import { toHex } from '../table/bytes.ts';
import { decodeHeader, encodeHeader, tableIdOf, type Header } from '../table/header.ts';
import type { Evidence } from '../table/evidence.ts';
import { exportRecord as recordOf, readRecord } from '../table/record.ts';
import { Table } from '../table/table.ts';
import { openRecord } from '../table/verify.ts';
import type { Fragment, GameId } from './contracts.ts';
import { aidsFrom } from './plan.ts';
import type { TableInfo } from './tableInfo.ts';

/** Ending of saved games. */
const ENDING = 'bastide';

async function tableFrom(header: Header, entries: readonly Uint8Array[]): Promise<Table> {
  const game = await loadGame(header.game, header.expansions);
  const table = Table.open(header, () => game);
  await table.receiveAll(entries);
  return table;
}

/** The saved game of a table of this device: header, logs, signatures and links, nothing secret. */
export async function exportRecord(store: Store, room: string): Promise<File> {
  const header = await store.header(room);
  if (!header) throw new Error('The game has not begun: there is nothing to save yet.');
  const entries = await store.entries(room);
  const table = await tableFrom(
    decodeHeader(header),
    entries.map(({ bytes }) => bytes)
  );
  const id = toHex(table.id).slice(0, 8);
  return new File([recordOf(table) as BlobPart], `${table.header.game}-${id}.${ENDING}`, {
    type: 'application/octet-stream'
  });
}

/** Audits a saved game and keeps it as a table one can look at. Rejects with what is wrong, in words. */
export async function importRecord(store: Store, bytes: Uint8Array): Promise<Fragment> {
  const { header } = readRecord(bytes);
  const game = await loadGame(header.game, header.expansions);
  const table = await openRecord(bytes, () => game);
  const room = `file-${toHex(tableIdOf(header)).slice(0, 24)}`;
  const fragment: Fragment = `#r=${room}&k=${toBase64url(randomBytes(16))}`;
  const entries = table.entries().map((entry) => ({ id: entry.id, bytes: entry.bytes }));
  await store.putHeader(room, encodeHeader(header));
  await store.putEntries(room, entries);
  const known = await store.table(room);
  const info: TableInfo = {
    fragment: (known?.info as TableInfo | undefined)?.fragment ?? fragment,
    plan: {
      game: header.game as GameId,
      expansions: header.expansions,
      options: header.options as TableInfo['plan']['options'],
      aids: aidsFrom(header.policy.aids),
      witness: header.policy.witness,
      seats: header.seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'friend' }))
    },
    opener: false,
    phase: table.snapshot.over ? 'over' : 'playing',
    awaited: [],
    mine: false,
    names: header.seats.map(({ name }) => name),
    file: true
  };
  await store.putTable({ id: room, touched: Date.now(), info });
  return info.fragment;
}

/** What can be proven against parties of a table, as text anybody can check with the header: signed bytes in hex. */
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

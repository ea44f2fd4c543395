import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';
import type { Store } from '../../net/storage/store.ts';
import { sameBytes } from '../../table/log/bytes.ts';
import { decodeHeader } from '../../table/header.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { cleanRecord, type TableInfo } from '../table/tableInfo.ts';
import { readMovedInfo } from './movedInfo.ts';

/** Result of importing keys. */
export interface Imported {
  /** New seats on this device. */
  readonly seats: number;
  /** Tables skipped because this device has another key for them. */
  readonly taken: number;
}

/** The file is not a key file, or damaged beyond use. */
export class KeysError extends Error {
  override readonly name = 'KeysError';
  constructor() {
    super('This file holds no keys of seats.');
  }
}

interface Row {
  readonly room: string;
  readonly seed: Uint8Array;
  readonly chain: Uint8Array;
  readonly header: Uint8Array | null;
  readonly info: TableInfo;
}

const MAX_FILE = 8 * 1024 * 1024;

/**
 * Exports every seat key of this device, to move seats to another one. The file's holder can play these seats, so from
 * now on this device, too, signs there only after another party has sent it its own log.
 */
export async function exportKeys(store: Store): Promise<File> {
  const rows = [];
  for (const { id, info: found } of await store.tables()) {
    const info = cleanRecord(found);
    const keys = await store.keys(id);
    if (!info || !keys || info.file) continue;
    const header = await store.header(id);
    rows.push({
      room: id,
      seed: toBase64url(keys.privateKey as Uint8Array),
      chain: toBase64url(keys.chainSeed),
      ...(header ? { header: toBase64url(header) } : {}),
      info
    });
    await store.changeTable(id, (stored) => {
      const now = cleanRecord(stored);
      return now && { ...now, copied: true };
    });
  }
  const text = JSON.stringify({ bastide: 'keys', version: 1, keys: rows });
  return new File([text], 'bastide-keys.json', { type: 'application/json' });
}

/** Imports the seats of a key file. A stored key is never replaced. */
export async function importKeys(store: Store, file: Blob): Promise<Imported> {
  if (file.size > MAX_FILE) throw new KeysError();
  const { signerFromSeed } = await loadCurve();
  const rows = readRows(await file.text());
  let seats = 0;
  let taken = 0;
  for (const { room, seed, chain, header, info } of rows) {
    const known = await store.keys(room);
    if (known) {
      const same = known.privateKey instanceof Uint8Array && sameBytes(known.privateKey, seed);
      if (!same) taken++;
      continue;
    }
    const { publicKey } = signerFromSeed(seed);
    // The key is stored last: with the key but without the mark of a copy, this device would sign as well as
    // the other one.
    await store.putTable({ id: room, touched: Date.now(), info: { ...info, copied: true } });
    if (header) await store.putHeader(room, header);
    const kept = await store.putKeys({ table: room, publicKey, privateKey: seed, chainSeed: chain });
    if (sameBytes(kept.publicKey, publicKey)) seats++;
    else taken++;
  }
  return { seats, taken };
}

function readRows(text: string): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new KeysError();
  }
  const { bastide, keys } = (value ?? {}) as { bastide?: unknown; keys?: unknown };
  if (bastide !== 'keys' || !Array.isArray(keys)) throw new KeysError();
  const rows = keys.flatMap(readRow);
  if (rows.length < keys.length) throw new KeysError();
  return rows;
}

function readRow(value: unknown): Row[] {
  const { room, seed, chain, header, info } = (value ?? {}) as Record<string, unknown>;
  const secret = bytesOf(seed, 32);
  const links = bytesOf(chain, 32);
  if (typeof room !== 'string') return [];
  const known = readMovedInfo(info, room);
  if (!secret || !links || !known) return [];
  return [{ room, seed: secret, chain: links, header: headerOf(header), info: known }];
}

function bytesOf(value: unknown, length: number): Uint8Array | null {
  const bytes = typeof value === 'string' ? fromBase64url(value) : null;
  return bytes?.length === length ? bytes : null;
}

function headerOf(value: unknown): Uint8Array | null {
  const bytes = typeof value === 'string' ? fromBase64url(value) : null;
  if (!bytes) return null;
  try {
    decodeHeader(bytes);
    return bytes;
  } catch {
    return null;
  }
}

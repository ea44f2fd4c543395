import { loadRules } from '../../games/index.ts';
import type { Store } from '../../net/storage/store.ts';
import { lineTo } from '../../session/table/history.ts';
import { cleanRecord, type TableInfo } from '../../session/table/tableInfo.ts';
import { configOf, readHeader, type Header } from '../../table/header.ts';
import { Table } from '../../table/fold/table.ts';
import { endOf, isResult, type GameResult } from './results.ts';
import { seatNames } from '../../session/table/names.ts';

/** Name of what is kept of all results, among the device's settings. */
const KEPT = 'results';

interface Kept {
  readonly results: readonly GameResult[];
  /** Tables last touched before this (ms) were cleared away and are not counted again. */
  readonly since: number;
}

async function readKept(store: Store): Promise<Kept> {
  const found = (await store.setting(KEPT)) as Partial<Kept> | undefined;
  return {
    results: Array.isArray(found?.results) ? found.results.filter(isResult) : [],
    since: Number.isFinite(found?.since) ? found!.since! : 0
  };
}

/** The seat of this device's person; null for a game that was only watched. */
function ownSeat(header: Header, key: Uint8Array, info: TableInfo): number | null {
  const same = (other: Uint8Array) =>
    other.length === key.length && other.every((byte, i) => byte === key[i]);
  const isOwn = (seat: number) =>
    header.seats[seat]?.kind === 'person' && same(header.parties[header.seats[seat].party].key);
  const me = info.claim?.seat ?? info.plan.seats.findIndex(({ kind }) => kind === 'me');
  if (isOwn(me)) return me;
  const first = header.seats.findIndex((_, seat) => isOwn(seat));
  return first < 0 ? null : first;
}

async function resultOf(
  store: Store,
  id: string,
  touched: number,
  info: TableInfo
): Promise<GameResult | null> {
  const [bytes, keys] = await Promise.all([store.header(id), store.keys(id)]);
  if (!bytes || !keys) return null;
  const header = await readHeader(bytes);
  const mine = ownSeat(header, keys.publicKey, info);
  if (mine === null) return null;
  const game = await loadRules(header.game, header.expansions);
  const table = Table.open(header, () => game);
  await table.receiveAll((await store.entries(id)).map((entry) => entry.bytes));
  const { first, inputs } = lineTo(table.fold.tip);
  const end = endOf({ game, config: configOf(header, first ?? 0), inputs }, mine);
  const names = seatNames(header);
  return end && { id, at: touched, game: header.game, expansions: header.expansions, names, mine, ...end };
}

export interface Collected {
  /** The latest first. */
  readonly results: readonly GameResult[];
  /** Finished games that could not be read. */
  readonly unreadable: number;
}

/**
 * All results of this device: the stored ones, and those of tables finished since, computed from their
 * entries and stored as well. A table that cannot be read any more is counted as unreadable and skipped.
 */
export async function collectResults(store: Store): Promise<Collected> {
  const { results, since } = await readKept(store);
  const known = new Set(results.map(({ id }) => id));
  const found: GameResult[] = [];
  let unreadable = 0;
  for (const { id, touched, info } of await store.tables()) {
    const table = cleanRecord(info);
    if (known.has(id) || touched <= since || table?.phase !== 'over' || table.file) continue;
    try {
      const result = await resultOf(store, id, touched, table);
      if (result) found.push(result);
    } catch {
      // Of rules this version no longer has, or damaged.
      unreadable++;
    }
  }
  const all = [...results, ...found].sort((a, b) => b.at - a.at);
  if (found.length > 0) await store.putSetting(KEPT, { results: all, since });
  return { results: all, unreadable };
}

/** Forgets all results, and counts no game last touched before `now` (ms) again. */
export function clearResults(store: Store, now: number): Promise<void> {
  return store.putSetting(KEPT, { results: [], since: now });
}

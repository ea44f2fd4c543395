import { expect, it } from 'vitest';
import type { Table } from '../../table/fold/table.ts';
import type { Entry } from '../../table/log/entry.ts';
import { Log } from '../../table/log/log.ts';
import { hasSpareRoom } from './allowance.ts';

const entryOf = (id: string, kilobytes: number) =>
  ({ id, index: 1, bytes: new Uint8Array(kilobytes * 1024) }) as unknown as Entry;

function logOf(...entries: readonly Entry[]): Log {
  const log = new Log(new Uint8Array(32));
  for (const entry of entries) log.add(entry);
  return log;
}

/** A table that played these entries. */
const tableOf = (...played: readonly Entry[]) =>
  ({
    fold: { nodes: [{ via: { kind: 'start' } }, { via: { kind: 'answers', entries: played } }] }
  }) as unknown as Table;

it('keeps 256 KB of the unused entries of a log, however long the game is', () => {
  const played = entryOf('a', 300);
  const table = tableOf(played);
  const next = entryOf('c', 50);
  expect(hasSpareRoom(table, logOf(played, entryOf('b', 200)), next)).toBe(true);
  const full = logOf(played, entryOf('b', 250));
  expect(hasSpareRoom(table, full, next)).toBe(false);
  expect(hasSpareRoom(table, logOf(), next)).toBe(true);
  // Nor is there more room for what was played of another log.
  expect(hasSpareRoom(table, logOf(entryOf('a', 250)), next)).toBe(false);
});

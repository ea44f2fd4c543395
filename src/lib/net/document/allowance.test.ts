import { expect, it } from 'vitest';
import type { Table } from '../../table/fold/table.ts';
import type { Entry } from '../../table/log/entry.ts';
import { Allowance } from './allowance.ts';

const entryOf = (party: number, kilobytes: number) =>
  ({ party, bytes: new Uint8Array(kilobytes * 1024) }) as unknown as Entry;

/** A table that holds these entries, of which some were played. */
const tableOf = (played: readonly Entry[], spare: readonly Entry[]) =>
  ({
    entries: () => [...played, ...spare],
    fold: { nodes: [{ via: { kind: 'start' } }, { via: { kind: 'answers', entries: played } }] }
  }) as unknown as Table;

it('keeps 256 KB of a party’s unused entries, however long the game is', () => {
  const played = [entryOf(0, 300)];
  expect(new Allowance(tableOf(played, [entryOf(0, 200)])).admits(entryOf(0, 50))).toBe(true);
  const full = new Allowance(tableOf(played, [entryOf(0, 250)]));
  expect(full.admits(entryOf(0, 50))).toBe(false);
  expect(full.admits(entryOf(1, 50))).toBe(true);
});

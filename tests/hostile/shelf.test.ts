/** The list of tables on a device whose storage fails at one transaction after the other. */
import { expect, test } from 'vitest';
import { parseLink } from '../../src/lib/net/link/link.ts';
import { deviceStore } from '../../src/lib/session/storage/device.ts';
import { ROOM_SALT } from '../../src/lib/session/storage/identity.ts';
import { deviceTables } from '../../src/lib/session/storage/storedTables.ts';
import type { Fragment, TableSummary } from '../../src/lib/session/contracts.ts';
import { tablePlan } from '../../src/lib/session/testing/tablePlan.ts';
import { exportRecord } from '../../src/lib/table/record/record.ts';
import { playTable } from '../e2e/support/keptTables.ts';
import { toHex } from '../../src/lib/table/log/bytes.ts';
import { mend, watch } from './support/failingStorage.ts';

const storedTables = deviceTables();
const store = await deviceStore();
const { name } = (store as unknown as { db: IDBDatabase }).db;

const plan = tablePlan();
const proposal = { servers: [], points: [], strangers: null };

/** The tables as the list shows them once. */
const listed = () =>
  new Promise<readonly TableSummary[]>((done, failed) => {
    const stop = storedTables.watch((list) => {
      done(list);
      queueMicrotask(() => stop());
    }, failed);
  });

async function isWhole(room: string): Promise<boolean> {
  return (await store.keys(room)) !== undefined && (await store.secret(room, ROOM_SALT)) !== undefined;
}

test.each(['throws', 'aborts', 'lies'] as const)(
  'a table is listed with the key its name stands for, or not at all, where storage %s',
  async (failure) => {
    for (let at = 0, failed = true; failed; at++) {
      const seen = watch(name, { failure, at });
      const before = new Set((await store.tables().catch(() => [])).map(({ id }) => id));
      const made = await storedTables.create(plan, proposal).catch(() => null);
      ({ failed } = seen);
      mend(name);
      const fresh = (await store.tables()).filter(({ id }) => !before.has(id));
      for (const { id } of fresh) expect(await isWhole(id)).toBe(true);
      if (made) expect(fresh.map(({ id }) => id)).toContain(parseLink(made).room);
      else if (failure !== 'lies') expect(fresh).toEqual([]);
    }
    expect((await listed()).length).toBeGreaterThan(0);
  }
);

test('of a saved game that cannot be stored whole nothing stays, and it is stored once storage works', async () => {
  const played = playTable(5, ['Ada', 'Bo'], [], ({ game, state, seat }) => game.actions(state, seat)[0]);
  for (let n = 0; n < 4; n++) await played.next();
  const { table } = (await played.next()).value!.copy();
  const file = new File([exportRecord(table) as BlobPart], 'game.bastide');
  const room = `file-${toHex(table.id).slice(0, 24)}`;
  const parts = async () => [
    (await store.table(room)) !== undefined,
    (await store.header(room)) !== undefined,
    (await store.entries(room)).length
  ];
  for (let at = 0, failed = true; failed; at++) {
    const seen = watch(name, { failure: 'aborts', at, times: 1 });
    const opened = await storedTables.open(file).catch(() => null);
    ({ failed } = seen);
    mend(name);
    if (opened === null) expect(await parts()).toEqual([false, false, 0]);
    else expect(await parts()).toEqual([true, true, table.entries().length]);
    if (opened !== null && failed) await storedTables.remove(room);
  }
});

test('of a list that cannot be read the reason is told, and it is read again at the next change', async () => {
  const [{ id }] = await store.tables();
  const shown: unknown[] = [];
  watch(name, { failure: 'throws', at: 0, times: 1 });
  const stop = storedTables.watch(
    (list) => shown.push(list.length),
    (error) => shown.push(error)
  );
  await expect.poll(() => shown.length).toBe(1);
  mend(name);
  await storedTables.remove(id);
  await expect.poll(() => shown.length).toBe(2);
  stop();
  expect(shown).toEqual([expect.objectContaining({ code: 'BROKEN' }), (await store.tables()).length]);
});

test('a table that is removed while storage fails stays listed, and can be removed then', async () => {
  const fragment: Fragment = await storedTables.create(plan, proposal);
  const { room } = parseLink(fragment);
  watch(name, { failure: 'aborts', at: 0 });
  await expect(storedTables.remove(room)).rejects.toThrow();
  mend(name);
  expect((await listed()).some(({ id }) => id === room)).toBe(true);
  expect(await isWhole(room)).toBe(true);
  await storedTables.remove(room);
  expect((await listed()).some(({ id }) => id === room)).toBe(false);
  expect(await isWhole(room)).toBe(false);
});

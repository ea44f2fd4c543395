import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { randomBytes, toBase64url } from '../../net/link/base64url.ts';
import { openStore, type Store } from '../../net/storage/store.ts';
import { StoreError } from '../../net/storage/storeError.ts';
import { encodeHeader } from '../../table/header.ts';
import { signerFromSeed } from '../../table/log/curve.ts';
import { headerFor } from '../../table/testing/bench.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { exportKeys, importKeys, KeysError } from './seatKeys.ts';
import { cleanRecord, type TableInfo } from '../table/tableInfo.ts';

let stores = 0;
const device = (): Promise<Store> => openStore(`device-${stores++}`);

const info: TableInfo = {
  fragment: '#r=room&k=AAAAAAAAAAAAAAAAAAAAAA',
  plan: tablePlan(),
  opener: true,
  phase: 'playing',
  awaited: [0],
  mine: true
};

const header = encodeHeader(headerFor({ seats: [0, 1] }));

async function seat(store: Store, room: string): Promise<Uint8Array> {
  const seed = randomBytes(32);
  const { publicKey } = signerFromSeed(seed);
  await store.putKeys({ table: room, publicKey, privateKey: seed, chainSeed: randomBytes(32) });
  await store.putTable({ id: room, touched: 1, info });
  return publicKey;
}

const isCopied = async (store: Store, room: string) =>
  cleanRecord((await store.table(room))?.info)?.copied === true;

describe('keys of seats', () => {
  it('move to another device, and both devices then wait for their own log from another party', async () => {
    const [old, fresh] = await Promise.all([device(), device()]);
    const key = await seat(old, 'room');
    expect(await isCopied(old, 'room')).toBe(false);
    const file = await exportKeys(old);
    expect(await isCopied(old, 'room')).toBe(true);
    expect(await importKeys(fresh, file)).toEqual({ seats: 1, taken: 0 });
    expect((await fresh.keys('room'))?.publicKey).toEqual(key);
    expect(await isCopied(fresh, 'room')).toBe(true);
    expect(await importKeys(fresh, file)).toEqual({ seats: 0, taken: 0 });
  });

  it('take the header of their game with them', async () => {
    const [old, fresh] = await Promise.all([device(), device()]);
    await seat(old, 'room');
    await old.putHeader('room', header);
    await importKeys(fresh, await exportKeys(old));
    expect(await fresh.header('room')).toEqual(header);
  });

  it('are not exported when the mark of a copy cannot be stored', async () => {
    const store = await device();
    await seat(store, 'room');
    const full = Object.create(store, {
      changeTable: { value: () => Promise.reject(new StoreError('FULL')) }
    }) as Store;
    await expect(exportKeys(full)).rejects.toMatchObject({ code: 'FULL' });
  });

  it('leave no table behind that is deleted during the export', async () => {
    const store = await device();
    await seat(store, 'room');
    const busy = Object.create(store, {
      header: { value: (room: string) => store.deleteTable(room).then(() => undefined) }
    }) as Store;
    await exportKeys(busy);
    expect(await store.table('room')).toBeUndefined();
  });

  it('are those of tables that this device can read, with a key', async () => {
    const store = await device();
    await store.putTable({ id: 'keyless', touched: 1, info });
    await seat(store, 'unreadable');
    await store.putTable({ id: 'unreadable', touched: 1, info: { fragment: 7 } });
    await seat(store, 'room');
    const { keys } = JSON.parse(await (await exportKeys(store)).text()) as { keys: { room: string }[] };
    expect(keys.map(({ room }) => room)).toEqual(['room']);
  });

  it.each(['putTable', 'putHeader', 'putKeys'] as const)(
    'are not here without the mark of a copy when %s fails',
    async (write) => {
      const [old, fresh] = await Promise.all([device(), device()]);
      await seat(old, 'room');
      await old.putHeader('room', header);
      const file = await exportKeys(old);
      const full = Object.create(fresh, {
        [write]: { value: () => Promise.reject(new StoreError('FULL')) }
      }) as Store;
      await expect(importKeys(full, file)).rejects.toMatchObject({ code: 'FULL' });
      expect(await fresh.keys('room')).toBeUndefined();
      expect(await importKeys(fresh, file)).toEqual({ seats: 1, taken: 0 });
      expect(await isCopied(fresh, 'room')).toBe(true);
    }
  );

  it('never take the place of another key', async () => {
    const [old, other] = await Promise.all([device(), device()]);
    await seat(old, 'room');
    const own = await seat(other, 'room');
    expect(await importKeys(other, await exportKeys(old))).toEqual({ seats: 0, taken: 1 });
    expect((await other.keys('room'))?.publicKey).toEqual(own);
    expect(await isCopied(other, 'room')).toBe(false);
  });

  it.each([
    '',
    'null',
    '{}',
    '{"bastide":"keys"}',
    '{"bastide":"keys","keys":[{"room":"x"}]}',
    '{"bastide":"keys","keys":[null]}',
    '[1]'
  ])('are not found in %j', async (text) => {
    const store = await device();
    await expect(importKeys(store, new Blob([text]))).rejects.toBeInstanceOf(KeysError);
    expect(await store.tables()).toEqual([]);
  });

  describe('in a file that was changed', () => {
    const secret = toBase64url(new Uint8Array(32).fill(7));
    const row = { room: 'room', seed: secret, chain: secret, info };
    const there = { ...info, fragment: '#r=other&k=AAAAAAAAAAAAAAAAAAAAAA' };
    const next = { party: 0, fragment: '#r=next&k=AAAAAAAAAAAAAAAAAAAAAA', plan: tablePlan() };
    const read = async (keys: readonly unknown[], name = 'keys') => {
      const store = await device();
      const file = new Blob([JSON.stringify({ bastide: name, version: 1, keys })]);
      return { store, result: await importKeys(store, file).catch((error: unknown) => error) };
    };

    it.each<[string, object]>([
      ['a room that is no name', { room: 'a b' }],
      ['a room that is no text', { room: ['other'] }],
      ['a room that is too long', { room: 'x'.repeat(65) }],
      ['a secret of another length', { seed: toBase64url(new Uint8Array(31)) }],
      ['a chain of another length', { chain: toBase64url(new Uint8Array(33)) }],
      ['a table that is none', { info: { ...info, fragment: 7 } }],
      ...(
        [
          { fragment: '#r=another&k=AAAAAAAAAAAAAAAAAAAAAA' },
          { fragment: '#r=other' },
          { fragment: 'r=other&k=AAAAAAAAAAAAAAAAAAAAAA' },
          { phase: 'won' },
          { awaited: null },
          { awaited: [0, 2] },
          { awaited: undefined },
          { opener: 1 },
          { mine: 'yes' },
          { names: 'Ada' },
          { names: [{}] },
          { claim: null },
          { claim: { seat: 2, name: 'Ada' } },
          { claim: { seat: 0 } },
          { file: 1 },
          { strangers: 'always' },
          { letters: 'AA' },
          { letters: [7] },
          { next: null },
          { next: { ...next, party: 2 } },
          { next: { ...next, fragment: '/elsewhere' } },
          { next: { ...next, plan: {} } },
          { clock: null },
          { clock: { spent: [null], running: [] } },
          { clock: { spent: [0, 0], running: [7] } },
          { clock: { spent: [0, 0], running: [[2, 0]] } },
          { clock: { spent: [0, 0], running: [[0, 'now']] } }
        ] as const
      ).map((change): [string, object] => [
        `a table with ${JSON.stringify(change)}`,
        { info: { ...there, ...change } }
      ])
    ])('with %s none are taken', async (_, change) => {
      expect((await read([row])).result).toEqual({ seats: 1, taken: 0 });
      const { store, result } = await read([row, { ...row, room: 'other', ...change }]);
      expect(result).toBeInstanceOf(KeysError);
      expect(await store.tables()).toEqual([]);
    });

    it('all that a table of ours may hold is taken, with clean names', async () => {
      const whole = {
        ...there,
        names: ['Ada\u202e', 'Bo'],
        claim: { seat: 1, name: ' Bo ' },
        file: false,
        strangers: true,
        letters: ['AA'],
        next,
        clock: { spent: [0.5, 2], running: [[1, 3.25]] }
      };
      const { store, result } = await read([{ ...row, room: 'other', info: whole }]);
      expect(result).toEqual({ seats: 1, taken: 0 });
      expect((await store.table('other'))?.info).toEqual({
        ...whole,
        plan: cleanRecord(whole)?.plan,
        names: ['Ada', 'Bo'],
        claim: { seat: 1, name: 'Bo' },
        copied: true
      });
    });

    it('a header that is none is left out, and a file of another kind is not read', async () => {
      for (const none of [secret, '%', 7]) {
        const { store, result } = await read([{ ...row, header: none }]);
        expect(result).toEqual({ seats: 1, taken: 0 });
        expect(await store.header('room')).toBeUndefined();
      }
      expect((await read([row], 'evidence')).result).toBeInstanceOf(KeysError);
    });

    it('nothing of one larger than any is read', async () => {
      const file = new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]);
      const text = vi.spyOn(file, 'text');
      await expect(importKeys(await device(), file)).rejects.toBeInstanceOf(KeysError);
      expect(text).not.toHaveBeenCalled();
    });

    it('a key that another tab stored meanwhile stays, and counts as taken', async () => {
      const store = await device();
      const busy = Object.create(store, {
        putHeader: { value: () => Promise.resolve() },
        putTable: {
          value: async (...args: Parameters<Store['putTable']>) => {
            await seat(store, 'room');
            return store.putTable(...args);
          }
        }
      }) as Store;
      const file = new Blob([JSON.stringify({ bastide: 'keys', version: 1, keys: [row] })]);
      expect(await importKeys(busy, file)).toEqual({ seats: 0, taken: 1 });
      expect((await store.keys('room'))?.privateKey).not.toEqual(new Uint8Array(32).fill(7));
    });
  });

  it('of a finished game from a file are not exported', async () => {
    const store = await device();
    await seat(store, 'room');
    await store.putTable({ id: 'room', touched: 1, info: { ...info, file: true } });
    const { keys } = JSON.parse(await (await exportKeys(store)).text()) as { keys: unknown[] };
    expect(keys).toEqual([]);
    expect(await isCopied(store, 'room')).toBe(false);
  });
});

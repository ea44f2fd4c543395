import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openStore, type KeyRecord, type Store } from '../../net/storage/store.ts';
import { identityAt } from './identity.ts';
import { escapes } from '../testing/escapes.ts';

const escaped = escapes();

test('the signer of a new key is there before its chain, and both are the same later', async () => {
  const kept = new Map<string, KeyRecord>();
  const store = {
    keys: async (table: string) => kept.get(table),
    putKeys: async (record: KeyRecord) => {
      kept.set(record.table, record);
      return record;
    }
  } as unknown as Store;
  const coming = await identityAt(store, 'room');
  expect(kept.get('room')?.chainMarks).toBeUndefined();
  const { signer, chain, party } = await coming.whole;
  expect(signer).toBe(coming.signer);
  expect(kept.get('room')).toMatchObject({ publicKey: signer.publicKey, chainMarks: chain.marks });
  const again = await (await identityAt(store, 'room')).whole;
  expect([again.party, again.signer.publicKey]).toEqual([party, signer.publicKey]);
});

test('two tabs that open a table for the first time have one key', async () => {
  const tabs = [await openStore(), await openStore()];
  const both = await Promise.all(tabs.map((store) => identityAt(store, 'new')));
  const parties = await Promise.all(both.map(async ({ whole }) => (await whole).party));
  expect(parties[0]).toBe(parties[1]);
  expect((await (await identityAt(tabs[0], 'new')).whole).party).toBe(parties[0]);
  for (const store of tabs) store.close();
});

test('a failure to store the marks of a chain is told where the identity is awaited, and nowhere else', async () => {
  let puts = 0;
  const store = {
    keys: async () => undefined,
    putKeys: async (record: KeyRecord) => {
      if (puts++ > 0) throw new Error('full');
      return record;
    }
  } as unknown as Store;
  const { whole } = await identityAt(store, 'room');
  await vi.waitFor(() => expect(puts).toBe(2));
  await new Promise((done) => setTimeout(done));
  await expect(whole).rejects.toThrow('full');
  expect(escaped).toEqual([]);
});

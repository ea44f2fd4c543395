import { expect, test } from 'vitest';
import type { KeyRecord, Store } from '../../net/storage/store.ts';
import { identityAt } from './identity.ts';

test('the signer of a new key is there before its chain, and both are the same later', async () => {
  const kept = new Map<string, KeyRecord>();
  const store = {
    keys: async (table: string) => kept.get(table),
    putKeys: async (record: KeyRecord) => void kept.set(record.table, record)
  } as unknown as Store;
  const coming = await identityAt(store, 'room');
  expect(kept.size).toBe(0);
  const { signer, chain, party } = await coming.whole;
  expect(signer).toBe(coming.signer);
  expect(kept.get('room')).toMatchObject({ publicKey: signer.publicKey, chainMarks: chain.marks });
  const again = await (await identityAt(store, 'room')).whole;
  expect([again.party, again.signer.publicKey]).toEqual([party, signer.publicKey]);
});

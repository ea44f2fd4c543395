import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fromBase64url, toBase64url } from '../../net/link/base64url.ts';
import { openStore, type KeyRecord, type Store } from '../../net/storage/store.ts';
import { roomOf } from '../../table/gathering/roomName.ts';
import { loadCurve, verifySignature } from '../../table/log/keys.ts';
import { identityAt, keyOfParty, newRoom, readParty, ROOM_SALT, temporaryIdentity } from './identity.ts';
import { escapes } from '../testing/escapes.ts';

const escaped = escapes();
afterEach(() => vi.restoreAllMocks());

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

test('the name of a new room is that of the stored key, chain and salt', async () => {
  const store = await openStore();
  const room = await newRoom(store);
  const { signer, chain } = await (await identityAt(store, room)).whole;
  const salt = (await store.secret(room, ROOM_SALT))!;
  expect(room).toBe(toBase64url(roomOf(signer.publicKey, chain.tip, salt)));
  // The chain is not computed again.
  expect((await store.keys(room))?.chainMarks).toEqual(chain.marks);
  store.close();
});

test.each([
  ['makes the key', () => vi.spyOn(crypto.subtle, 'generateKey'), true],
  [
    'has no such keys',
    () => vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('no')),
    false
  ],
  [
    'shows no public key',
    () => vi.spyOn(crypto.subtle, 'exportKey').mockResolvedValue({ d: 'A'.repeat(43) }),
    false
  ],
  [
    'shows no secret',
    () => vi.spyOn(crypto.subtle, 'exportKey').mockResolvedValue({ x: 'A'.repeat(43) }),
    false
  ]
] as const)('a key signs where the browser %s', async (_, browser, isMadeByIt) => {
  const made = browser();
  const { signer } = await temporaryIdentity();
  const message = new Uint8Array(32).fill(1);
  await loadCurve();
  const signature = await signer.sign(message);
  expect(verifySignature({ key: signer.publicKey, message, signature })).toBe(true);
  const result: unknown = await made.mock.results[0].value?.catch?.(() => null);
  const shown =
    result && typeof result === 'object' && 'publicKey' in result ? (result as CryptoKeyPair) : null;
  const raw = shown && new Uint8Array(await crypto.subtle.exportKey('raw', shown.publicKey));
  expect(raw !== null && toBase64url(raw) === toBase64url(signer.publicKey)).toBe(isMadeByIt);
});

test('a chain is computed in pieces of 8 ms, between which the page has its turn', async () => {
  const turns = vi.spyOn(globalThis, 'setTimeout');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await (
    await temporaryIdentity()
  ).whole;
  expect(turns).not.toHaveBeenCalled();
  let asked = 0;
  vi.mocked(performance.now).mockImplementation(() => (asked++, (now += 4)));
  await (
    await temporaryIdentity()
  ).whole;
  expect(turns.mock.calls.length).toBeGreaterThan(asked / 5);
  expect(turns.mock.calls.length).toBeLessThan(asked / 2);
});

test('of a party the key and the tip of its chain are read, and nothing else', () => {
  const [key, tip] = ['A', 'E'].map((letter) => letter.repeat(43).slice(0, 42) + 'A');
  const party = `${key}.${tip}`;
  expect(readParty(party)).toEqual({ key: fromBase64url(key), tip: fromBase64url(tip) });
  expect(keyOfParty(party)).toBe(key);
  for (const text of [
    '',
    key,
    `${key}.`,
    `.${tip}`,
    `${party}.`,
    `${party}.${tip}`,
    `${key}.AAAA`,
    `AAAA.${tip}`
  ])
    expect(readParty(text)).toBeNull();
});

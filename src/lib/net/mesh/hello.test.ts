import { describe, expect, it, test } from 'vitest';
import * as encoding from 'lib0/encoding';
import { checkProof, decodeHello, encodeHello, proofBytes, type Authenticator, type Hello } from './hello.ts';

const hello: Hello = {
  id: 'x',
  epoch: 3,
  nonce: new Uint8Array(16).fill(1),
  publicKey: new Uint8Array(32).fill(2),
  scope: 'room',
  tier: 0
};
const theirs: Hello = { ...hello, id: 'y', nonce: new Uint8Array(16).fill(3) };
const seen = { local: 'a', remote: 'b' };

describe('a hello', () => {
  const read = (change: Partial<Hello>) => decodeHello(encodeHello({ ...hello, ...change }));

  it.each<[string, Partial<Hello>, Partial<Hello>]>([
    ['an id', { id: 'x'.repeat(64) }, { id: 'x'.repeat(65) }],
    ['an id', { id: 'x' }, { id: '' }],
    ['a scope', { scope: 'x'.repeat(128) }, { scope: 'x'.repeat(129) }],
    ['a nonce', { nonce: new Uint8Array(16) }, { nonce: new Uint8Array(17) }],
    ['a nonce', { nonce: new Uint8Array(16) }, { nonce: new Uint8Array(15) }],
    ['a key', { publicKey: new Uint8Array(128) }, { publicKey: new Uint8Array(129) }]
  ])('has %s of limited length', (_, good, bad) => {
    expect(read(good)).toEqual({ ...hello, ...good });
    expect(read(bad)).toBeNull();
  });

  it('of another version, or cut off, is none', () => {
    const bytes = encodeHello(hello);
    expect(decodeHello(bytes)).toEqual(hello);
    expect(decodeHello(Uint8Array.of(2, ...bytes.subarray(1)))).toBeNull();
    for (let length = 0; length < bytes.length - 1; length++)
      expect(decodeHello(bytes.subarray(0, length))).toBeNull();
  });

  it('of a version before spectators is that of a player, and a distance has a limit', () => {
    expect(decodeHello(encodeHello(hello).slice(0, -1))).toEqual(hello);
    const out = encoding.createEncoder();
    encoding.writeUint8Array(out, encodeHello(hello).slice(0, -1));
    encoding.writeVarUint(out, 70_000);
    expect(decodeHello(encoding.toUint8Array(out))?.tier).toBe(255);
  });
});

test.each<[string, Partial<Hello>, Partial<Hello>, Partial<typeof seen>]>([
  ['the own id', { id: 'z' }, {}, {}],
  ['the own epoch', { epoch: 4 }, {}, {}],
  ['the own nonce', { nonce: new Uint8Array(16) }, {}, {}],
  ['the own key', { publicKey: new Uint8Array(32) }, {}, {}],
  ['the own scope', { scope: 'moor' }, {}, {}],
  ['the other id', {}, { id: 'z' }, {}],
  ['the other nonce', {}, { nonce: new Uint8Array(16) }, {}],
  ['the own certificate', {}, {}, { local: 'c' }],
  ['the other certificate', {}, {}, { remote: 'c' }]
])('a proof is bound to %s', (_, own, other, prints) => {
  const bytes = proofBytes({ ...hello, ...own }, { ...theirs, ...other }, { ...seen, ...prints });
  expect(bytes).not.toEqual(proofBytes(hello, theirs, seen));
});

describe('a proof counts', () => {
  /** Signs by repeating what is signed. */
  const auth: Authenticator = {
    publicKey: hello.publicKey,
    scope: () => 'room',
    accepts: (scope) => scope === 'room',
    sign: (bytes) => bytes,
    verify: (_, bytes, signature) => bytes.join() === signature.join()
  };
  const swapped = { local: 'b', remote: 'a' };
  const proves = (change: Partial<Hello> = {}, by: Partial<Authenticator> = {}) => {
    const other = { ...theirs, ...change };
    return checkProof({ ...auth, ...by }, other, hello, seen, proofBytes(other, hello, swapped));
  };

  it('for the other end of this very connection', async () => {
    expect(await proves()).toBe(true);
    expect(await checkProof(auth, theirs, hello, seen, proofBytes(theirs, hello, seen))).toBe(false);
  });

  it('not for our own hello sent back, another table, or where checking it fails', async () => {
    expect(await proves({ nonce: hello.nonce })).toBe(false);
    expect(await proves({ scope: 'moor' })).toBe(false);
    expect(await proves({}, { verify: () => Promise.reject(new Error('no curve')) })).toBe(false);
  });
});

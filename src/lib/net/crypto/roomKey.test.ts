import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveRoomKey, seal, unseal, type RoomKey } from './roomKey.ts';
import { deriveSoftKey } from './softKey.ts';

const utf8 = new TextEncoder();
const native = await deriveRoomKey('secret', 'room');
const soft = await deriveSoftKey(utf8.encode('secret'), utf8.encode('room'), 100_000);

describe('room key', () => {
  test('a page without WebCrypto and a page with it can decrypt each other’s messages', async () => {
    const pairs: [RoomKey, RoomKey][] = [
      [native, soft],
      [soft, native],
      [soft, soft]
    ];
    for (const [from, to] of pairs)
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (plain) => {
          expect(await unseal(to, await seal(from, plain))).toEqual(plain);
        }),
        { numRuns: 30 }
      );
  });

  test('without crypto.subtle the same key is computed in code', async () => {
    const found = Object.getOwnPropertyDescriptor(crypto, 'subtle');
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      const derived = await deriveRoomKey('secret', 'room');
      expect(await unseal(derived, await seal(soft, Uint8Array.of(7)))).toEqual(Uint8Array.of(7));
    } finally {
      if (found) Object.defineProperty(crypto, 'subtle', found);
      else Reflect.deleteProperty(crypto, 'subtle');
    }
    expect(await unseal(native, await seal(soft, Uint8Array.of(7)))).toEqual(Uint8Array.of(7));
  });

  test.each(['native', 'soft'])('altered, truncated and foreign envelopes do not open (%s)', async (kind) => {
    const key = kind === 'native' ? native : soft;
    const other = await deriveSoftKey(utf8.encode('other'), utf8.encode('room'), 1);
    const sealed = await seal(native, utf8.encode('a signal'));
    expect(await unseal(other, sealed)).toBeNull();
    for (let at = 0; at < sealed.length; at++) {
      const bent = sealed.slice();
      bent[at] ^= 1;
      expect(await unseal(key, bent)).toBeNull();
      expect(await unseal(key, sealed.slice(0, at))).toBeNull();
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        expect(await unseal(key, bytes)).toBeNull();
      }),
      { numRuns: 200 }
    );
  });
});

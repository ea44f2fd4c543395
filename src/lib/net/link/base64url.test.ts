import { expect, test } from 'vitest';
import { fromBase64url, sameBytes, toBase64url } from './base64url.ts';

test('writes what Node writes, and reads it back', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + length * 31) % 256);
    const text = toBase64url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64url(text)).toEqual(bytes);
  }
});

test.each(['A', 'AAAAA', 'AA=', 'A A', 'A+/A', 'AAÀA', '😀', 'AA\n'])('%j is none', (text) => {
  expect(fromBase64url(text)).toBeNull();
});

test('bytes are the same where all are, and no more', () => {
  const [a, b] = [Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 4)];
  expect(sameBytes(a, a.slice())).toBe(true);
  expect(sameBytes(new Uint8Array(), new Uint8Array())).toBe(true);
  for (const other of [b, a.slice(0, 2), new Uint8Array()])
    expect([sameBytes(a, other), sameBytes(other, a)]).toEqual([false, false]);
});

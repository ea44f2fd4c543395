import { expect, test } from 'vitest';
import { toBase64url } from '../link/base64url.ts';
import { newAuthor } from '../nostr/event.ts';
import { mailKeys, OVERHEAD, SIZES } from './envelope.ts';

const link = (byte: number) => toBase64url(new Uint8Array(16).fill(byte));
const keys = mailKeys(link(1), 'room');
const [ada, ben] = [newAuthor().key, newAuthor().key];
const plain = Uint8Array.of(1, 2, 3);

test('sealed bytes open only with the link’s key, in its room, for their author and at their place', () => {
  const place = keys.place(ada, 1);
  const sealed = keys.seal(plain, SIZES.page, ada, place);
  expect(keys.open(sealed, ada, place)).toEqual(plain);
  // Whoever relays it cannot give it out as another's, nor as another page of the same author.
  expect(keys.open(sealed, ben, place)).toBeNull();
  expect(keys.open(sealed, ada, keys.place(ada, 2))).toBeNull();
  expect(mailKeys(link(2), 'room').open(sealed, ada, place)).toBeNull();
  expect(mailKeys(link(1), 'moor').open(sealed, ada, place)).toBeNull();
  const at = sealed.length / 2;
  const altered = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
  for (const bad of [altered, sealed.slice(4), '', '!', 'A'.repeat(16)])
    expect(keys.open(bad, ada, place)).toBeNull();
});

test('places and sizes tell no more than which of a few sizes it has', () => {
  const place = keys.place(ada, 0);
  expect(new Set([place, keys.place(ben, 0), keys.place(ada, 1), keys.doorPlace(plain)]).size).toBe(4);
  expect(mailKeys(link(2), 'room').place(ada, 0)).not.toBe(place);
  const long = new Uint8Array(SIZES.page - OVERHEAD);
  const lengths = [plain, long].map((bytes) => keys.seal(bytes, SIZES.page, ada, place).length);
  expect(lengths).toEqual([(SIZES.page * 4) / 3, (SIZES.page * 4) / 3]);
  expect(() => keys.seal(new Uint8Array(long.length + 1), SIZES.page, ada, place)).toThrow(RangeError);
});

import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../kernel/game.ts';
import { createHeader, decodeHeader, encodeHeader, gameOf, readHeader, type Header } from './header.ts';
import { encodeValue } from './log/codec.ts';
import { games, headerFor, secretsOf, seeded } from './testing/bench.ts';

/** What a header must be: everything agreed before anyone signs. */

const header = headerFor({ seats: [0, 1], first: 0 });
const bytesWith = (more: object) => encodeValue({ version: 1, ...header, ...more });
const [seat] = header.seats;
const [party] = header.parties;
const partiesOf = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ name: '', key: secretsOf(i).signer.publicKey, tip: party.tip }));
const seatsOf = (n: number) => Array.from({ length: n }, (_, i) => ({ ...seat, party: i % 2 }));
const ids = (n: number) => Array.from({ length: n }, (_, i) => `x${String(i).padStart(2, '0')}`);

it.each<[string, object, string]>([
  ['another version', { version: 2 }, 'MALFORMED'],
  ['a field too many', { more: 1 }, 'MALFORMED'],
  ['a long name of a game', { game: 'x'.repeat(65) }, 'MALFORMED'],
  ['options that are no map', { options: [] }, 'MALFORMED'],
  ['bytes among the options', { options: { a: new Uint8Array(1) } }, 'MALFORMED'],
  ['short rules', { rules: new Uint8Array(31) }, 'MALFORMED'],
  ['a short nonce', { nonce: new Uint8Array(31) }, 'MALFORMED'],
  ['65 sets', { expansions: ids(65) }, 'MALFORMED'],
  ['a set that is no text', { expansions: [1] }, 'MALFORMED'],
  ['a long name of a set', { expansions: ['x'.repeat(65)] }, 'MALFORMED'],
  ['sets out of order', { expansions: ['b', 'a'] }, 'BAD_HEADER'],
  ['a set twice', { expansions: ['a', 'a'] }, 'BAD_HEADER'],
  ['no seat', { seats: [] }, 'MALFORMED'],
  ['17 seats', { seats: seatsOf(17) }, 'MALFORMED'],
  ['a long name of a seat', { seats: [{ ...seat, name: 'x'.repeat(65) }] }, 'MALFORMED'],
  ['a seat of another kind', { seats: [{ ...seat, kind: 'friend' }] }, 'MALFORMED'],
  [
    'a seat of a party that is not there',
    { seats: [0, 1, 2].map((n) => ({ ...seat, party: n })) },
    'BAD_HEADER'
  ],
  ['a seat of a party before the first', { seats: [seat, { ...seat, party: -1 }] }, 'MALFORMED'],
  ['no party', { parties: [] }, 'MALFORMED'],
  ['17 parties', { parties: partiesOf(17) }, 'MALFORMED'],
  ['a party without a seat', { seats: [seat, seat] }, 'BAD_HEADER'],
  ['two parties of one key', { parties: [party, { ...party, name: 'Eve' }] }, 'BAD_HEADER'],
  ['a long name of a party', { parties: [{ ...party, name: 'x'.repeat(65) }] }, 'MALFORMED'],
  ['a short key', { parties: [{ ...party, key: new Uint8Array(31) }] }, 'MALFORMED'],
  ['a short tip', { parties: [{ ...party, tip: new Uint8Array(31) }] }, 'MALFORMED'],
  ['another policy', { policy: { witness: 'none', aids: [] } }, 'MALFORMED'],
  ['65 aids', { policy: { witness: 'next', aids: ids(65) } }, 'MALFORMED'],
  ['a starting seat that is not there', { first: 2 }, 'BAD_HEADER'],
  ['a starting seat before the first', { first: -1 }, 'MALFORMED'],
  ['17 KiB', { options: { a: 'x'.repeat(17_000) } }, 'MALFORMED']
])('is refused with %s', async (_, more, code) => {
  const bytes = bytesWith(more);
  expect(() => decodeHeader(bytes)).toThrow(expect.objectContaining({ code }));
  await expect(readHeader(bytes)).rejects.toMatchObject({ code });
});

it('is refused with a key that needs no secret to sign, however it is read', async () => {
  const { Point } = ed25519;
  for (const point of [Point.ZERO, Point.BASE.add(Point.fromHex('ec' + 'ff'.repeat(30) + '7f'))]) {
    const weak = bytesWith({ parties: [party, { ...header.parties[1], key: point.toBytes() }] });
    expect(() => decodeHeader(weak)).toThrow(expect.objectContaining({ code: 'BAD_KEY' }));
    await expect(readHeader(weak)).rejects.toMatchObject({ code: 'BAD_KEY' });
  }
});

it('has its keys judged once, which takes long, however often it is read', async () => {
  await readHeader(encodeHeader(header));
  const parties = partiesOf(16).map((one, i) => ({ ...one, key: secretsOf(40 + i).signer.publicKey }));
  const bytes = bytesWith({ parties, seats: seatsOf(16).map((one, i) => ({ ...one, party: i })) });
  const read = (times: number) => {
    const began = performance.now();
    for (let n = 0; n < times; n++) decodeHeader(bytes);
    return performance.now() - began;
  };
  const first = read(1);
  expect(read(50)).toBeLessThan(10 * first);
});

it('loads the code that judges keys of other devices', async () => {
  vi.resetModules();
  const fresh = await import('./header.ts');
  expect(() => fresh.decodeHeader(encodeHeader(header))).toThrow('loadCurve');
  expect(await fresh.readHeader(encodeHeader(header))).toEqual(header);
});

it('is read as it was written, up to its bounds', async () => {
  const full: Header = {
    ...header,
    game: 'x'.repeat(64),
    expansions: ids(64),
    seats: seatsOf(16).map((one, i) => ({ ...one, party: i })),
    parties: partiesOf(16),
    policy: { witness: 'all', aids: ids(64) },
    first: 15
  };
  expect(decodeHeader(encodeHeader(full))).toEqual(full);
  expect(await readHeader(encodeHeader(full))).toEqual(full);
});

it('names sets in one order, each once', () => {
  const made = createHeader({ ...header, expansions: ['b', 'a', 'b'] }, seeded(1));
  expect(made.expansions).toEqual(['a', 'b']);
});

describe('the game of a header', () => {
  const throws = () => {
    throw new Error('not loaded');
  };

  it('is unknown where it is not here or cannot be had', () => {
    for (const source of [() => undefined, throws])
      expect(() => gameOf(header, source)).toThrow(expect.objectContaining({ code: 'UNKNOWN_GAME' }));
    expect(gameOf(header, games)).toBe(games('toy'));
  });

  it('must be ready to be played so', () => {
    const picky = { ...games('toy'), setup: throws } as unknown as Game;
    expect(() => gameOf(header, () => picky)).toThrow(
      expect.objectContaining({ code: 'BAD_HEADER', message: 'not loaded' })
    );
  });
});

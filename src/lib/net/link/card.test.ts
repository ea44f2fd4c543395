import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/catalogue.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { hash16, MAX_CARD, isNewerCard, readCard, writeCard, type LinkCard } from './card.ts';
import { cleanText, MAX_NAME } from './text.ts';

const cards = fc.constantFrom(...GAMES).chain((game) =>
  fc.record({
    game: fc.constant(game.id),
    sets: fc.subarray(game.expansions.map(({ id }) => id)).map((ids) => [...ids].sort()),
    seats: fc.array(fc.constantFrom('me', 'device', 'friend', 'bot'), { minLength: 1, maxLength: 6 }),
    inviter: fc.string({ unit: 'grapheme', maxLength: 12 }).map((name) => cleanText(name, MAX_NAME)),
    days: fc.boolean()
  })
) as fc.Arbitrary<Omit<LinkCard, 'unknownSets'>>;

test('a card decodes to what was encoded, in at most 160 characters', () => {
  fc.assert(
    fc.property(cards, (card) => {
      const text = writeCard(card);
      expect(text.length).toBeLessThanOrEqual(MAX_CARD);
      const read = readCard(text, GAMES)!;
      expect(card.inviter.startsWith(read.inviter)).toBe(true);
      expect({ ...read, inviter: card.inviter }).toEqual({ ...card, unknownSets: 0 });
    })
  );
});

test('names of usual length fit beside a few sets', () => {
  const sets = GAMES[0].expansions.slice(0, 3).map(({ id }) => id);
  const card = { game: GAMES[0].id, sets, seats: ['me', 'friend'], days: false } as const;
  for (const inviter of [
    'Ada',
    'Bartholomäus von Hohenzo',
    '欧阳修欧阳修欧阳修欧阳修欧阳修欧阳修欧阳修欧阳修'
  ])
    expect(readCard(writeCard({ ...card, inviter }), GAMES)?.inviter).toBe(inviter);
});

test('the sets of a game can be told apart', () => {
  for (const { expansions } of GAMES) {
    const marks = expansions.map(({ id }) => hash16(id).join());
    expect(new Set(marks).size).toBe(marks.length);
  }
});

test('sets that are not known here are counted', () => {
  const card = {
    game: 'landscape',
    sets: ['river1', 'notYet'],
    seats: ['me'],
    inviter: '',
    days: true
  } as const;
  expect(readCard(writeCard(card), GAMES)).toMatchObject({ sets: ['river1'], unknownSets: 1, days: true });
});

test('any other text is no card', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      readCard(text, GAMES);
    })
  );
  expect(readCard('A'.repeat(MAX_CARD + 1), GAMES)).toBeNull();
  expect(readCard('', GAMES)).toBeNull();
});

test('a card of a later version is distinguished from one of this version and from none', () => {
  const text = writeCard({
    game: GAMES[0].id,
    sets: [],
    seats: ['me', 'friend'],
    inviter: 'Ada',
    days: false
  });
  const later = Uint8Array.from(fromBase64url(text)!);
  later[0]++;
  expect([isNewerCard(text), isNewerCard(toBase64url(later)), isNewerCard('?'), isNewerCard('')]).toEqual([
    false,
    true,
    false,
    false
  ]);
  expect(readCard(toBase64url(later), GAMES)).toBe(null);
});

test('a card that counts more seats or sets than there are, or has less than it counts, is none', () => {
  const [game] = GAMES;
  const sets = game.expansions.slice(0, 3).map(({ id }) => id);
  const card = { game: game.id, sets, seats: ['me', 'friend'], inviter: '', days: false } as const;
  const bytes = fromBase64url(writeCard(card))!;
  const read = (change: (bytes: Uint8Array) => Uint8Array | void) => {
    const copy = bytes.slice();
    return readCard(toBase64url(change(copy) ?? copy), GAMES);
  };
  expect(read(() => undefined)?.sets).toHaveLength(3);
  expect(read((copy) => copy.fill(8, 4, 5))?.seats).toHaveLength(8);
  expect(read((copy) => copy.fill(9, 4, 5))).toBeNull();
  expect(read((copy) => copy.fill(4, 7, 8))).toBeNull();
  expect(read((copy) => copy.slice(0, -1))).toBeNull();
  expect(read((copy) => copy.slice(0, 7))).toBeNull();
  const many = Uint8Array.from([...bytes.slice(0, 7), 49, ...new Uint8Array(98)]);
  expect(readCard(toBase64url(many), GAMES)).toBeNull();
});

test('a card longer than any of ours is none, of whatever version', () => {
  const card = { game: GAMES[0].id, sets: [], seats: ['me'], inviter: 'Ada', days: false } as const;
  const long = toBase64url(Uint8Array.from([...fromBase64url(writeCard(card))!, ...new Uint8Array(120)]));
  expect(readCard(long, GAMES)).toBeNull();
  const later = Uint8Array.from(fromBase64url(long)!);
  later[0]++;
  expect(isNewerCard(toBase64url(later))).toBe(false);
});

test('the name on a card is cleaned, and cut where the card is full', () => {
  const [game] = GAMES;
  const plain = { game: game.id, sets: [], seats: ['me'], inviter: '', days: false } as const;
  const name = new TextEncoder().encode('Ada\u202e\n' + 'x'.repeat(60));
  const text = toBase64url(Uint8Array.from([...fromBase64url(writeCard(plain))!, ...name]));
  expect(readCard(text, GAMES)?.inviter).toBe(cleanText('Ada ' + 'x'.repeat(60), MAX_NAME));
  const sets = Array.from({ length: 60 }, (_, n) => `set ${n}`);
  const seats = Array.from({ length: 9 }, () => 'bot' as const);
  const crowded = writeCard({ ...plain, sets, seats, inviter: '欧'.repeat(24) });
  expect(crowded.length).toBeLessThanOrEqual(MAX_CARD);
  expect(readCard(crowded, GAMES)).toMatchObject({ unknownSets: 48, inviter: '欧欧欧欧欧' });
  expect(readCard(crowded, GAMES)?.seats).toHaveLength(8);
});

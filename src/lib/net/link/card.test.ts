import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/catalogue.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { hash16, MAX_CARD, isNewerCard, readCard, writeCard, type Card } from './card.ts';
import { cleanText, MAX_NAME } from './text.ts';

const cards = fc.constantFrom(...GAMES).chain((game) =>
  fc.record({
    game: fc.constant(game.id),
    sets: fc.subarray(game.expansions.map(({ id }) => id)).map((ids) => [...ids].sort()),
    seats: fc.array(fc.constantFrom('me', 'device', 'friend', 'bot'), { minLength: 1, maxLength: 6 }),
    inviter: fc.string({ unit: 'grapheme', maxLength: 12 }).map((name) => cleanText(name, MAX_NAME)),
    days: fc.boolean()
  })
) as fc.Arbitrary<Omit<Card, 'unknownSets'>>;

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

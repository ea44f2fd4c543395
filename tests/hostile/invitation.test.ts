import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES, loadRules, optionsOf } from '../../src/lib/games/index.ts';
import { Refusal } from '../../src/lib/kernel/refusal.ts';
import { fromBase64url, toBase64url } from '../../src/lib/net/link/base64url.ts';
import { MAX_CARD, readCard, writeCard } from '../../src/lib/net/link/card.ts';
import { buildLink, LinkError, newInvite, parseLink } from '../../src/lib/net/link/link.ts';
import { readPlan, writePlan } from '../../src/lib/session/lobby/plan.ts';
import { decodeHeader, encodeHeader, gameOf, type Header } from '../../src/lib/table/header.ts';
import { headerFor } from '../../src/lib/table/testing/bench.ts';

/** What a stranger may put into an invitation: its link, its card, the plan of the lobby, the header. */

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length'];
/** Reverses, hides or breaks the text around it. */
const HARMFUL = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/u;
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '\u202eadA',
    'A\u200bda',
    '\u2066Ada\u2069',
    '\ufeff',
    'A'.repeat(5_000),
    'Ada\u0000\n',
    ...NAMES
  )
);

describe('a link', () => {
  const link = buildLink(
    { ...newInvite(['wss://s.example/'], ['n1']), card: 'AQAA', offer: 'AQAA', letter: 'AQAA' },
    'https://play.example/app/'
  );
  const fields = link.slice(link.indexOf('#') + 1).split('&');
  const values = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      ...NAMES,
      'javascript:alert(1)',
      'wss://a@b.example/',
      '%',
      '%00',
      'A'.repeat(99_000),
      'A'.repeat(101_000),
      '..',
      ''
    )
  );

  test('with any field changed, doubled or left out gives plain fields of bounded length or a LinkError', () => {
    fc.assert(
      fc.property(fc.nat(fields.length - 1), values, fc.nat(2), (at, value, how) => {
        const changed = [...fields];
        const name = changed[at].split('=')[0];
        if (how === 0) changed[at] = `${name}=${encodeURIComponent(Buffer.from(value).toString())}`;
        else if (how === 1) changed[at] = `${name}=${value}`;
        else changed.splice(at, 0, `${name}=${value}`);
        try {
          const invite = parseLink(`https://play.example/app/#${changed.join('&')}`);
          expect(invite.room).toMatch(/^[\w-]{1,64}$/);
          expect(invite.key).toMatch(/^[\w-]{22}$/);
          expect(invite.servers.length).toBeLessThanOrEqual(4);
          for (const server of invite.servers) expect(server).toMatch(/^(own|wss?:\/\/[^@#\s]{1,300})$/);
          expect(invite.points.length).toBeLessThanOrEqual(8);
          for (const point of invite.points)
            expect(point).toMatch(/^([a-z0-9]{1,8}|(nostr|tracker):[^@#\s]{1,300})$/);
          expect(invite.card ?? '').toMatch(/^[\w-]{0,160}$/);
          expect(invite.offer ?? '').toMatch(/^[\w-]{0,400}$/);
          expect((invite.letter ?? '').length).toBeLessThanOrEqual(100_000);
          // What was read can be passed on, and is read the same; whoever opens a letter reads it.
          const passed = { ...invite, letter: null };
          expect(parseLink(buildLink(passed, 'https://play.example/'))).toEqual(passed);
        } catch (error) {
          if (!(error instanceof LinkError)) throw error;
        }
      }),
      { numRuns: 2_000 }
    );
  });
});

describe('a card', () => {
  const [game] = GAMES;
  const card = {
    game: game.id,
    sets: [game.expansions[0].id],
    seats: ['me', 'friend'],
    days: false
  } as const;

  test('of any bytes has a known game, known sets, at most eight seats and a clean name, or is none', () => {
    const valid = fromBase64url(writeCard({ ...card, inviter: 'Ada' }))!;
    fc.assert(
      fc.property(fc.nat(valid.length - 1), fc.nat(255), names, (at, byte, name) => {
        const bytes = Uint8Array.from([...valid.slice(0, -3), ...new TextEncoder().encode(name)]).slice(
          0,
          120
        );
        if (at !== 0) bytes[at] = byte;
        const read = readCard(toBase64url(bytes), GAMES);
        if (!read) return;
        expect(GAMES.map(({ id }) => id)).toContain(read.game);
        const { expansions } = GAMES.find(({ id }) => id === read.game)!;
        for (const set of read.sets) expect(expansions.map(({ id }) => id)).toContain(set);
        expect(read.unknownSets).toBeGreaterThanOrEqual(0);
        expect(read.seats.length).toBeLessThanOrEqual(8);
        expect([...read.inviter].length).toBeLessThanOrEqual(24);
        expect(read.inviter).not.toMatch(HARMFUL);
        expect(writeCard(read).length).toBeLessThanOrEqual(MAX_CARD);
      }),
      { numRuns: 2_000 }
    );
  });
});

describe('a plan in the lobby', () => {
  const [game] = GAMES;
  const plan = {
    game: game.id,
    expansions: [],
    options: {},
    aids: {},
    witness: 'next',
    pace: 'live',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'friend', name: '' }
    ]
  };
  const junk = fc.oneof(
    fc.anything({ withBigInt: false }),
    fc.constantFrom<unknown>(...NAMES, 2 ** 53, -1, 1e308, null, [], {}, [[]], '\u202e'),
    fc.dictionary(fc.constantFrom(...NAMES, 'kind', 'name', 'per', 'minutes', 'without'), fc.jsonValue()),
    fc.array(fc.record({ kind: fc.constantFrom('me', 'friend', ...NAMES), name: names }), { maxLength: 9 })
  );

  test('with any field replaced is a plan that can be stored and read again, or none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(plan), 'first', 'clock', ...NAMES), junk, (field, value) => {
        const text = JSON.stringify(Object.fromEntries([...Object.entries(plan), [field, value]])) ?? '';
        const read = readPlan(text);
        expect(({} as Record<string, unknown>).kind).toBeUndefined();
        if (!read) return;
        expect(read.seats.length).toBeLessThanOrEqual(game.maxSeats);
        for (const { name } of read.seats) {
          expect([...name].length).toBeLessThanOrEqual(24);
          expect(name).not.toMatch(HARMFUL);
        }
        for (const set of read.expansions) expect(game.expansions.map(({ id }) => id)).toContain(set);
        expect(readPlan(writePlan(read))).toEqual(read);
      }),
      { numRuns: 2_000 }
    );
  });

  test('with sets that are not known here is none, and of a thousand options the first 64 are read', () => {
    const read = (more: object) => readPlan(JSON.stringify({ ...plan, ...more }));
    for (const name of ['notYet', ...NAMES]) expect(read({ expansions: [name] })).toBeNull();
    const options = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`o${n}`, n]));
    expect(Object.keys(read({ options })!.options)).toHaveLength(64);
    expect(read({ options: { a: {}, b: null, c: [1], without: [1] } })!.options).toEqual({});
  });
});

describe('a header', () => {
  const base = headerFor({ seats: [0, 1], first: 0 });

  test.each(GAMES.map(({ id, expansions }) => [id, expansions.map((set) => set.id)] as const))(
    'of the game %s with an option, set or seat that is not one of its own is refused at once',
    async (game, sets) => {
      const rules = await loadRules(game, sets);
      const options = (await optionsOf(game)).map(({ expansion, option }) => [expansion, option.id]);
      const values = [
        2 ** 31,
        2 ** 53 - 1,
        -1,
        '__proto__',
        '\u202e',
        null,
        [],
        {},
        [[]],
        'x'.repeat(10_000)
      ];
      const changes = [
        ...[...options, ...['without', ...NAMES].map((name) => ['core', name])].flatMap(([owner, name]) =>
          values
            .filter((value) => name !== 'without' || !Array.isArray(value) || value.length > 0)
            .map((value) => ({
              expansions: owner === 'core' ? [] : [owner],
              options: Object.fromEntries([[name, value]])
            }))
        ),
        ...[...NAMES, 'notYet', '\u202e'].map((name) => ({ expansions: [name] })),
        { seats: Array.from({ length: 16 }, (_, n) => ({ name: '', kind: 'bot', party: n % 2 })) }
      ];
      for (const change of changes) {
        const header = decodeHeader(encodeHeader({ ...base, game, ...change } as Header));
        expect(() => gameOf(header, () => rules), JSON.stringify(change).slice(0, 200)).toThrow(
          expect.objectContaining({ name: 'TableError', code: 'BAD_HEADER' })
        );
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }
  );

  test.each(NAMES)('of a game called %s is of no game here', async (game) => {
    const header = decodeHeader(encodeHeader({ ...base, game }));
    await expect(loadRules(header.game, [])).rejects.toBeInstanceOf(Refusal);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBase64url } from './base64url.ts';
import { buildLink, LinkError, newInvite, parseLink, SAME_ORIGIN, serverUrl, type Invite } from './link.ts';

const PAGE = 'https://play.example/app/';
const base64url = (min: number, max: number) =>
  fc.uint8Array({ minLength: min, maxLength: max }).map((bytes) => toBase64url(bytes));
const invites: fc.Arbitrary<Invite> = fc.record({
  room: base64url(1, 40),
  key: base64url(16, 16),
  servers: fc.uniqueArray(
    fc.constantFrom(
      SAME_ORIGIN,
      'wss://signal.example/',
      'ws://192.168.1.7:4173/signal',
      'wss://a.example:8443/x?y=1'
    ),
    { maxLength: 4 }
  ),
  points: fc
    .uniqueArray(
      fc.constantFrom('n1', 't1', 'n22', 'nostr:relay.example/', 'tracker:ws://127.0.0.1:8000/a?b=1'),
      { maxLength: 5 }
    )
    .map((points) => [...points].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))),
  card: fc.option(base64url(8, 120)),
  offer: fc.option(base64url(60, 100)),
  letter: fc.option(base64url(20, 900)),
  watching: fc.boolean()
});

describe('links', () => {
  test('parse to what they were built from, with nothing before the #', () => {
    fc.assert(
      fc.property(invites, (invite) => {
        const link = buildLink(invite, `${PAGE}?utm=1#old`);
        expect(link.startsWith(`${PAGE}#`)).toBe(true);
        expect(parseLink(link)).toEqual(invite);
      })
    );
  });

  test('are found in sentences, in brackets, over wrapped lines and without their start', () => {
    fc.assert(
      fc.property(invites, fc.nat(60), (invite, at) => {
        const link = buildLink(invite, PAGE);
        const fragment = link.slice(link.indexOf('#'));
        expect(parseLink(`Come and play (${link}), now`)).toEqual(invite);
        expect(parseLink(`  <${link}>.`)).toEqual(invite);
        expect(parseLink(fragment)).toEqual(invite);
        expect(parseLink(fragment.slice(1))).toEqual(invite);
        const cut = fragment.length - 1 - (at % (fragment.length - 1));
        expect(parseLink(`${fragment.slice(0, cut)}\r\n  ${fragment.slice(cut)}`)).toEqual(invite);
      })
    );
  });

  test('fields of later versions are ignored', () => {
    const invite = newInvite(['wss://signal.example/'], ['n1']);
    const link = buildLink(invite, PAGE);
    expect(parseLink(`${link}&z=1&later=a.b`)).toEqual(parseLink(link));
  });

  test('report what is wrong', () => {
    const { room, key } = newInvite();
    const code = (text: string): string => {
      try {
        parseLink(text);
        return 'fine';
      } catch (error) {
        return error instanceof LinkError ? error.code : 'other';
      }
    };
    expect(code('  ')).toBe('EMPTY');
    expect(code(PAGE)).toBe('CUT_OFF');
    expect(code(`${PAGE}#k=${key}`)).toBe('NO_ROOM');
    expect(code(`${PAGE}#r=${room}`)).toBe('BAD_KEY');
    expect(code(`${PAGE}#r=${room}&k=${key.slice(1)}`)).toBe('BAD_KEY');
    expect(code('x'.repeat(100_001))).toBe('TOO_LONG');
    expect(code(`${PAGE}#r=${room}&k=${key}&w=%zz&o=!!&w=javascript:alert(1)`)).toBe('fine');
  });

  test.each([
    'javascript:alert(1)',
    'javascript://x.example/%0aalert(1)',
    'https://x.example/',
    'data:text/html,x',
    'blob:https://x.example/1',
    'WSS+evil://x.example',
    'wss://user:secret@x.example/',
    'user@x.example',
    'wss://x.example/#fragment',
    'wss://[fe80::1%25eth0]/',
    'wss://x.example:99999/',
    `${'x'.repeat(300)}.example`,
    'wss://',
    'wss://%00/',
    '\u0000',
    'a b'
  ])('an address that is no plain address of a socket is left out: %s', (address) => {
    const { room, key } = newInvite();
    const at = encodeURIComponent(address).replaceAll('(', '%28').replaceAll(')', '%29');
    const fields = `r=${room}&k=${key}&w=${at}&p=nostr:${at}&p=tracker:${at}&w=good.example`;
    const { servers, points } = parseLink(`${PAGE}#${fields}`);
    expect([servers, points]).toEqual([['wss://good.example/'], []]);
  });

  describe('what a link carries', () => {
    const { room, key } = newInvite();
    const parse = (fields: string) => parseLink(`${PAGE}#r=${room}&k=${key}&${fields}`);
    const text = (length: number) => 'A'.repeat(length);

    test.each<['card' | 'offer', string, number]>([
      ['card', 'c', 160],
      ['offer', 'o', 400]
    ])('a %s is left out where it is damaged or too long', (field, name, most) => {
      expect(parse(`${name}=${text(most)}`)[field]).toBe(text(most));
      expect(parse(`${name}=${text(most + 2)}`)[field]).toBeNull();
      expect(parse(`${name}=${text(9)}`)[field]).toBeNull();
      expect(parse(`${name}=A*AA`)[field]).toBeNull();
      expect(parse(`${name}=`)[field]).toBeNull();
    });

    test('the longest letter is kept, and so is one that was cut off: its reader is told why it is not read', () => {
      const longest = toBase64url(new Uint8Array(64 * 1024));
      expect(parse(`t=${longest}`).letter).toBe(longest);
      expect(parse(`t=${text(9)}`).letter).toBe(text(9));
      expect(parse('t=').letter).toBeNull();
    });

    test('full stops without end take no time', () => {
      const before = performance.now();
      expect(parse(`t=${'.'.repeat(99_000)}x`).letter).toMatch(/[.]x$/);
      expect(parse(`t=x${'.'.repeat(99_000)}`).letter).toBe('x');
      expect(performance.now() - before).toBeLessThan(1_000);
    });

    test('a room has at most 64 characters', () => {
      expect(parseLink(`#r=${text(64)}&k=${key}`).room).toBe(text(64));
      expect(() => parseLink(`#r=${text(65)}&k=${key}`)).toThrow(LinkError);
    });

    test('four servers and eight points count, each once', () => {
      const servers = [0, 0, 1, 2, 3, 4].map((n) => `w=s${n}.example`).join('&');
      expect(parse(servers).servers).toEqual([0, 1, 2, 3].map((n) => `wss://s${n}.example/`));
      const points = ['n0', 'n0', ...Array.from({ length: 9 }, (_, n) => `n${n}`)].join('.');
      expect(parse(`p=${points}`).points).toEqual(Array.from({ length: 8 }, (_, n) => `n${n}`));
    });

    test('only a spectator link says so', () => {
      expect(['s=1', 's=0', 's=', 's=11', ''].map((field) => parse(field).watching)).toEqual([
        true,
        false,
        false,
        false,
        false
      ]);
    });
  });

  test('any text gives either a link or a LinkError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        try {
          parseLink(`#${text}`);
        } catch (error) {
          expect(error).toBeInstanceOf(LinkError);
        }
      }),
      { numRuns: 200 }
    );
  });

  test('the short form of the own server follows the page', () => {
    expect(serverUrl(SAME_ORIGIN, 'https://play.example/app/')).toBe('wss://play.example/signal');
    expect(serverUrl(SAME_ORIGIN, 'http://localhost:4173/')).toBe('ws://localhost:4173/signal');
    expect(serverUrl('wss://s.example/', PAGE)).toBe('wss://s.example/');
  });
});

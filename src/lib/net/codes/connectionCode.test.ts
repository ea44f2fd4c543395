import fc from 'fast-check';
import { encode as encodeQr } from 'uqr';
import { describe, expect, test } from 'vitest';
import { fromBase64url, toBase64url } from '../link/base64url.ts';
import { buildLink, newInvite } from '../link/link.ts';
import { candidateLines, CodeError, decodeCode, encodeCode, essentials, toSdp } from './connectionCode.ts';

const FINGERPRINT = Array.from({ length: 32 }, (_, i) => ((i * 37) % 256).toString(16).padStart(2, '0')).join(
  ':'
);

/** A phone's offer: two mDNS host addresses and one server-reflexive address. */
const SDP = [
  'a=candidate:1 1 udp 2113937151 0f0c0d9e-51c5-4a3f-9b0c-6f2d3e4a5b6c.local 50001 typ host generation 0',
  'a=candidate:2 1 udp 2113939711 1a2b3c4d-51c5-4a3f-9b0c-6f2d3e4a5b6c.local 50002 typ host generation 0',
  'a=candidate:3 1 tcp 1518280447 127.0.0.1 9 typ host tcptype active',
  'a=candidate:4 1 udp 1677729535 203.0.113.9 61000 typ srflx raddr 0.0.0.0 rport 0',
  'a=ice-ufrag:aB3+',
  'a=ice-pwd:abcdefghijklmnopqrstuv/+',
  `a=fingerprint:sha-256 ${FINGERPRINT}`
].join('\r\n');

describe('codes', () => {
  test('hold the essentials in at most 130 characters, and a whole link in a QR code of version 9', () => {
    const given = essentials('offer', SDP);
    expect(given.candidates.map(({ kind }) => kind)).toEqual(['host', 'srflx']);
    const code = encodeCode(given);
    expect(code.length).toBeLessThanOrEqual(130);
    expect(decodeCode(code, 'offer')).toEqual(given);
    const link = buildLink({ ...newInvite(), offer: code }, 'https://bastide.example/');
    expect(encodeQr(link, { ecc: 'L' }).version).toBeLessThanOrEqual(9);
  });

  test('decode to what was encoded, hex credentials and every address kind included', () => {
    const hex = fc.constantFrom(...'0123456789abcdef');
    const ice = fc.constantFrom(...'ABCxyz0189+/');
    const credentials = fc.oneof(
      fc.record({
        ufrag: fc.string({ unit: hex, minLength: 8, maxLength: 8 }),
        password: fc.string({ unit: hex, minLength: 32, maxLength: 32 })
      }),
      fc.record({
        ufrag: fc.string({ unit: ice, minLength: 4, maxLength: 20 }),
        password: fc.string({ unit: ice, minLength: 22, maxLength: 40 })
      })
    );
    const address = fc.oneof(fc.ipV4(), fc.constantFrom('2001:db8:0:0:0:0:0:1', 'fe80:0:0:0:1:2:3:4'));
    const candidate = fc.record({
      kind: fc.constantFrom('host' as const, 'srflx' as const, 'relay' as const),
      address,
      port: fc.integer({ min: 1, max: 65_535 })
    });
    fc.assert(
      fc.property(
        credentials,
        fc.constantFrom('offer' as const, 'answer' as const),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.array(candidate, { maxLength: 5 }),
        (credential, type, fingerprint, candidates) => {
          const given = { type, ...credential, fingerprint, candidates };
          const code = encodeCode(given);
          expect(decodeCode(` ${code.slice(0, 9)}\n${code.slice(9)} `, type)).toEqual(given);
          expect(essentials(type, toSdp(given, false)).ufrag).toBe(given.ufrag);
        }
      )
    );
  });

  test('report what is wrong; no text causes any other error', () => {
    const code = encodeCode(essentials('offer', SDP));
    const problem = (text: string, kind: 'offer' | 'answer' = 'offer'): string => {
      try {
        decodeCode(text, kind);
        return 'fine';
      } catch (error) {
        if (!(error instanceof CodeError)) throw error;
        return error.code;
      }
    };
    expect(problem('hello you')).toBe('DAMAGED');
    expect(problem('§')).toBe('NOT_A_CODE');
    expect(problem(code.slice(0, -4))).toBe('DAMAGED');
    expect(problem(code, 'answer')).toBe('WRONG_KIND');
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'Ab9-_'), (at, char) => {
        if (code[at] === char) return;
        expect(problem(code.slice(0, at) + char + code.slice(at + 1))).not.toBe('fine');
      })
    );
    fc.assert(
      fc.property(fc.base64String(), (text) => void problem(text)),
      { numRuns: 300 }
    );
  });
});

describe('a description', () => {
  const lines = (...more: string[]) => [
    ...SDP.split('\r\n').filter((line) => !line.includes('candidate')),
    ...more
  ];
  const chosen = (...addresses: string[]) =>
    essentials(
      'offer',
      lines(
        ...addresses.map(
          (text, n) => `a=candidate:${n} 1 udp 1 ${text.split(' ')[1]} ${5_000 + n} typ ${text.split(' ')[0]}`
        )
      ).join('\r\n')
    ).candidates.map(({ kind, address }) => `${kind} ${address}`);

  test.each(['ice-ufrag', 'ice-pwd', 'fingerprint'])('without %s is none', (part) => {
    const rest = SDP.split('\r\n').filter((line) => !line.includes(part));
    expect(() => essentials('offer', rest.join('\r\n'))).toThrow(RangeError);
  });

  test('with a fingerprint of another length, or a credential of other characters, is none of ours', () => {
    expect(() => essentials('offer', SDP.replace(FINGERPRINT, FINGERPRINT.slice(3)))).toThrow(RangeError);
    expect(() => encodeCode(essentials('offer', SDP.replace('aB3+', 'aB3!')))).toThrow(RangeError);
  });

  test('gives one address of each kind before others, of IPv6 the last, and each once', () => {
    expect(
      chosen('host 192.0.2.1', 'host 192.0.2.2', 'srflx 203.0.113.9', 'relay 198.51.100.7', 'prflx 192.0.2.3')
    ).toEqual(['host 192.0.2.1', 'srflx 203.0.113.9', 'relay 198.51.100.7', 'host 192.0.2.2']);
    expect(chosen('srflx 2001:db8::1')).toEqual(['srflx 2001:db8::1']);
    expect(chosen('host fe80::1', 'host not.an.address', 'host 192.0.2.1')).toEqual([
      'host 192.0.2.1',
      'host fe80::1'
    ]);
    const twice = SDP.split('\r\n').flatMap((line) => [line, line]);
    const other = SDP.split('\r\n').map((line) => line.replace(' 61000 ', ' 61001 '));
    expect(essentials('offer', twice.join('\r\n'))).toEqual(essentials('offer', SDP));
    const elsewhere = SDP.split('\r\n').map((line) => line.replace('203.0.113.9', '203.0.113.8'));
    expect(
      essentials('offer', [...twice, ...elsewhere].join('\r\n')).candidates.map(({ address }) => address)
    ).toEqual(expect.arrayContaining(['203.0.113.9', '203.0.113.8']));
    expect(essentials('offer', [...twice, ...other].join('\r\n')).candidates.map(({ port }) => port)).toEqual(
      [50_001, 61_000, 61_001]
    );
  });

  test('gives addresses of the device itself only where there are no others', () => {
    expect(chosen('host 127.0.0.1', 'host ::1', 'host 192.0.2.1')).toEqual(['host 192.0.2.1']);
    expect(chosen('host 127.0.0.1', 'host ::1')).toEqual(['host 127.0.0.1', 'host ::1']);
  });

  test('gives as many addresses as a code has room for', () => {
    const many = Array.from({ length: 9 }, (_, n) => `host 192.0.2.${n}`);
    expect(chosen(...many)).toEqual(many.slice(0, 6));
    // A shorter one may fit where a longer one does not.
    expect(chosen('host 192.0.2.1', 'srflx 2001:db8::1', 'srflx 2001:db8::2', 'srflx 192.0.2.1')).toEqual([
      'host 192.0.2.1',
      'srflx 2001:db8::1',
      'srflx 192.0.2.1'
    ]);
  });

  test('is rebuilt with the candidates or without them, and names who connects', () => {
    const candidates = [
      { kind: 'host', address: '192.0.2.1', port: 5_000 },
      { kind: 'srflx', address: '203.0.113.9', port: 61_000 },
      { kind: 'relay', address: '198.51.100.7', port: 3_478 }
    ] as const;
    const given = { ...essentials('offer', SDP), candidates };
    const without = toSdp(given, false).split('\r\n');
    expect(candidateLines(given, 3)).toEqual([
      'candidate:1 1 udp 2130706175 192.0.2.1 5000 typ host generation 3',
      'candidate:2 1 udp 1694498303 203.0.113.9 61000 typ srflx raddr 0.0.0.0 rport 0 generation 3',
      'candidate:3 1 udp 16776447 198.51.100.7 3478 typ relay raddr 0.0.0.0 rport 0 generation 3'
    ]);
    expect(toSdp(given, true).split('\r\n')).toEqual(
      without.toSpliced(8, 0, ...candidateLines(given).map((line) => `a=${line}`))
    );
    expect(without).toContain('a=setup:actpass');
    expect(toSdp({ ...given, type: 'answer' }, false)).toBe(
      without.join('\r\n').replace('a=setup:actpass', 'a=setup:active')
    );
    expect(without).toContain(`a=fingerprint:sha-256 ${FINGERPRINT.toUpperCase()}`);
  });
});

describe('the bytes of a code', () => {
  const given = { ...essentials('offer', SDP), candidates: [] };
  const lengthWith = (ufrag: string, password: string) => {
    const code = encodeCode({ ...given, ufrag, password });
    expect(decodeCode(code, 'offer')).toEqual({ ...given, ufrag, password });
    return fromBase64url(code)!.length;
  };

  test('are the same in every version of the app', () => {
    expect(encodeCode(essentials('offer', SDP))).toBe(
      'AGgd_mm3HXn4IYo5JZp6Kaq7Lbr__gAlSm-Uud4DKE1yl7zhBitQdZq_5AkuU3idwucMMVZ7Ag8MDZ5RxUo_mwxvLT5KW2zDUQPLAHEJ7kiW'
    );
  });

  test('of credentials in hex digits are the same in every version, too', () => {
    const hex = { ...given, ufrag: '0123abcd', password: '0123456789abcdef'.repeat(2) };
    const [flags, ...bytes] = fromBase64url(encodeCode(hex))!;
    expect(flags).toBe(8);
    expect(bytes.slice(0, 6)).toEqual([0x01, 0x23, 0xab, 0xcd, 0x01, 0x23]);
  });

  test('hold credentials of the usual lengths without their lengths', () => {
    expect(lengthWith('abcd', 'x'.repeat(24))).toBe(1 + 3 + 18 + 32 + 1);
    expect(lengthWith('0123abcd', '0'.repeat(32))).toBe(1 + 4 + 16 + 32 + 1);
    expect(lengthWith('abcde', 'x'.repeat(24))).toBe(1 + 2 + 4 + 18 + 32 + 1);
    expect(lengthWith('abcd', 'x'.repeat(25))).toBe(1 + 2 + 3 + 19 + 32 + 1);
    expect(lengthWith('0123abcd', 'x'.repeat(32))).toBe(1 + 2 + 6 + 24 + 32 + 1);
    expect(lengthWith('abcdefgh', '0'.repeat(32))).toBe(1 + 2 + 6 + 24 + 32 + 1);
  });

  /** What is wrong with these bytes, with the right check sum behind them, of all that there are. */
  const problemOf = (body: readonly number[], expected: 'offer' | 'answer' = 'offer'): CodeError | null => {
    const errors = Array.from({ length: 256 }, (_, sum) => {
      try {
        decodeCode(toBase64url(Uint8Array.of(...body, sum)), expected);
        return [];
      } catch (error) {
        if (!(error instanceof CodeError)) throw error;
        return [error];
      }
    }).flat();
    return errors.length < 256 ? null : (errors.find(({ code }) => code !== 'DAMAGED') ?? errors[0]);
  };
  const whole = [...fromBase64url(encodeCode(given))!].slice(0, -1);
  const zeros = (length: number): number[] => Array.from({ length }, () => 0);

  test('are refused where they are cut short, or of a later version', () => {
    expect(problemOf(whole)).toBeNull();
    for (const length of [0, 1, 20, whole.length - 1])
      expect(problemOf(whole.slice(0, length))).toMatchObject({ code: 'DAMAGED' });
    // Half a candidate, and one of an unknown kind.
    expect(problemOf([...whole, 0, 192, 0, 2, 1, 19, 136])).toBeNull();
    expect(problemOf([...whole, 0, 192, 0, 2, 1, 19])).toMatchObject({ code: 'DAMAGED' });
    expect(problemOf([...whole, 7, ...zeros(18)])).toMatchObject({ code: 'DAMAGED' });
    for (const version of [1, 2, 3])
      expect(problemOf([whole[0] | version, ...whole.slice(1)])).toMatchObject({ code: 'NEWER' });
  });

  test('are refused with credentials shorter than ICE allows', () => {
    const odd = (ufrag: number, password: number) => [
      16,
      ufrag,
      password,
      ...zeros(Math.ceil((ufrag * 6) / 8) + Math.ceil((password * 6) / 8) + 32)
    ];
    expect(problemOf(odd(4, 22))).toBeNull();
    expect(problemOf(odd(3, 22))).toMatchObject({ code: 'DAMAGED' });
    expect(problemOf(odd(4, 21))).toMatchObject({ code: 'DAMAGED' });
  });

  test('say which of the two codes was expected', () => {
    expect(problemOf(whole, 'answer')?.message).toContain('not an answer');
    expect(problemOf([whole[0] | 4, ...whole.slice(1)])?.message).toContain('not an invitation');
  });

  test('are not read from a text that is empty or longer than any code', () => {
    const problem = (length: number) => {
      try {
        decodeCode('B'.repeat(length), 'offer');
      } catch (error) {
        return (error as CodeError).code;
      }
    };
    expect([0, 400, 404].map(problem)).toEqual(['NOT_A_CODE', 'DAMAGED', 'NOT_A_CODE']);
  });
});

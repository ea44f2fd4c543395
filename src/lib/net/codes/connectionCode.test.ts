import fc from 'fast-check';
import { encode as encodeQr } from 'uqr';
import { describe, expect, test } from 'vitest';
import { buildLink, newInvite } from '../link/link.ts';
import { CodeError, decodeCode, encodeCode, essentials, toSdp } from './connectionCode.ts';

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

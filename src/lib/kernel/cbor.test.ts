import { decode as readBy, encode as writtenBy, rfc8949EncodeOptions } from 'cborg';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode } from './cbor.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

const numbers = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -300, max: 300 }),
  // Values at which heads grow longer.
  fc
    .tuple(
      fc.constantFrom(24, 2 ** 8, 2 ** 16, 2 ** 32, 2 ** 53 - 2),
      fc.integer({ min: -1, max: 1 }),
      fc.boolean()
    )
    .map(([at, beside, isNegative]) => (isNegative ? -1 - (at + beside) : at + beside))
    .filter(Number.isSafeInteger)
);
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    numbers,
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.uint8Array({ maxLength: 300 }),
    fc.array(tie('value'), { maxLength: 30 }),
    fc.dictionary(fc.string({ unit: 'grapheme', maxLength: 30 }), tie('value'), {
      maxKeys: 30,
      noNullPrototype: true
    })
  )
})).value;

describe('CBOR', () => {
  it('encodes like another library, and decodes to the same value', () => {
    fc.assert(
      fc.property(values, (value) => {
        const written = encode(value);
        expect(hex(written)).toBe(hex(writtenBy(value, rfc8949EncodeOptions)));
        expect(decode(written, 8)).toEqual(value);
      }),
      { numRuns: 500 }
    );
  });

  it('decodes to the same value as another library, or refuses', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 1, max: 255 }), (value, at, flip) => {
        const bent = encode([value]);
        bent[at % bent.length] ^= flip;
        let read: unknown;
        try {
          read = decode(bent, 8);
        } catch (error) {
          expect(error).toSatisfy((e) => e instanceof RangeError || e instanceof TypeError);
          return;
        }
        expect(read).toEqual(readBy(bent));
      }),
      { numRuns: 2000 }
    );
  });

  // RFC 8949, appendix A.
  it.each([
    [0, '00'],
    [23, '17'],
    [24, '1818'],
    [1000, '1903e8'],
    [1000000, '1a000f4240'],
    [1000000000000, '1b000000e8d4a51000'],
    [-1, '20'],
    [-1000, '3903e7'],
    [false, 'f4'],
    [null, 'f6'],
    [bytes('01020304'), '4401020304'],
    ['\u00fc', '62c3bc'],
    ['\ud800\udd51', '64f0908591'],
    [[1, [2, 3], [4, 5]], '8301820203820405'],
    [{ a: 1, b: [2, 3] }, 'a26161016162820203'],
    // Section 4.2.1: the shorter key first.
    [{ aa: 1, z: 2 }, 'a2617a0262616101']
  ])('writes %j as the standard does', (value, written) => {
    expect(hex(encode(value))).toBe(written);
    expect(decode(bytes(written), 4)).toEqual(value);
  });

  it('leaves out what is undefined in a map, and keeps keys that have a special meaning in JavaScript', () => {
    expect(hex(encode({ a: undefined, b: 1 }))).toBe('a1616201');
    const odd = JSON.parse('{"__proto__":1,"constructor":2}') as unknown;
    expect(encode(decode(encode(odd), 4))).toEqual(encode(odd));
  });

  it.each([[0.5], [2 ** 53], [NaN], [1n], [new Map()], [new Date(0)], [[undefined]], [() => 1]])(
    'refuses to write %s',
    (value) => {
      expect(() => encode(value)).toThrow(RangeError);
    }
  );

  it.each([
    ['9f01ff', 'an endless list'],
    ['c000', 'a tag'],
    ['f93c00', 'a float'],
    ['f7', 'undefined'],
    ['1b0020000000000000', 'a number too large'],
    ['3b001fffffffffffff', 'a number too small'],
    ['3bffffffffffffffff', 'a number far too small'],
    ['9b0000000100000000', 'a list that promises more than there is'],
    ['a10101', 'a key that is no text'],
    ['8181818100', 'what is nested too deep'],
    ['62c328', 'text that is no UTF-8'],
    ['0000', 'bytes left over'],
    ['6261', 'what is cut short'],
    ['', 'nothing']
  ])('refuses to read %s: %s', (written) => {
    expect(() => decode(bytes(written), 3)).toThrow();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeValue, encodeValue, type Value } from './codec.ts';
import { decodeEntry, MAX_ENTRY } from './entry.ts';
import { TableError } from '../errors.ts';
import { decodeHeader, encodeHeader, tableIdOf } from '../header.ts';
import { readRecord } from '../record/record.ts';
import { Circle, headerFor } from '../testing/bench.ts';

const BOUNDS = { bytes: 4096, depth: 6 };
const values: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger(),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.uint8Array({ maxLength: 8 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('value'), { maxKeys: 4 })
  )
})).value;

/** Runs a decoder on hostile bytes: it may only throw a TableError. */
function refuses(decode: () => unknown): boolean {
  try {
    decode();
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(TableError);
    return true;
  }
}

describe('the codec', () => {
  it('decodes every value it encoded and accepts one encoding only', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 1, max: 255 }), (value, at, flip) => {
        const bytes = encodeValue([value]);
        expect(encodeValue(decodeValue(bytes, BOUNDS))).toEqual(bytes);
        const bent = bytes.slice();
        bent[at % bent.length] ^= flip;
        if (!refuses(() => decodeValue(bent, BOUNDS)))
          expect(encodeValue(decodeValue(bent, BOUNDS))).toEqual(bent);
      }),
      { numRuns: 500 }
    );
  });

  it.each([
    ['a longer spelling of a number', [0x18, 0x05]],
    ['a float', [0xf9, 0x3c, 0x00]],
    ['undefined', [0xf7]],
    ['a tag', [0xc0, 0x60]],
    ['an endless list', [0x9f, 0x01, 0xff]],
    ['keys out of order', [0xa2, 0x61, 0x62, 0x01, 0x61, 0x61, 0x01]],
    ['a key twice', [0xa2, 0x61, 0x61, 0x01, 0x61, 0x61, 0x02]],
    ['a list that promises more than there is', [0x9b, 0, 0, 0, 1, 0, 0, 0, 0]],
    ['bytes left over', [0x01, 0x01]],
    ['nothing', []],
    ['text that is no UTF-8', [0x62, 0xc3, 0x28]],
    ['nesting without end', Array.from({ length: 4000 }, () => 0x81)]
  ])('refuses %s', (_, bytes) => {
    expect(refuses(() => decodeValue(Uint8Array.from(bytes), BOUNDS))).toBe(true);
  });

  it('throws nothing but a TableError on hostile bytes', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1] }));
    await circle.sit();
    await circle.play(1, 4);
    const good = [...circle.entries, encodeHeader(circle.header)];
    fc.assert(
      fc.property(
        fc.nat(good.length - 1),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
        fc.uint8Array({ maxLength: 300 }),
        (which, edits, noise) => {
          const bent = good[which].slice();
          for (const [at, byte] of edits) bent[at % bent.length] = byte;
          for (const bytes of [bent, noise])
            for (const decode of [decodeEntry, decodeHeader, readRecord]) refuses(() => decode(bytes));
        }
      ),
      { numRuns: 500 }
    );
    expect(refuses(() => decodeEntry(new Uint8Array(MAX_ENTRY + 1)))).toBe(true);
  });
});

describe('a header', () => {
  it('has one encoding, and its hash changes with anything in it', () => {
    const header = headerFor({ seats: [0, 1] });
    expect(decodeHeader(encodeHeader(header))).toEqual(header);
    const other = { ...header, policy: { ...header.policy, aids: ['preview'] } };
    expect(tableIdOf(other)).not.toEqual(tableIdOf(header));
  });

  it('refuses seats without a party, parties without a seat and weak keys', () => {
    const header = headerFor({ seats: [0, 1] });
    const refused = (change: object) => refuses(() => decodeHeader(encodeHeader({ ...header, ...change })));
    expect(refused({ seats: header.seats.slice(0, 1) })).toBe(true);
    expect(refused({ parties: header.parties.slice(0, 1) })).toBe(true);
    expect(refused({ parties: [header.parties[0], header.parties[0]] })).toBe(true);
    const weak = { ...header.parties[1], key: new Uint8Array(32).fill(0, 0, 31) };
    expect(refused({ parties: [header.parties[0], weak] })).toBe(true);
    expect(refused({ first: 2 })).toBe(true);
  });
});

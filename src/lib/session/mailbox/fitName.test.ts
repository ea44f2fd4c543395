import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../../net/link/text.ts';
import { isFitName } from './fitName.ts';

/** Every code point that is drawn as nothing. */
const INVISIBLE = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((char) => /\p{Default_Ignorable_Code_Point}/u.test(char));

describe('a signed name', () => {
  test('is fit when it was cleaned, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(isFitName(cleanText(text, 24), 24)).toBe(true);
      }),
      { numRuns: 2_000 }
    );
    for (const char of [...INVISIBLE, '\u0301', '\u0610', '\u202f', '\ufffc'])
      expect(isFitName(cleanText(`a${char.repeat(5)}b`, 24), 24)).toBe(true);
  });

  test('counts or not whatever marks and letters a browser knows', () => {
    // Marks of Unicode 6 and of Unicode 17: one browser takes five of them for a stack, another one does not.
    for (const marks of ['\u0610\u0611\u0612\u0613\u0614', '\u1acf\u1ad0\u1ad1\u1ad2\u1ad3'])
      expect(isFitName(`a${marks}`, 24)).toBe(true);
    // Not the form NFC of its first letter.
    expect(isFitName('A\u030angstro\u0308m', 24)).toBe(true);
  });
});

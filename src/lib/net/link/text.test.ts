import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from './text.ts';

/** Signs that are drawn as a space. */
const BLANK = ['\u2800', '\u{16fe4}', '\u{13441}', '\u{13442}', '\u{1d159}'];
/** Every code point that is drawn as nothing, as Unicode lists them, the controls of hieroglyphs, and the blanks. */
const INVISIBLE = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter(
    (char) => /[\p{Default_Ignorable_Code_Point}\u{13430}-\u{1343f}]/u.test(char) || BLANK.includes(char)
  );

describe('a name', () => {
  test('of invisible characters alone is empty', () => {
    expect(INVISIBLE.length).toBeGreaterThan(4_000);
    for (const char of INVISIBLE) expect([char, cleanText(char.repeat(3), 24)]).toEqual([char, '']);
    expect(cleanText('\u3164\u115f\u00ad\ufe0f\u200d\u2800\u{e0041}', 24)).toBe('');
  });

  test('is cut before it is cleaned, so that a long text costs no more than a name', () => {
    expect(cleanText(`Be${'\u2060'.repeat(24 * 8)}n`, 24)).toBe('Be');
    for (const value of [undefined, null, 7, {}, ['Ben']]) expect(cleanText(value, 24)).toBe('');
  });

  test('with invisible characters is the name without them', () => {
    for (const char of INVISIBLE)
      if (!BLANK.includes(char)) expect([char, cleanText(`Be${char}n`, 24)]).toEqual([char, 'Ben']);
    // The parts of a letter that stood apart join.
    expect(cleanText('e\u00ad\u0301', 24)).toBe('é');
    expect(cleanText('a \u2060 b\u3164', 24)).toBe('a b');
  });

  test.each([
    ['👩‍👩‍👧‍👦 Ann', 'a family'],
    ['❤️‍🔥', 'a heart with a colour and a joiner'],
    ['🏳️‍🌈', 'a flag of two parts'],
    ['🧔🏽‍♂️', 'a skin tone'],
    ['1️⃣', 'a key cap'],
    ['🇨🇿', 'a country'],
    ['می‌خواهم', 'Persian with a non-joiner'],
    ['क्‍ष', 'Devanagari with a joiner'],
    ['ක්‍රි', 'Sinhala with a joiner'],
    ['ནམ་མཁའ', 'Tibetan'],
    ['អ្នក', 'Khmer'],
    ['한글', 'Hangul'],
    ['Zoë Ångström-Žižka', 'Latin']
  ])('%s stays as it is: %s', (name) => {
    expect(cleanText(name, 24)).toBe(name.normalize('NFC'));
  });

  test('has at most three marks on a letter, also with joiners between them', () => {
    for (const mark of ['\u0301', '\u0f72', '\u0f71\u0f72', '\u093f', '\u06d6'])
      for (const joiner of ['', '\u200c', '\u200d', '\u00ad', '\u200d\u200c']) {
        const name = cleanText(`ཀ${`${joiner}${mark}`.repeat(30)}`, 24);
        expect(name.match(/\p{M}/gu)?.length).toBe(3);
      }
  });

  test('whose marks change their order where a joiner goes is cleaned as often as that happens', () => {
    const once = cleanText('a\u20e3\u0300\u200c\u0f71\u064b', 24);
    expect(once).toBe('a\u20e3\u064b\u0300');
    expect(cleanText(once, 24)).toBe(once);
  });

  test('cut in an emoji ends before its joiner', () => {
    expect(cleanText('👩‍👩‍👧‍👦', 2)).toBe('👩');
    expect(cleanText('क्‍ष', 3)).toBe('क्');
    expect(cleanText('1️⃣', 2)).toBe('1');
  });

  test('cleaned once stays the same: others drop a statement whose name they would show differently', () => {
    const tricky = fc.constantFrom(
      ...[
        'a',
        'e',
        ' ',
        '1',
        '#',
        '\u0301',
        '\u0323',
        '\u00ad',
        '\u200b',
        '\u200c',
        '\u200d',
        '\ufe0f',
        '\ufe0e'
      ],
      ...[
        '👩',
        '❤',
        '🏽',
        '\u20e3',
        'क',
        '\u094d',
        'ष',
        'م',
        '\u115f',
        '\u3164',
        '\uffa0',
        '\u034f',
        '\u2800',
        '\ufeff'
      ],
      ...['\u0f71', '\u064b', '\u05b0', '\u20e3', '\u0345', '\u0958'],
      ...['\u{e0061}', '\u180b', '\ud83d', '\u202e', '\n', 'Å', '\u1100', '\u1161']
    );
    fc.assert(
      fc.property(fc.array(tricky, { maxLength: 60 }), fc.integer({ min: 1, max: 24 }), (chars, max) => {
        const once = cleanText(chars.join(''), max);
        expect(cleanText(once, max)).toBe(once);
        expect(once).toBe(once.trim());
        expect([...once].length).toBeLessThanOrEqual(max);
      }),
      { numRuns: 3_000 }
    );
  });
});

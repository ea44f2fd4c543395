import { describe, expect, it } from 'vitest';
import { format, formatList } from './format.ts';
import { locales } from './locales.ts';

describe('format', () => {
  it('fills names and leaves unknown ones visible', () => {
    expect(format('{who} played {what}', { who: 'Ana' }, 'en')).toBe('Ana played {what}');
  });

  it('chooses the plural form of the language', () => {
    const tiles = '{n, plural, =0 {no tiles} one {# tile} few {# few} other {# tiles}}';
    expect([0, 1, 2, 5].map((n) => format(tiles, { n }, 'en'))).toEqual([
      'no tiles',
      '1 tile',
      '2 tiles',
      '5 tiles'
    ]);
    expect(format(tiles, { n: 3 }, 'cs')).toBe('3 few');
  });

  it('formats numbers as the language writes them', () => {
    expect(format('{n}', { n: 12345 }, 'de')).toBe('12.345');
  });

  it.each(Object.keys(locales))(
    'writes a minus sign and no hyphen before a negative number: %s',
    (locale) => {
      expect(format('{n}', { n: -42 }, locale)).toBe('−42');
      expect(format('{n, plural, other {# points}}', { n: -42 }, locale)).toBe('−42 points');
      expect(format('{n}', { n: -0 }, locale)).toBe('0');
    }
  );

  it('selects, and nests', () => {
    const message = '{kind, select, gone {{n, plural, one {# is} other {# are}} gone} other {here}}';
    expect(format(message, { kind: 'gone', n: 2 }, 'en')).toBe('2 are gone');
    expect(format(message, { kind: 'x', n: 2 }, 'en')).toBe('here');
  });

  it('joins words as the language does', () => {
    expect(formatList(['Ada', 'Bo', 'Cy'], 'de')).toBe('Ada, Bo und Cy');
    expect(formatList(['Ada', 'Bo'], 'fr')).toBe('Ada et Bo');
    expect(formatList([], 'en')).toBe('');
  });

  it('never throws, whatever the message', () => {
    for (const odd of ['{', '}', '{}', '{,}', '{n, plural, ', '{n, plural, other {', '{{n}}']) {
      expect(typeof format(odd, { n: 1 }, 'en')).toBe('string');
    }
  });
});

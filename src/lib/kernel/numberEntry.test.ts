import { describe, expect, it } from 'vitest';
import { readEntry } from './numberEntry.ts';

const entry = { count: 3, most: 9, total: 20 };

describe('typed-in numbers', () => {
  it('are read from the written form', () => {
    expect(readEntry(entry, '2 0 9', 1)).toEqual([2, 0, 9]);
  });

  it.each(['', '2 0', '2 0 9 1', '2 0 10', '2  0 9', ' 2 0 9', '02 0 9', '2 0 -1', '2 0 x', '2,0,9'])(
    'are refused in the form "%s"',
    (text) => expect(readEntry(entry, text, 1)).toBeNull()
  );

  it('are refused when they are no string', () => {
    for (const value of [209, true, null, ['2', '0', '9']]) expect(readEntry(entry, value, 1)).toBeNull();
  });

  it('may not need more than there is for all seats together', () => {
    expect(readEntry(entry, '2 2 6', 2)).toEqual([2, 2, 6]);
    expect(readEntry(entry, '2 3 6', 2)).toBeNull();
  });
});

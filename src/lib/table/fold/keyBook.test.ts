import { expect, it } from 'vitest';
import { KeyBook } from './keyBook.ts';

const key = (n: number) => new Uint8Array(32).fill(n);

it('has each key of a number once, the first eight of them', () => {
  const book = new KeyBook();
  expect(book.of(3)).toEqual([]);
  for (const n of [1, 2, 1, 3, 4, 5, 6, 7, 8, 9]) book.add(3, key(n));
  expect(book.of(3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(key));
  expect(book.size).toBe(8);
  book.add(4, key(9));
  expect(book.of(4)).toEqual([key(9)]);
  expect(book.size).toBe(9);
});

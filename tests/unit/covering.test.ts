import { expect, it } from 'vitest';
import { covering } from './support/covering.ts';

it('meets every three of twelve in all eight ways, with few choices', () => {
  const items = Array.from({ length: 12 }, (_, i) => i);
  const rows = covering(items);
  for (const a of items)
    for (const b of items.filter((i) => i > a))
      for (const c of items.filter((i) => i > b)) {
        const met = new Set(rows.map((row) => [a, b, c].map((i) => row.includes(i)).join()));
        expect(met.size).toBe(8);
      }
  expect(rows.length).toBeLessThan(60);
});

it('is every choice where there are only a few', () => {
  expect(
    covering(['a', 'b'])
      .map((row) => row.join(''))
      .sort()
  ).toEqual(['', 'a', 'ab', 'b']);
});

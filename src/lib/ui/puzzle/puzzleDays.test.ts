import { expect, it } from 'vitest';
import { dateHere, parseDays, streakOf } from './puzzleDays.svelte.ts';

it('days in a row end with today or yesterday, across months', () => {
  const solved = ['2026-02-26', '2026-02-28', '2026-03-01'];
  expect(streakOf(solved, '2026-03-01')).toBe(2);
  expect(streakOf(solved, '2026-03-02')).toBe(2);
  expect(streakOf(solved, '2026-03-03')).toBe(0);
  expect(streakOf([], '2026-03-03')).toBe(0);
});

it('stored days are read one by one', () => {
  expect(parseDays('["2026-03-01","x",7,"2026-02-01","2026-03-01"]')).toEqual(['2026-02-01', '2026-03-01']);
  for (const text of [null, '', '{}', '[']) expect(parseDays(text)).toEqual([]);
});

it('the date is that of the device', () => {
  expect(dateHere(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});

import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 28);

it.each([
  [0, 'now'],
  [5 * 60_000, '5 minutes ago'],
  [30 * HOUR, 'yesterday'],
  [8 * 24 * HOUR, 'last week'],
  [280 * 24 * HOUR, '9 months ago'],
  [800 * 24 * HOUR, '2 years ago'],
  // The clock of the device was ahead when it was kept.
  [-30 * HOUR, 'now']
])('%i ms are told as “%s”', (passed, words) => {
  expect(ago(NOW - passed, NOW, 'en')).toBe(words);
});

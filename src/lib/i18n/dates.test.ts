import { afterEach, expect, it, vi } from 'vitest';
import { dateFormat } from './dates.ts';

afterEach(() => vi.unstubAllGlobals());

const afternoon = new Date(2026, 10, 30, 15, 4);

it.each([
  [['en-GB', 'en'], '30 Nov 2026', '15:04'],
  [['en-US', 'en-GB'], 'Nov 30, 2026', '3:04 PM'],
  [['de-DE', 'en-GB'], '30 Nov 2026', '15:04'],
  [['de-DE'], 'Nov 30, 2026', '3:04 PM']
])('writes dates as the region of %j, in the language shown', (languages, date, time) => {
  vi.stubGlobal('navigator', { languages });
  expect(dateFormat({ dateStyle: 'medium' }).format(afternoon)).toBe(date);
  expect(dateFormat({ timeStyle: 'short' }).format(afternoon).replace('\u202f', ' ')).toBe(time);
});

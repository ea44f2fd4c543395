import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

const YEAR = 365 * 86_400_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('time goes on when the clock of the device is put back or ahead by years', () => {
  const start = systemClock.now();
  const since = () => systemClock.now() - start;
  vi.advanceTimersByTime(1_000);
  expect(since()).toBe(1_000);
  vi.setSystemTime(Date.now() - 3 * YEAR);
  vi.advanceTimersByTime(500);
  const before = since();
  expect(before).toBeGreaterThanOrEqual(1_000);
  expect(before).toBeLessThanOrEqual(1_500);
  vi.advanceTimersByTime(2_000);
  expect(since()).toBe(before + 2_000);
  // Ahead is the same as a long sleep.
  vi.setSystemTime(Date.now() + YEAR);
  expect(since()).toBe(before + 2_000 + YEAR);
  vi.advanceTimersByTime(10);
  expect(since()).toBe(before + 2_010 + YEAR);
});

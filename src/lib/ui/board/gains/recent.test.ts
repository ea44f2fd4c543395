import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Recent } from './recent.svelte.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MS = 2000;

it('forgets each event after its time, also while others follow', () => {
  const recent = new Recent(10, MS);
  recent.grewTo(12);
  vi.advanceTimersByTime(MS - 500);
  recent.grewTo(13);
  expect(recent.from).toBe(10);
  vi.advanceTimersByTime(500);
  expect(recent.from).toBe(12);
  vi.advanceTimersByTime(MS);
  expect(recent.from).toBe(13);
});

it('shows what follows moves that were taken back', () => {
  const recent = new Recent(10, MS);
  recent.grewTo(14);
  vi.advanceTimersByTime(MS);
  recent.grewTo(11);
  vi.advanceTimersByTime(MS);
  expect(recent.from).toBe(11);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Debounced } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many calls cause one run; while calls continue it runs at intervals, and at once after the last', () => {
  let runs = 0;
  let busy = false;
  const debounced = new Debounced(
    () => runs++,
    () => busy
  );
  debounced.call();
  debounced.call();
  expect(runs).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(1);

  busy = true;
  for (let ms = 0; ms < 1_200; ms += 10) {
    debounced.call();
    vi.advanceTimersByTime(10);
  }
  expect(runs).toBe(3);
  busy = false;
  debounced.call();
  vi.advanceTimersByTime(1);
  expect(runs).toBe(4);
});

test('the last call is followed by a run, even while busy', () => {
  let runs = 0;
  const debounced = new Debounced(
    () => runs++,
    () => true
  );
  debounced.call();
  vi.advanceTimersByTime(1_000);
  expect(runs).toBe(1);
});

test('cancelled is cancelled', () => {
  let runs = 0;
  const debounced = new Debounced(
    () => runs++,
    () => false
  );
  debounced.call();
  debounced.cancel();
  vi.advanceTimersByTime(1_000);
  expect(runs).toBe(0);
});

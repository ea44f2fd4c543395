import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { painted } from './painted.ts';

const page = { hidden: false };
let frame: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  frame = null;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (frame = run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a check of whether it has resolved, for repeated use. */
async function watch(): Promise<() => Promise<boolean>> {
  let done = false;
  void painted().then(() => (done = true));
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return done;
  };
}

test('waits for the frame, and for the task after it', async () => {
  const isDone = await watch();
  await vi.advanceTimersByTimeAsync(50);
  expect(await isDone()).toBe(false);
  frame?.();
  expect(await isDone()).toBe(true);
});

test('does not wait for a frame that never comes', async () => {
  const isDone = await watch();
  await vi.advanceTimersByTimeAsync(99);
  expect(await isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isDone()).toBe(true);
});

test('does not wait on a hidden page or without a page', async () => {
  page.hidden = true;
  expect(await (await watch())()).toBe(true);
  expect(frame).toBe(null);
  vi.stubGlobal('document', undefined);
  expect(await (await watch())()).toBe(true);
});

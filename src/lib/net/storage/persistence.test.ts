import { afterEach, expect, test, vi } from 'vitest';
import { persistStorage } from './persistence.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without a storage manager is no error: pages without https have none', async () => {
  vi.stubGlobal('navigator', {});
  expect(await persistStorage()).toBe('unsupported');
});

test('returns what the browser answered', async () => {
  for (const [answer, said] of [
    [true, 'granted'],
    [false, 'refused']
  ] as const) {
    vi.stubGlobal('navigator', { storage: { persist: () => Promise.resolve(answer) } });
    expect(await persistStorage()).toBe(said);
  }
});

import { afterEach, expect, test, vi } from 'vitest';
import { takeShared } from './handed.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cache with one shared file, whose call with this number fails. */
function withFile(failsAt = Infinity) {
  const kept = new Map([['/open/game', new Response('saved', { headers: { 'X-Name': 'a%20b.bastide' } })]]);
  let calls = 0;
  const asked = <T>(work: () => T) =>
    calls++ === failsAt ? Promise.reject(new DOMException('no', 'UnknownError')) : Promise.resolve(work());
  const cache = {
    match: (at: string) => asked(() => kept.get(at)?.clone()),
    delete: (at: string) => asked(() => kept.delete(at))
  };
  vi.stubGlobal('caches', { open: () => asked(() => cache) });
  return kept;
}

test('a shared file waits on until it was opened', async () => {
  const kept = withFile();
  const seen: string[] = [];
  const open = (opens: boolean) => async (file: File) => {
    seen.push(`${file.name} ${await file.text()}`);
    return opens;
  };
  expect(await takeShared(open(false))).toBe(true);
  expect(kept.size).toBe(1);
  expect(await takeShared(open(true))).toBe(true);
  expect(kept.size).toBe(0);
  expect(await takeShared(open(true))).toBe(false);
  expect(seen).toEqual(['a b.bastide saved', 'a b.bastide saved']);
});

test('is not lost where the cache fails', async () => {
  for (const failsAt of [0, 1, 2]) {
    const kept = withFile(failsAt);
    await expect(takeShared(() => Promise.resolve(true))).rejects.toThrow('no');
    expect(kept.size).toBe(1);
  }
});

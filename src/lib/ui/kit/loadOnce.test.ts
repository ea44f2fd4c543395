import { expect, it } from 'vitest';
import { loadOnce } from './loadOnce.ts';

it('answers with a promise until something is loaded, then with it', async () => {
  let loads = 0;
  const part = loadOnce(() => Promise.resolve(++loads));
  const first = part();
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBe(1);
  expect(part()).toBe(1);
  expect(loads).toBe(1);
});

it('tries again after a failure', async () => {
  let works = false;
  const part = loadOnce(() => (works ? Promise.resolve('part') : Promise.reject(new Error('offline'))));
  await expect(part()).rejects.toThrow('offline');
  works = true;
  expect(await part()).toBe('part');
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseProgress } from './progress.svelte.ts';

describe('lesson progress', () => {
  beforeEach(() => vi.resetModules());

  it('reads what it can', () => {
    expect(parseProgress('["clinic","landscape","gone",3]')).toEqual(['landscape', 'clinic']);
    for (const damaged of [null, '', '{', '7', '{"clinic":true}', '"clinic"'])
      expect(parseProgress(damaged)).toEqual([]);
  });

  it('remembers each lesson once, until it is asked to forget', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key)
    });
    const { progress } = await import('./progress.svelte.ts');
    progress.finish('abbot');
    progress.finish('abbot');
    expect(progress.finished).toEqual(['abbot']);
    expect([...kept.values()]).toEqual(['["abbot"]']);
    progress.forget();
    expect(progress.has('abbot')).toBe(false);
    expect(kept.size).toBe(0);
    vi.unstubAllGlobals();
  });

  it('works where storage is closed', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { progress } = await import('./progress.svelte.ts');
    progress.finish('abbot');
    expect(progress.has('abbot')).toBe(true);
    vi.unstubAllGlobals();
  });
});

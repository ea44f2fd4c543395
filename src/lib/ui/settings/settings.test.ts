import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseSettings } from './settings.svelte.ts';

describe('stored settings', () => {
  it('start from defaults', () => {
    expect(parseSettings(null)).toMatchObject({ theme: 'system', language: null, sounds: false, stun: [] });
  });

  it('keep what fits and drop what does not', () => {
    const text = JSON.stringify({
      theme: 'dark',
      confirm: 'sometimes',
      thinking: 'gentle',
      language: 'tlh',
      stun: ['stun:a', 7],
      turn: [{ urls: 'turn:a', username: 'u', credential: 'c' }, { urls: 'turn:b' }]
    });
    expect(parseSettings(text)).toMatchObject({
      theme: 'dark',
      confirm: 'phones',
      thinking: 'gentle',
      language: null,
      stun: ['stun:a'],
      turn: [{ urls: 'turn:a', username: 'u', credential: 'c' }]
    });
  });

  it('survive any text and read back what they wrote', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const settings = parseSettings(text);
        expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
      })
    );
  });
});

describe('a browser that blocks storage', () => {
  it('shows the app as to a newcomer: asking for the storage throws there, also with typeof', async () => {
    vi.resetModules();
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      }
    });
    try {
      const { change, settings } = await import('./settings.svelte.ts');
      expect(settings.theme).toBe('system');
      expect(change({ theme: 'dark' })).toBe(false);
      expect(settings.theme).toBe('dark');
      const { isNew } = await import('../board/words/captions.svelte.ts');
      expect(isNew('undo')).toBe(true);
    } finally {
      if (real) Object.defineProperty(globalThis, 'localStorage', real);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { soundOf } from './feel.svelte.ts';
import { hear, SOUNDS, strike, type Sound } from './sounds.ts';

/** Records scheduled sounds: pitch, start and end. */
function listener() {
  const heard: { from: number; start: number; stop: number }[] = [];
  const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Context {
    currentTime = 10;
    state = 'suspended';
    destination = {};
    async resume() {
      this.state = 'running';
    }
    createGain() {
      return { gain: ramp, connect: (next: unknown) => next };
    }
    createOscillator() {
      const tone = { from: 0, start: 0, stop: 0 };
      heard.push(tone);
      return {
        type: '',
        frequency: { ...ramp, setValueAtTime: (value: number) => void (tone.from = value) },
        connect: (next: unknown) => next,
        start: (at: number) => void (tone.start = at),
        stop: (at: number) => void (tone.stop = at)
      };
    }
  }
  return { heard, Context };
}

afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  it('are short tones that all end, and none is louder than the speaker can be', () => {
    for (const sound of Object.keys(SOUNDS) as Sound[]) {
      const { heard, Context } = listener();
      strike(new Context() as unknown as AudioContext, sound);
      expect(heard.length).toBe(SOUNDS[sound].length);
      for (const { from, start, stop } of heard) {
        expect(from).toBeGreaterThan(20);
        expect(start).toBeGreaterThanOrEqual(10);
        expect(stop).toBeGreaterThan(start);
        expect(stop - 10).toBeLessThan(1);
      }
      expect(SOUNDS[sound].reduce((sum, { loud }) => sum + loud, 0)).toBeLessThanOrEqual(1);
    }
  });

  it('wake a sleeping context, and are silent where there is none', async () => {
    await expect(hear('tile')).resolves.toBeUndefined();
    const { heard, Context } = listener();
    vi.stubGlobal('AudioContext', Context);
    await hear('tile');
    expect(heard.length).toBe(SOUNDS.tile.length);
  });

  it('tell one thing of all that happened at once', () => {
    const events = (...types: string[]) => types.map((type) => ({ type }));
    expect(soundOf(events('placed', 'scored', 'returned'))).toBe('points');
    expect(soundOf(events('placed', 'deployed'))).toBe('figure');
    expect(soundOf(events('turn', 'drew'))).toBeNull();
  });
});

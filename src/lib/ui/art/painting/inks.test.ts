import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Inks } from './inks.ts';

const css = ['palette', 'art']
  .map((name) => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8'))
  .join('');

describe('inks', () => {
  it('reads colours of each theme', () => {
    const ground = (theme: 'light' | 'dark' | 'contrast') => new Inks(css, theme, 0).of('ground', '').fill;
    expect(ground('light')).toBe('#bcc277');
    expect(ground('dark')).toBe('#515f4d');
    expect(ground('contrast')).toBe('#d9e8a8');
    // Colours without a high-contrast value are those of the light theme.
    expect(new Inks(css, 'contrast', 0).of('poppy', '').fill).toBe('#cf4a35');
  });

  it('lets later rules win over earlier ones', () => {
    expect(new Inks(css, 'light', 0).of('ripple', '')).toMatchObject({
      fill: null,
      stroke: '#b9e0d6',
      width: 0.75,
      cap: 'round',
      join: 'round'
    });
    expect(new Inks(css, 'light', 0).of('tooth', '')).toMatchObject({
      cap: 'butt',
      dash: [2, 2.4],
      dashOffset: -0.3
    });
    expect(new Inks(css, 'light', 0).of('bed', '').evenOdd).toBe(true);
  });

  it('takes the colour of a roof from the class around it', () => {
    const inks = new Inks(css, 'light', 0);
    expect(inks.of('roof', '').fill).toBe('#c8603a');
    expect(inks.of('roof', 'r5').fill).toBe('#66798a');
    expect(inks.of('roof-dim', 'r5').fill).toBe('#4c5c6b');
    expect(inks.of('roof', 'r5')).toMatchObject({ stroke: '#4a3526', width: 0.65 });
    expect(new Inks(css, 'contrast', 0).of('roof', 'r1')).toMatchObject({ stroke: '#000', width: 1.1 });
  });

  it('moves light and turns what stands upright, by the turn of the tile', () => {
    const shift = (turn: number) =>
      new Inks(css, 'light', turn).of('wall-foot', '').shift.map((n) => Math.round(n * 10) / 10 + 0);
    expect(shift(0)).toEqual([0.8, 1.5]);
    expect(shift(1)).toEqual([1.5, -0.8]);
    expect(shift(2)).toEqual([-0.8, -1.5]);
    expect(shift(3)).toEqual([-1.5, 0.8]);
    expect(new Inks(css, 'light', 0).of('up', '').up).toBeCloseTo(0);
    expect(new Inks(css, 'light', 3).of('up', '').up).toBeCloseTo(-1.5 * Math.PI);
    expect(new Inks(css, 'light', 0).of('wall-foot', '').opacity).toBeCloseTo(0.26 * 0.7);
  });

  it('fills with black and strokes with nothing where the sheet is silent, as a browser does', () => {
    expect(new Inks(css, 'light', 0).of('', '')).toMatchObject({
      fill: '#000',
      stroke: null,
      opacity: 1,
      width: 1
    });
  });
});

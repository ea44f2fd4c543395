import { describe, expect, it } from 'vitest';
import { effortFor, type Device } from './effort.ts';

const withBattery = (charging: boolean, level: number): Device => ({
  hardwareConcurrency: 8,
  getBattery: async () => ({ charging, level })
});
const all = { helpers: 3, share: 1 };
const gentle = { helpers: 0, share: 0.5 };

describe('the effort of bots', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 3],
    [16, 3],
    [undefined, 0]
  ])('leaves a core of %s to the page and uses at most four', async (cores, helpers) => {
    const device = cores === undefined ? {} : { hardwareConcurrency: cores };
    expect(await effortFor('full', device)).toEqual({ helpers, share: 1 });
  });

  it.each([
    ['low and discharging', withBattery(false, 0.2), gentle],
    ['low and charging', withBattery(true, 0.1), all],
    ['not low', withBattery(false, 0.21), all],
    ['not told', { hardwareConcurrency: 8, getBattery: () => Promise.reject(new Error('no')) }, all]
  ])('with a battery that is %s', async (_what, device, effort) => {
    expect(await effortFor('full', device)).toEqual(effort);
  });

  it('is small where the person wants it so', async () => {
    expect(await effortFor('gentle', withBattery(true, 1))).toEqual(gentle);
  });
});

import { describe, expect, it } from 'vitest';
import { planOf, readPlan, writePlan } from '../lobby/plan.ts';
import { headerFor } from '../../table/testing/bench.ts';
import { clockId } from './clockPlan.ts';
import { SeatClocks } from './seatClocks.svelte.ts';

const MINUTE = 60_000;

describe('clocks of seats', () => {
  it('give each move its time', () => {
    const clocks = new SeatClocks({ per: 'move', minutes: 1 }, 2);
    clocks.observe([0], 0);
    expect(clocks.leftOf(0, 50_000)).toBe(10_000);
    expect([40_000, 50_000, MINUTE].map((now) => clocks.stateOf(0, now))).toEqual(['calm', 'low', 'up']);
    clocks.observe([1], 50_000);
    expect(clocks.leftOf(0, 90_000)).toBe(MINUTE);
    clocks.observe([0], 90_000);
    expect(clocks.leftOf(0, 90_000)).toBe(MINUTE);
  });

  it('add up over a game, and several run when several seats are asked', () => {
    const clocks = new SeatClocks({ per: 'game', minutes: 10 }, 2);
    clocks.observe([0, 1], 0);
    clocks.observe([1], MINUTE);
    clocks.observe([], 3 * MINUTE);
    clocks.observe([0], 5 * MINUTE);
    expect(clocks.leftOf(0, 6 * MINUTE)).toBe(8 * MINUTE);
    expect(clocks.leftOf(1, 6 * MINUTE)).toBe(7 * MINUTE);
  });

  it('run on after a reload', () => {
    const before = new SeatClocks({ per: 'game', minutes: 10 }, 2);
    before.observe([0], 0);
    before.observe([1], MINUTE);
    const record = JSON.parse(JSON.stringify(before.record)) as typeof before.record;
    const after = new SeatClocks({ per: 'game', minutes: 10 }, 2, record);
    after.observe([1], 4 * MINUTE);
    expect(after.leftOf(0, 4 * MINUTE)).toBe(9 * MINUTE);
    expect(after.leftOf(1, 4 * MINUTE)).toBe(7 * MINUTE);
  });

  it('are agreed among the aids, never for a table over days', () => {
    const header = headerFor({ seats: [0, 1] });
    const aids = [clockId({ per: 'move', minutes: 2 })];
    const plan = planOf({ ...header, game: 'landscape', policy: { ...header.policy, aids } });
    expect(plan.clock).toEqual({ per: 'move', minutes: 2 });
    expect(readPlan(writePlan(plan))?.clock).toEqual(plan.clock);
    expect(readPlan(writePlan({ ...plan, pace: 'days' }))?.clock).toBeUndefined();
    expect(readPlan(JSON.stringify({ ...plan, clock: { per: 'move', minutes: -1 } }))?.clock).toBeUndefined();
  });
});

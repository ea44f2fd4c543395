import { describe, expect, it } from 'vitest';
import { planOf, readPlan, writePlan } from '../lobby/plan.ts';
import { Table } from '../../table/fold/table.ts';
import { Circle, games, headerFor } from '../../table/testing/bench.ts';
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

  it('have one record until one starts or stops, so that it is stored then only', () => {
    const stored = { spent: [0, 5], running: [] };
    const clocks = new SeatClocks({ per: 'game', minutes: 1 }, 2, stored);
    expect(clocks.record).toBe(stored);
    clocks.observe([0], 10);
    const running = clocks.record;
    expect(running).toEqual({ spent: [0, 5], running: [[0, 10]] });
    clocks.observe([0], 20);
    expect(clocks.record).toBe(running);
    clocks.observe([], MINUTE + 10);
    expect(clocks.record).toEqual({ spent: [MINUTE, 5], running: [] });
  });

  it('find no party late whose used time runs no more', () => {
    const { table } = new Circle(headerFor({ seats: [0, 1] })).devices[0];
    const clocks = new SeatClocks({ per: 'game', minutes: 1 }, 2, { spent: [MINUTE, 0], running: [] });
    expect([clocks.stateOf(0, 0), clocks.isLate(table, 0, 0)]).toEqual(['up', false]);
    clocks.observe([0], 0);
    expect(clocks.isLate(table, 0, 0)).toBe(true);
  });

  it('run for people who are asked to choose, and for no draw, no bot, and nobody before all have signed', async () => {
    const { seats, ...rest } = headerFor({ seats: [0, 1, 1], first: 0 });
    const bot = { ...seats[1], kind: 'bot' as const };
    const circle = new Circle({ ...rest, seats: [seats[0], bot, seats[2]] });
    const { table } = circle.devices[1];
    const clocks = new SeatClocks({ per: 'move', minutes: 1 }, 3);
    const running = () => {
      clocks.watch(table, 0);
      return [0, 1, 2].filter((seat) => clocks.isRunning(seat));
    };
    expect(running()).toEqual([]);
    await circle.sit();
    expect([table.snapshot.ask.kind, running()]).toEqual(['draw', []]);
    await circle.settle();
    const seen = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const asked = table.snapshot.awaited.flatMap(({ seat }) => (seat === null ? [] : [seat]));
      expect(running()).toEqual(asked.filter((seat) => seat !== 1));
      seen.add(asked.join());
      await circle.play(n, 1);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['0', '1', '2', '0,1,2']));
  });

  it('find a party late by the seat that is asked, once its time is up', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1, 0], first: 0 }));
    const { table } = circle.devices[1];
    const clocks = new SeatClocks({ per: 'move', minutes: 1 }, 3);
    await circle.sit();
    await circle.settle();
    clocks.watch(table, 0);
    expect([MINUTE - 1, MINUTE].map((now) => clocks.isLate(table, 0, now))).toEqual([false, true]);
    expect(clocks.isLate(table, 1, MINUTE)).toBe(false);
    clocks.observe([], 2 * MINUTE);
    expect(clocks.isLate(table, 0, 2 * MINUTE)).toBe(false);
  });

  it('give a move its time from when the device learned of it, also where others moved in what it receives at once', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
    await circle.sit();
    await circle.settle();
    const away = Table.open(circle.header, games);
    await away.receiveAll(circle.entries);
    const clocks = new SeatClocks({ per: 'move', minutes: 1 }, 2);
    clocks.watch(away, 0);
    const { table } = circle.devices[0];
    const isAsked = (seat: number) => table.snapshot.awaited.some((slot) => slot.seat === seat);
    // Its own next choices of one move take no more time than there was.
    await circle.choose(([, keep]) => keep);
    await away.receiveAll(circle.entries);
    clocks.watch(away, 10_000);
    expect([isAsked(0), clocks.leftOf(0, 10_000)]).toEqual([true, 50_000]);
    await circle.choose(([mark]) => mark);
    await circle.settle();
    expect(isAsked(1)).toBe(true);
    while (!isAsked(0)) {
      await circle.choose((actions) => actions.at(-1)!);
      await circle.settle();
    }
    await away.receiveAll(circle.entries);
    clocks.watch(away, 2 * MINUTE);
    expect(clocks.leftOf(0, 2 * MINUTE)).toBe(MINUTE);
    expect(clocks.isLate(away, 0, 2 * MINUTE)).toBe(false);
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

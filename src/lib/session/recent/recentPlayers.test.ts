import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../net/storage/store.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import type { TablePlan } from '../contracts.ts';
import { planOf } from '../lobby/plan.ts';
import { keyOf } from '../parties/people.ts';
import type { TableInfo } from '../table/tableInfo.ts';
import { deliver } from './invitation.ts';
import { forgetPlayers, recentPlayers, rememberPlayers } from './recentPlayers.ts';

let stores = 0;
async function begun() {
  const store = await openStore(`recent-${stores++}`);
  const circle = new Circle(headerFor({ seats: [0, 1, 2] }));
  await circle.sit();
  const { table } = circle.devices[0];
  const known: TablePlan = { ...planOf(circle.header), game: 'landscape' };
  return { store, at: { table, party: 0, known }, names: circle.header.seats.map(({ name }) => name) };
}

describe('recent players', () => {
  it('are one group for all tables of the same people, with the key of each at each table', async () => {
    const { store, at, names } = await begun();
    for (const room of ['one', 'two', 'two']) await rememberPlayers(store, { ...at, room });
    const [group, ...others] = await recentPlayers(store);
    expect(others).toEqual([]);
    expect(group.people).toEqual([1, 2].map((seat) => ({ seat, name: names[seat] })));
    expect(group.tables.map(({ room }) => room)).toEqual(['two', 'one']);
    expect(group.tables[0].keys).toEqual([1, 2].map((party) => keyOf(at.table, party)));
    expect(group.plan.seats.map(({ kind }) => kind)).toEqual(['me', 'friend', 'friend']);
    await forgetPlayers(store);
    expect(await recentPlayers(store)).toEqual([]);
  });

  it('find the invitation at the finished table when no tab has one open', async () => {
    const { store, at } = await begun();
    const info = { fragment: '#x', plan: at.known, phase: 'over' } as unknown as TableInfo;
    await store.putTable({ id: 'one', touched: 1, info });
    await rememberPlayers(store, { ...at, room: 'one' });
    const [{ tables, plan }] = await recentPlayers(store);
    await deliver(store, { tables, fragment: '#new', plan });
    expect((await store.table('one'))?.info).toMatchObject({ next: { party: 0, fragment: '#new' } });
  });
});

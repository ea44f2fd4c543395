import { expect, test, vi } from 'vitest';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import type { TableInfo } from '../table/tableInfo.ts';
import { Company } from './company.svelte.ts';

test('the other players are stored again where that failed, and then no more', async () => {
  const circle = new Circle(headerFor({ seats: [0, 1] }));
  let kept: unknown;
  let fails = 1;
  const store = {
    setting: vi.fn(() => Promise.resolve(kept)),
    putSetting: vi.fn(async (_: string, value: unknown) => {
      if (fails-- > 0) throw new Error('the disk is full');
      kept = value;
    })
  };
  // What it needs of a company: no connection, no screen.
  const company = Object.assign(Object.create(Company.prototype) as object, {
    remembered: false,
    options: { store, table: circle.devices[0].table, room: 'room', party: 0 }
  }) as unknown as Company;
  const info = { phase: 'playing', plan: tablePlan() } as unknown as TableInfo;
  await expect(company.rememberPlayers(info)).rejects.toThrow('the disk is full');
  await company.rememberPlayers(info);
  expect(kept).toMatchObject([{ people: [{ seat: 1, name: 'Seat 1' }] }]);
  store.setting.mockClear();
  await company.rememberPlayers(info);
  expect(store.setting).not.toHaveBeenCalled();
});

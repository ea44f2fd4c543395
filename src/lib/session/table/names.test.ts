import { expect, it } from 'vitest';
import { Table } from '../../table/fold/table.ts';
import type { Game } from '../../kernel/game.ts';
import { partyNames } from '../../ui/table/people/names.ts';
import { recordingOf } from '../../ui/replay/record.ts';
import { Circle, games, headerFor } from '../../table/testing/bench.ts';
import { toy } from '../../table/testing/toy.ts';
import { planOf } from '../lobby/plan.ts';
import { peopleOf } from '../parties/people.ts';
import { rematchPlan } from '../rematch/rematchPlan.ts';
import { seatNames } from './names.ts';
import { standing, type TableInfo } from './tableInfo.ts';

it('names that the author of a header made up are cleaned or replaced by a number wherever they are shown', async () => {
  const made = ['\u202eneB', '\u3164\u00ad', `${'x'.repeat(60)}\u0007`];
  const shown = ['neB', '2', 'x'.repeat(24)];
  const plain = headerFor({ seats: [0, 1, 2], first: 0 });
  const header = {
    ...plain,
    seats: plain.seats.map((seat, i) => ({ ...seat, name: made[i] })),
    parties: plain.parties.map((party, i) => ({ ...party, name: made[i] }))
  };
  const circle = new Circle(header);
  await circle.sit();
  const [{ table }] = circle.devices;
  const info = { phase: 'lobby', awaited: [] } as unknown as TableInfo;
  expect(seatNames(header)).toEqual(shown);
  expect(peopleOf(Table.open(header, games), null, null).map(({ name }) => name)).toEqual(shown);
  expect(standing(info, table, () => false).names).toEqual(shown);
  expect(recordingOf(table, toy as Game<unknown>)?.names).toEqual(shown);
  expect(planOf(header).seats.map(({ name }) => name)).toEqual(shown);
  expect(rematchPlan(table, 0, planOf(header)).seats.map(({ name }) => name)).toEqual(shown);
  for (const [party, name] of shown.entries()) expect(partyNames(table, [party])).toBe(name);
});

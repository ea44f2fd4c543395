import { describe, expect, it } from 'vitest';
import { Circle, digestOf, games, headerFor } from '../testing/bench.ts';
import { Table } from './table.ts';
import { evidenceOf } from './evidence.ts';
import { Logs, say, SEEN } from '../testing/logs.ts';

describe('a table', () => {
  it.each([
    { seats: [0], witness: 'named' },
    { seats: [0, 0], witness: 'named' },
    { seats: [0, 1], witness: 'named' },
    { seats: [0, 1, 2], witness: 'named' },
    { seats: [0, 1, 1, 2], witness: 'next' },
    { seats: [0, 1, 2, 3], witness: 'all' },
    { seats: [0, 1, 2, 0, 1], witness: 'all' }
  ] as const)(
    'plays to the end with seats $seats and witness policy $witness',
    async ({ seats, witness }) => {
      const circle = new Circle(headerFor({ seats, witness }));
      await circle.sit();
      await circle.play(7);
      const [first, ...others] = circle.devices.map(({ table }) => digestOf(table));
      expect(circle.devices[0].table.snapshot.phase).toBe('over');
      for (const other of others) expect(other).toBe(first);
      for (const { table } of circle.devices) expect(evidenceOf(table)).toEqual([]);
      const late = Table.open(circle.header, games);
      for (const bytes of circle.entries.reverse()) late.receive(bytes);
      expect(digestOf(late)).toBe(first);
    }
  );

  /** A table in play, at a choice of one seat. */
  async function playing(): Promise<Table> {
    const circle = new Circle(headerFor({ seats: [0, 1, 2], first: 0 }));
    await circle.sit();
    await circle.play(3, 4);
    return circle.devices[0].table;
  }

  it('offers actions to the seats that are asked only', async () => {
    const table = await playing();
    const asked = table.snapshot.awaited.map(({ seat }) => seat);
    expect(asked).toHaveLength(1);
    for (const seat of [0, 1, 2]) expect(table.actions(seat).length > 0).toBe(asked.includes(seat));
  });

  it('tells what was played after a position', async () => {
    const table = await playing();
    const { position } = table.snapshot;
    expect(table.playedSince(position - 2).map((played) => played.position)).toEqual([
      position - 1,
      position
    ]);
    expect(table.playedSince(position)).toEqual([]);
  });

  it('hands out the entries that another device lacks', async () => {
    const table = await playing();
    const { lengths } = table;
    expect(table.entriesSince(lengths)).toEqual([]);
    expect(table.entriesSince([])).toEqual(table.entries());
    const lacking = lengths.map((length, party) => (party === 1 ? length - 1 : length));
    expect(table.entriesSince(lacking).map(({ party, index }) => [party, index])).toEqual([
      [1, lengths[1] - 1]
    ]);
  });

  it('hands out the whole log of a party that signed two entries for one place', () => {
    const logs = new Logs(2, '0 1');
    const [sit] = logs.entries;
    for (const n of [1, 2]) logs.write(0, say(0, n), logs.start, sit);
    logs.write(1, SEEN, logs.start);
    const table = logs.folded();
    const lacking = table.entriesSince(table.lengths);
    expect(lacking.map(({ party, index }) => [party, index])).toEqual([
      [0, 0],
      [0, 1],
      [0, 1]
    ]);
  });

  it('checks no entry twice', async () => {
    const table = await playing();
    const list = table.entries().map(({ bytes }) => bytes);
    const unchecked = (): never => {
      throw new Error('checked');
    };
    expect(table.receive(list[0], unchecked).status).toBe('known');
    const fresh = Table.open(table.header, games);
    const receipts = await fresh.receiveAll([list[0], list[0]]);
    expect(receipts.map(({ status }) => status)).toEqual(['accepted', 'known']);
  });
});

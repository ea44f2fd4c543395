import { describe, expect, it } from 'vitest';
import { Circle, digestOf, games, headerFor } from '../testing/bench.ts';
import { Table } from './table.ts';

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
      for (const { table } of circle.devices) expect(table.evidence()).toEqual([]);
      const late = Table.open(circle.header, games);
      for (const bytes of circle.entries.reverse()) late.receive(bytes);
      expect(digestOf(late)).toBe(first);
    }
  );
});

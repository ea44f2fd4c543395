import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { Table } from './table.ts';
import { Circle, digestOf, games, headerFor, dice } from '../testing/bench.ts';
import { chaos } from '../testing/chaos.ts';
import type { Header } from '../header.ts';
import { evidenceOf } from './evidence.ts';

const POLICIES = ['named', 'next', 'all'] as const;

/** 2 to 6 seats over 1 to 6 parties, every party with at least one seat. */
const seatings = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(5), { minLength: 0, maxLength: 5 }))
  .map(([parties, more]) => {
    const seats = Array.from({ length: parties }, (_, party) => party);
    for (const n of more) if (seats.length < 6) seats.push(n % parties);
    return seats.length < 2 ? [0, 0] : seats;
  });

/** Folds verified entries in a random order with repetitions. */
function foldAnew(header: Header, entries: readonly Entry[], seed: number): Table {
  const table = Table.open(header, games);
  const roll = dice(seed);
  const list = [...entries];
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  for (const entry of list) {
    table.fold.add(entry, header.parties[entry.party].key);
  }
  return table;
}

describe('the fold', () => {
  it('depends only on the set of entries, whatever the network does', async () => {
    await fc.assert(
      fc.asyncProperty(
        seatings,
        fc.constantFrom(...POLICIES),
        fc.nat(),
        fc.boolean(),
        async (seats, witness, seed, open) => {
          const header = headerFor({ seats, witness, options: { rounds: 1, open } });
          const devices = await chaos({ header, seed, steps: 250 });
          const [first, ...others] = devices.map(({ table }) => digestOf(table));
          for (const other of others) expect(other).toBe(first);
          const entries = devices[0].table.entries();
          for (let i = 0; i < 3; i++) expect(digestOf(foldAnew(header, entries, seed + i))).toBe(first);
          for (const { table } of devices) expect(evidenceOf(table)).toEqual([]);
        }
      ),
      { numRuns: 12 }
    );
  });

  it('depends only on the set of entries with votes, takebacks, resignations and one liar', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom(...POLICIES),
        fc.nat(),
        fc.boolean(),
        async (parties, witness, seed, lies) => {
          const seats = Array.from({ length: parties }, (_, party) => party);
          const header = headerFor({ seats, witness, options: { rounds: 1 } });
          const devices = await chaos({
            header,
            seed,
            steps: 250,
            unrest: 6,
            ...(lies ? { liar: seed % parties } : {})
          });
          const [first, ...others] = devices.map(({ table }) => digestOf(table));
          for (const other of others) expect(other).toBe(first);
          const entries = devices[0].table.entries();
          for (let i = 0; i < 4; i++) expect(digestOf(foldAnew(header, entries, seed + i))).toBe(first);
        }
      ),
      { numRuns: 16 }
    );
  });

  it('never folds past a gap', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1, 2] }));
    await circle.sit();
    await circle.play(5);
    const entries = circle.devices[0].table.entries();
    const full = circle.devices[0].table.snapshot.position;
    for (const missing of entries.filter(({ party, body }) => party === 1 && body.kind !== 'end')) {
      const table = foldAnew(
        circle.header,
        entries.filter((entry) => entry !== missing),
        missing.index
      );
      expect(table.snapshot.position).toBeLessThan(full);
      for (const node of table.fold.nodes)
        if (node.via.kind === 'answers')
          for (const entry of node.via.entries)
            if (entry.party === 1) expect(entry.index).toBeLessThan(missing.index);
      table.fold.add(missing, circle.header.parties[1].key);
      expect(digestOf(table)).toBe(digestOf(circle.devices[0].table));
    }
  });
});

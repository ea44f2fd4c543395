import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLetter, readLetter, takeLetter, writeLetter, type Taken } from './letter.ts';
import { unsentBy } from '../fold/reach.ts';
import { exportRecord } from './record.ts';
import { Table } from '../fold/table.ts';
import { Circle, dice, digestOf, games, headerFor, type Device } from '../testing/bench.ts';

const letterOf = ({ table, writer }: Device): Uint8Array => {
  const { entries, withHeader } = unsentBy(table, writer.party);
  return writeLetter(table, entries, withHeader);
};
const give = (to: Device, letter: Uint8Array): Taken => takeLetter(to.table, readLetter(letter));

/** All parties have signed the header; from then on none are connected. */
async function seated(seats: readonly number[], seed = 1): Promise<Circle> {
  const circle = new Circle(headerFor({ seats, first: 0, seed, options: { rounds: 1 } }));
  await circle.sit();
  return circle;
}

/** Does all that a device can do at its table's position. */
async function act({ table, writer }: Device, roll: (below: number) => number): Promise<boolean> {
  let busy = false;
  for (;;) {
    const owed = await writer.answerDuties();
    const slot = table.snapshot.awaited.find(({ party, seat }) => party === writer.party && seat !== null);
    const actions = slot && slot.seat !== null ? table.actions(slot.seat) : [];
    if (owed.length === 0 && actions.length === 0) return busy;
    busy = true;
    if (actions.length > 0) await writer.act(slot!.seat!, actions[roll(actions.length)]);
  }
}

describe('playing by letters', () => {
  for (const seats of [
    [0, 1],
    [0, 1, 2],
    [0, 1, 0, 1],
    [0, 1, 2, 3]
  ])
    it(`seats of parties ${seats.join()} reach the same game, each letter sent only to the awaited party`, async () => {
      const circle = await seated(seats);
      const roll = dice(7);
      for (let turn = 0; turn < 400; turn++) {
        const busy = [];
        for (const device of circle.devices) if (await act(device, roll)) busy.push(device);
        if (busy.length === 0) break;
        for (const from of busy) {
          const awaited = new Set(from.table.snapshot.awaited.map(({ party }) => party));
          const all = from.table.snapshot.over;
          for (const to of circle.devices)
            if (to !== from && (all || awaited.has(to.writer.party))) {
              const taken = give(to, letterOf(from));
              expect(taken).toMatchObject({ missing: [], forged: [], apart: false });
            }
        }
      }
      expect(circle.devices.map(({ table }) => table.snapshot.over)).toEqual(circle.devices.map(() => true));
      expect(new Set(circle.devices.map(({ table }) => digestOf(table))).size).toBe(1);
    });

  it('contains the header for a party that has not signed it, and nothing for a party that has all entries', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
    const [a, b] = circle.devices;
    await a.writer.sit();
    const first = readLetter(letterOf(a));
    expect(first.header).toEqual(a.table.header);
    const table = Table.open(first.header!, games);
    expect(takeLetter(table, first).accepted).toHaveLength(1);
    takeLetter(b.table, first);
    await b.writer.sit();
    expect(give(a, letterOf(b)).accepted).toHaveLength(1);
    await act(a, dice(1));
    expect(unsentBy(a.table, 0)).toMatchObject({ parties: [1], withHeader: false });
    expect(unsentBy(b.table, 1).parties).toEqual([0]);
  });
});

describe('a letter that does not fit', () => {
  async function played(): Promise<{ circle: Circle; first: Uint8Array; second: Uint8Array }> {
    const circle = await seated([0, 1]);
    const [a, b] = circle.devices;
    const roll = dice(3);
    await act(a, roll);
    give(b, letterOf(a));
    await act(b, roll);
    give(a, letterOf(b));
    await act(a, roll);
    const first = letterOf(a);
    const copy = new Circle(circle.header).devices[1];
    for (const { bytes } of b.table.entries()) copy.table.receive(bytes);
    give(b, first);
    await act(b, roll);
    give(a, letterOf(b));
    await act(a, roll);
    circle.devices[1] = copy;
    return { circle, first, second: letterOf(a) };
  }

  it('names the missing entries, keeps those it can, and is complete once they have arrived', async () => {
    const { circle, first, second } = await played();
    const [a, late] = circle.devices;
    const before = late.table.lengths;
    const taken = give(late, second);
    expect(taken.accepted).toEqual([]);
    expect(taken.missing.find(({ party }) => party === 0)).toMatchObject({ from: before[0] });
    expect(late.table.lengths).toEqual(before);
    expect(give(late, first).missing).toEqual([]);
    // The late device's own answers are missing here: it restored from a copy, and the result says so.
    expect(give(late, second).missing.map(({ party }) => party)).toContain(1);
    const all = writeLetter(a.table, a.table.entries(), true);
    expect(give(late, all)).toMatchObject({ missing: [], forged: [], apart: false });
    expect(digestOf(late.table)).toBe(digestOf(a.table));
  });

  it('is refused when its signature is not of the party it names', async () => {
    const { circle, first } = await played();
    const [, late] = circle.devices;
    const own = readLetter(first).items.filter(({ party }) => party === 0);
    const forged = own.map((item) => ({ ...item, signature: item.signature.map((byte) => byte ^ 1) }));
    const known = digestOf(late.table);
    const taken = takeLetter(late.table, { ...readLetter(first), items: forged });
    expect(taken).toMatchObject({ accepted: [], forged: [0], missing: [] });
    expect(digestOf(late.table)).toBe(known);
    // None of it blocks the genuine one.
    expect(give(late, first)).toMatchObject({ forged: [], missing: [] });
  });

  it('is refused at another table, and where writer and reader hold different histories', async () => {
    const { first } = await played();
    const other = await seated([0, 1], 2);
    expect(() => give(other.devices[1], first)).toThrow(expect.objectContaining({ code: 'FOREIGN' }));
    const histories = [];
    // The same party continues from two copies of its key.
    for (const last of [false, true]) {
      const [a, b] = (await seated([0, 1])).devices;
      for (let i = 0; i < 4; i++) {
        give(b, letterOf(a));
        await act(b, () => 0);
        give(a, letterOf(b));
        await act(a, (below) => (last ? below - 1 : 0));
      }
      histories.push({ a, b });
    }
    const [one, two] = histories;
    expect(give(two.b, letterOf(one.a))).toMatchObject({ accepted: [], apart: true });
    expect(give(one.b, letterOf(one.a))).toMatchObject({ apart: false, missing: [] });
  });

  it('is reported as damaged when it was truncated or changed in any way', async () => {
    const { first } = await played();
    fc.assert(
      fc.property(fc.nat(first.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = first.slice();
        changed[at] ^= flip;
        for (const bytes of [changed, first.slice(0, at)])
          expect(() => readLetter(bytes)).toThrow(expect.objectContaining({ code: 'DAMAGED' }));
      })
    );
  });

  it('is distinguished from a record', async () => {
    const { circle, first } = await played();
    expect(isLetter(first)).toBe(true);
    expect(isLetter(exportRecord(circle.devices[0].table))).toBe(false);
  });
});

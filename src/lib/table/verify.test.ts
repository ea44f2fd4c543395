import { beforeAll, describe, expect, it } from 'vitest';
import { encodeValue, decodeValue } from './codec.ts';
import { exportRecord, readRecord } from './record.ts';
import { Circle, digestOf, games, headerFor } from './testing/bench.ts';
import { openRecord, verifyRecord } from './verify.ts';

const circle = new Circle(headerFor({ seats: [0, 1, 2, 3], options: { rounds: 4 } }));
let record: Uint8Array;

/** The record with its list of entries changed. */
function edited(change: (entries: Uint8Array[]) => Uint8Array[]): Uint8Array {
  const file = decodeValue(record, { bytes: 1 << 24, depth: 4 }) as Record<string, unknown>;
  return encodeValue({ ...file, entries: change([...readRecord(record).entries]) });
}

beforeAll(async () => {
  await circle.sit();
  await circle.play(3);
  record = exportRecord(circle.devices[0].table);
}, 60_000);

describe('a record', () => {
  it('verifies and opens to the same table', async () => {
    const report = await verifyRecord(record, games);
    expect(report).toMatchObject({ ok: true, faults: [], evidence: [], over: true, ownWord: 0 });
    expect(report.draws).toBeGreaterThan(15);
    expect(digestOf(await openRecord(record, games))).toBe(digestOf(circle.devices[1].table));
  });

  it('is the same file on every device', () => {
    for (const { table } of circle.devices) expect(exportRecord(table)).toEqual(record);
  });

  it('names the first fault', async () => {
    const faultOf = async (bytes: Uint8Array) => (await verifyRecord(bytes, games)).faults[0];
    const flip = (bytes: Uint8Array, at: number) => {
      const copy = bytes.slice();
      copy[at] ^= 1;
      return copy;
    };
    expect(await faultOf(edited((list) => list.with(5, flip(list[5], 10))))).toMatchObject({
      code: 'signature',
      entry: 5
    });
    expect(await faultOf(edited((list) => list.toSpliced(5, 1)))).toMatchObject({ code: 'gap', entry: 5 });
    expect(await faultOf(edited((list) => list.slice(0, -1)))).toMatchObject({ code: 'end' });
    expect(await faultOf(edited((list) => [...list, list[3]]))).toMatchObject({ code: 'repeated' });
    expect(await faultOf(edited((list) => list.with(7, Uint8Array.of(1, 2, 3))))).toMatchObject({
      code: 'malformed',
      entry: 7
    });
    expect(await faultOf(Uint8Array.of(1, 2, 3))).toMatchObject({ code: 'file' });
    expect(await faultOf(record.slice(0, -1))).toMatchObject({ code: 'file' });
    await expect(
      openRecord(
        edited((list) => list.slice(0, -1)),
        games
      )
    ).rejects.toThrow('ends at position');
  });

  it('refuses entries of another table', async () => {
    const other = new Circle(headerFor({ seats: [0, 1, 2, 3], options: { rounds: 4 }, seed: 2 }));
    await other.sit();
    const report = await verifyRecord(
      edited((list) => list.with(0, other.entries[0])),
      games
    );
    expect(report.faults[0]).toMatchObject({ code: 'foreign', entry: 0 });
  });
});

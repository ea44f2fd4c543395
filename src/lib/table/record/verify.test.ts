import { beforeAll, describe, expect, it } from 'vitest';
import { encodeValue, decodeValue } from '../log/codec.ts';
import { exportRecord, readRecord } from './record.ts';
import { decodeEntry } from '../log/entry.ts';
import { Table } from '../fold/table.ts';
import { Circle, digestOf, games, headerFor } from '../testing/bench.ts';
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
    // The last played entry of a party comes before its signature under the end.
    expect(await faultOf(edited((list) => list.slice(0, -2)))).toMatchObject({ code: 'end' });
    expect(await faultOf(edited((list) => [...list, list[3]]))).toMatchObject({ code: 'repeated' });
    expect(await faultOf(edited((list) => list.with(7, Uint8Array.of(1, 2, 3))))).toMatchObject({
      code: 'malformed',
      entry: 7
    });
    expect(await faultOf(Uint8Array.of(1, 2, 3))).toMatchObject({ code: 'file' });
    expect(await faultOf(record.slice(0, -1))).toMatchObject({ code: 'file' });
    await expect(
      openRecord(
        edited((list) => list.slice(0, -2)),
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

  describe('reports what no file can show:', () => {
    const codes = async (bytes: Uint8Array) =>
      (await verifyRecord(bytes, games)).limits.map(({ code }) => code);
    /** The record as a cheating exporter would write it, leaving entries out. */
    const without = (leave: (bytes: Uint8Array) => boolean) => {
      const kept = Table.open(circle.header, games);
      for (const bytes of readRecord(record).entries) if (!leave(bytes)) kept.receive(bytes);
      return exportRecord(kept);
    };

    it('of a game whose end all signed, only missing evidence and one person behind two keys', async () => {
      expect(await codes(record)).toEqual(['evidence', 'persons']);
    });

    it('a truncated game is not signed to its end', async () => {
      const cut = without((bytes) => decodeEntry(bytes).position > 20);
      const report = await verifyRecord(cut, games);
      expect(report.ok).toBe(true);
      expect(report.limits[0]).toMatchObject({ code: 'end', parties: [0, 1, 2, 3] });
    });

    it('a last entry may have replaced another one if no other party signed after it', async () => {
      const unsigned = without((bytes) => decodeEntry(bytes).body.kind === 'end');
      const report = await verifyRecord(unsigned, games);
      expect(report).toMatchObject({ ok: true, over: true });
      const lastMove = report.limits.find(({ code }) => code === 'lastMove');
      const { via } = circle.devices[0].table.fold.tip;
      expect(lastMove?.parties).toEqual(via.kind === 'answers' ? via.entries.map(({ party }) => party) : []);
      const half = without((bytes) => {
        const { body, party } = decodeEntry(bytes);
        return body.kind === 'end' && party > 1;
      });
      expect((await verifyRecord(half, games)).limits[0]).toMatchObject({ code: 'end', parties: [2, 3] });
    });
  });
});

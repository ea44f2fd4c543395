import * as Y from 'yjs';
import { expect, it } from 'vitest';
import { CrowdedError, readSparse } from './sparse.ts';

/** An update of one item that holds a value. */
function holding(value: unknown): Uint8Array {
  const doc = new Y.Doc();
  doc.getArray('chat').push([value]);
  return Y.encodeStateAsUpdate(doc);
}

const listOf = (values: number) => holding(new Array<number>(values).fill(0));

it('refuses an update whose few items hold more values than as many items of ours would', () => {
  expect(() => readSparse(listOf(70), 10)).not.toThrow();
  expect(() => readSparse(listOf(90), 10)).toThrow(CrowdedError);
});

it('refuses an update of more items than it is asked to read', () => {
  const doc = new Y.Doc();
  for (let i = 0; i < 10; i++) doc.getMap('entries').set(`${i}`, i);
  const update = Y.encodeStateAsUpdate(doc);
  // Beside its items an update names each client, and each client with deletions.
  expect(readSparse(update, 12)).toHaveLength(10);
  expect(() => readSparse(update, 9)).toThrow(CrowdedError);
});

it('skips each kind of plain value inside another one, up to bytes behind it', () => {
  for (const value of [7, 0.5, 0.1, 2n ** 60n, 'text', null, undefined, true, false, [], {}]) {
    expect(() => readSparse(holding([value, value]), 10), String(value)).not.toThrow();
    expect(() => readSparse(holding({ value, behind: new Uint8Array(1) }), 10), String(value)).toThrow(
      expect.objectContaining({ name: 'ForeignError', message: 'unknown kind of value' })
    );
  }
});

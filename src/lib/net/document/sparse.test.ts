import * as Y from 'yjs';
import { expect, it } from 'vitest';
import { CrowdedError, readSparse } from './sparse.ts';

/** An update of one item that holds a list of so many values. */
function listOf(values: number): Uint8Array {
  const doc = new Y.Doc();
  doc.getArray('chat').push([new Array<number>(values).fill(0)]);
  return Y.encodeStateAsUpdate(doc);
}

it('refuses an update whose few items hold more values than as many items of ours would', () => {
  expect(() => readSparse(listOf(70), 10)).not.toThrow();
  expect(() => readSparse(listOf(90), 10)).toThrow(CrowdedError);
});

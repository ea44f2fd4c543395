import { expect, test } from 'vitest';
import { Table } from './fold/table.ts';
import { games, headerFor, secretsOf } from './testing/bench.ts';
import { Writer } from './writer.ts';

test('what was signed before a duty that could not be stored is sent, and the duty is signed later', async () => {
  const table = Table.open(headerFor({ seats: [0], seed: 1 }), games);
  let room = 2;
  const full = new Error('the disk is full');
  const store = () => (room-- > 0 ? Promise.resolve() : Promise.reject(full));
  const writer = new Writer({ table, party: 0, ...secretsOf(0), store });
  await writer.sit();
  // Two duties follow one another; there is room for the first.
  expect(await writer.answerDuties()).toHaveLength(1);
  await expect(writer.answerDuties()).rejects.toBe(full);
  room = Infinity;
  expect(await writer.answerDuties()).toHaveLength(1);
  expect(writer.due).toBeNull();
});

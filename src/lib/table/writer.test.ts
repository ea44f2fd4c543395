import { expect, test } from 'vitest';
import { Table } from './fold/table.ts';
import { games, headerFor, secretsOf } from './testing/bench.ts';
import { Writer } from './writer.ts';

test('what was signed before a duty that could not be stored is sent, and the duty is signed later', async () => {
  const table = Table.open(headerFor({ seats: [0] }), games);
  let room = Infinity;
  const full = new Error('the disk is full');
  const store = () => (room-- > 0 ? Promise.resolve() : Promise.reject(full));
  const writer = new Writer({ table, party: 0, ...secretsOf(0), store });
  await writer.sit();
  const sizes: number[] = [];
  while (!table.snapshot.over) {
    // There is room for one entry at a time.
    room = 1;
    sizes.push((await writer.answerDuties()).length);
    if (writer.due) await expect(writer.answerDuties()).rejects.toBe(full);
    room = Infinity;
    sizes.push((await writer.answerDuties()).length);
    const [action] = table.actions(0);
    if (action) await writer.act(0, action);
  }
  // Somewhere two duties followed one another.
  expect(sizes.some((size, i) => i % 2 === 0 && size === 1 && sizes[i + 1] === 1)).toBe(true);
});

import { expect, it } from 'vitest';
import { EntryQueue, type Waiting } from './entryQueue.ts';

const item = (byte: number, via = 'ada', beside = true): Waiting => ({
  id: 'id',
  entry: Uint8Array.of(1, byte),
  via,
  beside
});
const bytes = (queue: EntryQueue) => queue.first(9).map(({ entry }) => entry[1]);

it('takes each copy once while it waits, and copies of one id that differ', () => {
  const queue = new EntryQueue();
  expect([queue.add(item(1)), queue.add(item(1)), queue.add(item(2))]).toEqual([true, false, true]);
  queue.shift();
  expect(bytes(queue)).toEqual([2]);
  expect(queue.add(item(1))).toBe(true);
  expect(bytes(queue)).toEqual([2, 1]);
});

it('drops what one peer sent behind the first one, and takes it again', () => {
  const queue = new EntryQueue();
  for (const [byte, via] of [
    [1, 'eve'],
    [2, 'eve'],
    [3, 'ada'],
    [4, 'eve']
  ] as const)
    queue.add(item(byte, via));
  queue.dropBehindFirst(({ via }) => via === 'eve');
  expect([bytes(queue), queue.length]).toEqual([[1, 3], 2]);
  expect([queue.add(item(1)), queue.add(item(4, 'eve'))]).toEqual([false, true]);
});

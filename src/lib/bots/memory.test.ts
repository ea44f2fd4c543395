import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Memory, memoryKey } from './memory.ts';

const likeness = fc.integer().filter((n) => n !== 0);
const seat = fc.nat({ max: 5 });

test('recalls the gain of every likeness, whichever seat chose', () => {
  fc.assert(
    fc.property(likeness, seat, (like, of) => {
      const memory = new Memory();
      const key = memoryKey(like, of);
      fc.pre(key !== 0);
      memory.note(key, 7);
      expect(memory.recall(key)).toBe(7);
    })
  );
});

test('keeps the seats apart', () => {
  fc.assert(
    fc.property(likeness, seat, seat, (like, a, b) => {
      expect(memoryKey(like, a) === memoryKey(like, b)).toBe(a === b);
    })
  );
});

test('neither notes nor recalls a choice like no other', () => {
  const memory = new Memory();
  memory.note(memoryKey(0, 3), 7);
  expect(memory.recall(memoryKey(0, 3))).toBeNull();
});

test('recalls the mean of the last gains, until it forgets', () => {
  const memory = new Memory();
  for (const gain of [8, 4, 1]) memory.note(5, gain);
  expect(memory.recall(5)).toBe(3.5);
  memory.forget();
  expect(memory.recall(5)).toBeNull();
  memory.note(5, 2);
  expect(memory.recall(5)).toBe(2);
});

test('a key takes the place of another one with its slot, without that one’s gain', () => {
  const memory = new Memory();
  const [one, other] = [5, 5 + (1 << 14)];
  memory.note(one, 8);
  memory.note(one + 1, 7);
  memory.note(other, 2);
  expect([one, one + 1, other].map((key) => memory.recall(key))).toEqual([null, 7, 2]);
  // The key of a choice like no other takes no place.
  memory.note(1 << 14, 4);
  memory.note(0, 1);
  expect(memory.recall(1 << 14)).toBe(4);
});

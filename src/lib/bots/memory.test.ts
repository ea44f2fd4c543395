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

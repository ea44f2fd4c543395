import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../net/transport/clock.ts';
import { Pushes } from './pushes.ts';

/** A relay whose answers are as old as `behind` ms, and a page that follows its pushes. */
function page(behind = 0) {
  const clock = new FakeClock();
  const stored = new Map<string, number>();
  const read = new Set<string>();
  const room = { looks: 0 };
  const pushes = new Pushes({
    clock,
    look: () => {
      room.looks++;
      for (const [id, at] of stored) if (at + behind <= clock.now()) read.add(id);
      return Promise.resolve();
    },
    idle: () => Promise.resolve(),
    hasRead: (id) => read.has(id)
  });
  /** Lets time pass, and all that follows from it happen. */
  const pass = async (ms: number) => {
    for (let end = clock.now() + ms; ;) {
      for (let i = 0; i < 6; i++) await Promise.resolve();
      if (clock.now() >= end) return;
      clock.advance(Math.min(100, end - clock.now()));
    }
  };
  const store = (id: string) => {
    stored.set(id, clock.now());
    pushes.heard(id);
  };
  return { pushes, room, read, pass, store };
}

describe('pushed mail', () => {
  it('is looked for at once, and again where an answer is older than the push', async () => {
    const { store, read, pass, room } = page(2_000);
    store('a');
    await pass(0);
    expect([room.looks, read.size]).toEqual([1, 0]);
    await pass(3_100);
    expect([...read]).toEqual(['a']);
    expect(room.looks).toBe(3);
    await pass(60_000);
    expect(room.looks).toBe(3);
  });

  it('is looked for a few times at most, however often it is pushed', async () => {
    const { pushes, pass, room } = page();
    for (let i = 0; i < 50; i++) {
      pushes.heard('never stored');
      await pass(1_000);
    }
    expect(room.looks).toBe(3);
  });

  it('in a flood takes little memory and few looks, and none of it is lost', async () => {
    const { pushes, store, read, pass, room } = page();
    for (let i = 0; i < 20_000; i++) {
      pushes.heard(`empty ${i}`);
      if (i % 1_000 === 0) store(`mail ${i}`);
      if (i % 500 === 0) await pass(100);
      expect(pushes.size).toBeLessThanOrEqual(256);
    }
    await pass(2_000);
    expect(read.size).toBe(20);
    // Four seconds of flood.
    expect(room.looks).toBeLessThan(12);
  });

  it('that comes for an hour causes no more than forty looks and one in two seconds, and all of it is read', async () => {
    const { store, read, pass, room } = page();
    for (let i = 0; i < 3_600; i++) {
      store(`mail ${i}`);
      await pass(1_000);
    }
    await pass(5_000);
    expect(read.size).toBe(3_600);
    expect(room.looks).toBeLessThan(40 + 1_810);
  });

  it('is read soon, whatever else was pushed in whatever order', async () => {
    const step = fc.record({ empty: fc.nat(400), mail: fc.nat(3), wait: fc.nat(4_000) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.constantFrom(0, 1_000),
        async (steps, behind) => {
          const { pushes, store, read, pass } = page(behind);
          let count = 0;
          for (const [n, { empty, mail, wait }] of steps.entries()) {
            for (let i = 0; i < mail; i++) store(`mail ${count++}`);
            for (let i = 0; i < empty; i++) pushes.heard(`empty ${n} ${i}`);
            expect(pushes.size).toBeLessThanOrEqual(256);
            await pass(wait);
          }
          await pass(5_000);
          expect(read.size).toBe(count);
        }
      ),
      { numRuns: 60 }
    );
  });
});

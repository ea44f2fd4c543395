import type { FakeClock } from '../transport/clock.ts';

/** Tests only. Advances a fake clock by `ms` in steps, and lets promises run after each of them. */
export async function pass(clock: FakeClock, ms: number, step = 250): Promise<void> {
  for (let at = 0; at < ms; at += step) {
    clock.advance(step);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

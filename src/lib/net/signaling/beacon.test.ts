import { expect, test } from 'vitest';
import type { Path } from '../mesh/dialer.ts';
import { DEFAULT_TIMING } from '../mesh/meshOptions.ts';
import { Roster } from '../mesh/roster.ts';
import { FakeClock } from '../transport/clock.ts';
import { Beacon } from './beacon.ts';

/** To whom a device answers that announced itself, and how often. */
function device() {
  const clock = new FakeClock();
  const beacon = new Beacon({
    selfId: 'm',
    clock,
    timing: DEFAULT_TIMING,
    roster: new Roster(),
    epoch: () => 0,
    place: () => ({ free: 2 }),
    paths: () => [],
    isMissingPlayer: () => true
  });
  let sent = 0;
  const path: Path = { relays: 'never', publish: () => sent++ };
  return { clock, answer: (to: string) => (beacon.reply(to, path), sent) };
}

test('one peer is answered twice a second at most', () => {
  const { clock, answer } = device();
  expect([answer('a'), answer('a'), answer('b')]).toEqual([1, 1, 2]);
  clock.advance(499);
  expect(answer('a')).toBe(2);
  clock.advance(1);
  expect(answer('a')).toBe(3);
});

test('strangers under any number of names do not make a device send more than a server accepts of it', () => {
  const { clock, answer } = device();
  let sent = 0;
  for (let n = 0; n < 1_000; n++) sent = answer(`x${n}`);
  expect(sent).toBe(32);
  for (let n = 0; n < 1_000; n++) {
    clock.advance(10);
    sent = answer(`y${n}`);
  }
  expect(sent).toBeLessThanOrEqual(32 + 80);
  // A peer is answered again soon after they left.
  clock.advance(1_000);
  expect(answer('a')).toBe(sent + 1);
});

import { expect, test } from 'vitest';
import type { Clock } from '../transport/clock.ts';
import { Encounters } from './encounters.ts';

/** A peer dialled at 0, heard at 1 s by a way with this beacon, and not reached within 10 s. */
function failedAttempt(beacon?: number) {
  let now = 0;
  const clock = { now: () => now } as Clock;
  const all = new Encounters(clock, { beacon: 4_000, upgrade: 60_000 });
  all.tried('a');
  now = 1_000;
  all.heard('a', beacon);
  now = 10_000;
  all.ended('a', 'timeout', true);
  return (at: number) => {
    now = at;
    return all.waiting([], () => false)[0].here;
  };
}

test('where announcements are seldom, a peer that answered the attempt counts as there until the next is overdue', () => {
  const here = failedAttempt(30_000);
  expect([here(10_500), here(40_000), here(42_000)]).toEqual([true, true, false]);
});

test('where announcements come every few seconds, it has to be heard again after the failure', () => {
  const here = failedAttempt();
  expect(here(10_500)).toBe(false);
});

test('strangers who come and go under any number of names are not all remembered, and those met last are', () => {
  const all = new Encounters({ now: () => 0 } as Clock, { beacon: 4_000, upgrade: 60_000 });
  all.ended('a', 'timeout', true);
  for (let i = 0; i < 1_000; i++) {
    all.ended(`x${i}`, 'failed', false);
    if (i % 100 === 0) all.tried('a');
  }
  const ids = all.waiting([], () => false).map(({ id }) => id);
  expect(ids.length).toBe(256);
  expect(ids).toEqual(expect.arrayContaining(['a', 'x999', 'x800']));
  expect(all.hasFailed('a')).toBe(true);
});

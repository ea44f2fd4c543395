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

test('only failed attempts count as failures, and a direct connection makes good for them', () => {
  let now = 0;
  const all = new Encounters({ now: () => now } as Clock, { beacon: 4_000, upgrade: 60_000 });
  all.ended('a', 'timeout', false);
  all.ended('a', 'slept', true);
  expect([all.hasFailed('a'), all.isDue('a')]).toEqual([false, true]);
  for (const reason of ['timeout', 'failed'] as const) all.ended('a', reason, true);
  expect([all.hasFailed('a'), all.isDue('a')]).toEqual([true, false]);
  all.connected('a', false);
  expect(all.hasFailed('a')).toBe(true);
  expect(all.waiting([], () => false)).toMatchObject([{ id: 'a', reason: null }]);
  expect(all.waiting(['b'], (id) => id === 'a').map(({ id }) => id)).toEqual(['b']);
  all.connected('a', true);
  expect([all.hasFailed('a'), all.isDue('a')]).toEqual([false, true]);
  // The wait grows with each failure, up to six beacons.
  for (let i = 0; i < 9; i++) all.ended('a', 'timeout', true);
  now = 6 * 4_000 - 1;
  expect(all.isDue('a')).toBe(false);
  now++;
  expect(all.isDue('a')).toBe(true);
  all.ended('a', 'left', false);
  expect(all.waiting([], () => false)).toEqual([]);
});

test('a peer heard only before the attempt began does not count as there', () => {
  let now = 0;
  const all = new Encounters({ now: () => now } as Clock, { beacon: 4_000, upgrade: 60_000 });
  all.tried('a');
  now = 1_000;
  all.heard('a', 30_000);
  now = 2_000;
  all.tried('a');
  now = 10_000;
  all.ended('a', 'timeout', true);
  expect(all.waiting([], () => false)).toEqual([{ id: 'a', reason: 'timeout', here: false }]);
});

test('a relayed peer is tried directly at once, and then again after the interval', () => {
  let now = 0;
  const all = new Encounters({ now: () => now } as Clock, { beacon: 4_000, upgrade: 60_000 });
  expect(all.mayUpgrade('a')).toBe(true);
  all.tried('a');
  now = 59_999;
  expect(all.mayUpgrade('a')).toBe(false);
  now++;
  expect(all.mayUpgrade('a')).toBe(true);
});

test('who was only heard, under whatever name, is not waited for', () => {
  const all = new Encounters({ now: () => 0 } as Clock, { beacon: 4_000, upgrade: 60_000 });
  for (let i = 0; i < 100; i++) all.heard(`x${i}`, 30_000);
  expect(all.waiting([], () => false)).toEqual([]);
});

test('of those connected at some time a bounded number is known', () => {
  const all = new Encounters({ now: () => 0 } as Clock, { beacon: 4_000, upgrade: 60_000 });
  const ids = Array.from({ length: 1_000 }, (_, i) => `x${i}`);
  for (const id of ids.slice(0, 2)) all.connected(id, true);
  expect(ids.slice(0, 3).map((id) => all.wasConnected(id))).toEqual([true, true, false]);
  for (const id of ids) all.connected(id, true);
  expect(ids.filter((id) => all.wasConnected(id)).length).toBeLessThanOrEqual(256);
  expect(all.wasConnected('x999')).toBe(true);
  expect(all.waiting([], () => false)).toEqual([]);
});

test('the reason is that of the last end, and a series of one reason lasts from its first', () => {
  let now = 0;
  const all = new Encounters({ now: () => now } as Clock, { beacon: 4_000, upgrade: 60_000 });
  const seen = () => all.waiting([], () => false)[0];
  const end = (at: number, reason: 'timeout' | 'slept') => {
    now = at;
    all.ended('a', reason, true);
  };
  end(10_000, 'timeout');
  now = 12_000;
  all.heard('a');
  end(20_000, 'timeout');
  // It was heard since the series began.
  expect(seen()).toEqual({ id: 'a', reason: 'timeout', here: true });
  end(21_000, 'slept');
  expect(seen()).toEqual({ id: 'a', reason: 'slept', here: false });
});

test('a peer is forgotten once it was not tried for five minutes', () => {
  let now = 0;
  const all = new Encounters({ now: () => now } as Clock, { beacon: 4_000, upgrade: 60_000 });
  const known = () => {
    all.tick();
    return all.waiting([], () => false).map(({ id }) => id);
  };
  all.ended('a', 'timeout', true);
  all.ended('b', 'timeout', true);
  now = 1;
  all.tried('b');
  now = 300_000;
  expect(known()).toEqual(['a', 'b']);
  now++;
  expect(known()).toEqual(['b']);
});

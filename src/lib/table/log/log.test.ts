import { expect, it } from 'vitest';
import { digest, toHex } from './bytes.ts';
import type { Entry } from './entry.ts';
import { Log } from './log.ts';

/** Which entries of a party count, whatever it signed and in whatever order that comes. */

const TABLE = digest('table');
const ROOT = toHex(TABLE);
const entry = (id: string, index: number, prev: string, more: Partial<Entry> = {}): Entry =>
  ({
    id,
    index,
    prev,
    position: index,
    hash: index === 0 ? ROOT : `h${index}`,
    body: { kind: index === 0 ? 'sit' : 'seal' },
    bytes: new Uint8Array(200),
    ...more
  }) as unknown as Entry;
const ids = (list: Iterable<Entry>) => [...list].map(({ id }) => id);

/** sit – a – b – c, one after the other. */
const line = [entry('sit', 0, ROOT), entry('a', 1, 'sit'), entry('b', 2, 'a'), entry('c', 3, 'b')];
const filled = (...list: readonly Entry[]) => {
  const log = new Log(TABLE);
  for (const one of list) log.add(one);
  return log;
};

it('counts entries once none is missing before them, whatever came first', () => {
  const log = new Log(TABLE);
  const [sit, a, b, c] = line;
  expect(log.add(c)).toEqual([]);
  expect(log.add(a)).toEqual([]);
  expect([log.size, log.held, log.seated, log.last]).toEqual([0, 2, false, null]);
  expect(ids(log.add(sit))).toEqual(['sit', 'a']);
  expect([log.size, log.seated, log.last?.id, log.get('c')]).toEqual([2, true, 'a', undefined]);
  expect(ids(log.add(b))).toEqual(['b', 'c']);
  expect([log.size, log.held, log.last?.id, log.has('c')]).toEqual([4, 4, 'c', true]);
  expect(ids(log.rest(null))).toEqual(['sit', 'a', 'b', 'c']);
  expect(ids(log.rest(a))).toEqual(['b', 'c']);
  expect(ids(log.all())).toEqual(['sit', 'a', 'b', 'c']);
});

it('has no place for an entry that names its predecessor and skips a number, or repeats one', () => {
  const [sit, a, b] = line;
  for (const log of [
    filled(sit, a, entry('x', 3, 'a'), entry('y', 1, 'a')),
    filled(entry('x', 3, 'a'), entry('y', 1, 'a'), sit, a)
  ]) {
    expect([log.size, log.held, log.after(a)]).toEqual([2, 4, []]);
    expect(ids(log.rest(null))).toEqual(['sit', 'a']);
    log.add(b);
    expect(ids(log.rest(a))).toEqual(['b']);
  }
});

it.each<Partial<Entry>>([{ prev: 'other' }, { hash: 'other' }, { position: 1 }, { body: { kind: 'seal' } }])(
  'begins with no entry but a signature of this table: not with %j',
  (more) => {
    const log = filled(entry('sit', 0, ROOT, more), line[1]);
    expect([log.seated, log.size, log.held, ids(log.rest(null))]).toEqual([false, 0, 2, []]);
  }
);

it('proves two entries at one number, also behind a gap', () => {
  expect(filled(...line).twins).toBeNull();
  const log = filled(line[0], entry('x', 5, 'p'), entry('y', 5, 'q'));
  expect(ids(log.twins!)).toEqual(['x', 'y']);
  expect([log.forked, log.forkIndex]).toEqual([true, 5]);
  log.add(entry('z', 7, 'r'));
  log.add(entry('w', 7, 's'));
  expect(log.forkIndex).toBe(5);
  log.add(line[1]);
  log.add(entry('a2', 1, 'sit'));
  expect([log.forkIndex, ids(log.twins!)]).toEqual([1, ['a', 'a2']]);
});

it('knows the branches of a fork', () => {
  const [sit, a, b, c] = line;
  const [b2, c2] = [entry('b2', 2, 'a'), entry('c2', 3, 'b2')];
  const log = filled(sit, a, b, b2, c2, c);
  expect(ids(log.after(a))).toEqual(['b', 'b2']);
  expect(ids(log.all())).toEqual(['sit', 'a', 'b', 'b2', 'c', 'c2']);
  expect([log.follows(c, b), log.follows(c2, b2), log.follows(c, a), log.follows(c, null)]).toEqual([
    true,
    true,
    true,
    true
  ]);
  expect([log.follows(c, b2), log.follows(c2, b), log.follows(b, b), log.follows(a, c)]).toEqual([
    false,
    false,
    false,
    false
  ]);
  expect([log.isFollowed('b2'), log.isFollowed('c')]).toEqual([true, false]);
  // The last entry is that of the longest branch, of equal ones the one that came first.
  expect(log.last?.id).toBe('c2');
  log.add(entry('d', 4, 'c'));
  expect(log.last?.id).toBe('d');
});

it('in a log of one branch every later entry follows', () => {
  const log = filled(...line);
  expect([
    log.follows(line[3], line[1]),
    log.follows(line[1], line[1]),
    log.follows(line[1], line[3])
  ]).toEqual([true, false, false]);
});

it('is full with eight entries at one number, and once it is forked with sixteen at one position', () => {
  const log = filled(line[0]);
  for (let i = 0; i < 8; i++) {
    const one = entry(`t${i}`, 1, 'sit', { hash: `x${i}` });
    expect(log.isFull(one)).toBe(false);
    log.add(one);
  }
  expect(log.isFull(entry('t8', 1, 'sit', { hash: 'x8' }))).toBe(true);
  const straight = filled(line[0]);
  for (const one of [log, straight]) {
    for (let i = 0; i < 15; i++) one.add(entry(`p${i}`, 2 + i, `p${i - 1}`, { hash: 'same' }));
    expect(one.isFull(entry('p15', 17, 'p14', { hash: 'same' }))).toBe(false);
    one.add(entry('p15', 17, 'p14', { hash: 'same' }));
  }
  const next = entry('p16', 18, 'p15', { hash: 'same' });
  expect([log.isFull(next), straight.isFull(next)]).toEqual([true, false]);
});

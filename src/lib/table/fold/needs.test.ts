import { expect, it } from 'vitest';
import type { Body, Entry } from '../log/entry.ts';
import { Logs, out, placeAfter, say, SEEN, vote, type Place } from '../testing/logs.ts';

/** Entries beyond the bounds of a log that are kept all the same, and when no more of them are. */

const MOST = 512 * 1024;
/** Few entries that count as many bytes, so that the tests are fast. */
const BIG = new Uint8Array(32 * 1024);
const long = (n: number): Body => ({ kind: 'do', seat: 2, action: { do: 'sigh', n } });

/** A log that its party filled with entries that follow one another, held but for the first two of them. */
function filled(parties: number, bytes = MOST) {
  const logs = new Logs(parties, '0 1');
  const sits = [...logs.entries];
  const chain: Entry[] = [];
  while (chain.length < bytes / BIG.length + 2)
    chain.push({ ...logs.write(2, long(chain.length), logs.start), bytes: BIG });
  const table = logs.folded([...sits, ...chain.slice(2).reverse()]);
  return { logs, chain, table };
}

const elsewhere: Place = { position: 7, hash: '77'.repeat(32) };

it('an entry that a later one of its log follows is needed, up to half a megabyte of them', () => {
  const { logs, chain, table } = filled(3);
  expect(table.needs(chain[1])).toBe(false);
  const few = logs.folded([...logs.entries.slice(0, 3), ...chain.slice(2, -1).reverse()]);
  expect(few.needs(chain[1])).toBe(true);
  expect(few.needs(chain[0])).toBe(false);
});

it('beyond that it is needed while others name what is not here, and no longer', () => {
  const { logs, chain, table } = filled(3);
  const answer = logs.write(0, say(0, 1), logs.start);
  const place = placeAfter(logs.start, answer);
  table.take(logs.write(1, SEEN, place));
  expect(table.needs(chain[1])).toBe(true);
  table.take(answer);
  expect(table.snapshot.position).toBe(1);
  expect(table.needs(chain[1])).toBe(false);
});

it('at most eight megabytes of a log are needed, although half of the parties may be liars and name missing entries for ever', () => {
  const most = 8 * 1024 * 1024;
  for (const [bytes, needed] of [
    [most - BIG.length, true],
    [most, false]
  ] as const) {
    const { logs, chain, table } = filled(3, bytes);
    table.take(logs.write(1, SEEN, elsewhere));
    expect(table.needs(chain[1])).toBe(needed);
  }
});

it('an entry beyond half a megabyte is not needed while only its own party names what is missing', () => {
  const { logs, chain, table } = filled(3);
  table.take(logs.write(2, SEEN, elsewhere, logs.entries[2]));
  expect(table.fold.logOf(2)!.last!.hash).toBe(elsewhere.hash);
  expect(table.needs(chain[1])).toBe(false);
});

it.each([
  [3, 1],
  [4, 1],
  [5, 2],
  [6, 2],
  [7, 3]
])('of %i parties %i others have to: as many as no honest majority leaves to liars', (parties, least) => {
  const { logs, chain, table } = filled(parties);
  const others = Array.from({ length: parties }, (_, n) => n).filter((party) => party !== 2);
  for (const [n, party] of others.entries()) {
    expect(table.needs(chain[1])).toBe(n >= least);
    table.take(logs.write(party, SEEN, elsewhere));
  }
});

it('a party that was cut does not count among those that have to name what is missing', () => {
  const { logs, chain, table } = filled(5);
  table.take(logs.write(1, SEEN, elsewhere));
  expect(table.needs(chain[1])).toBe(false);
  const { start } = logs;
  for (const party of [1, 3, 4]) {
    table.take(logs.write(party, vote(out(0)), start));
    table.take(logs.write(party, { kind: 'seal' }, start));
  }
  expect(table.snapshot.seating.parties[0].status).toBe('cut');
  expect(table.needs(chain[1])).toBe(true);
});

it('nobody is shut out by a full log: what others went on from is needed, and all that leads there', () => {
  const logs = new Logs(3, '2 0');
  const [, , sit] = logs.entries;
  const table = logs.folded();
  const { start } = logs;
  let last = sit;
  const chain: Entry[] = [];
  while (chain.length < MOST / BIG.length + 1) {
    last = logs.write(2, long(chain.length), start, last);
    chain.push({ ...last, bytes: BIG });
  }
  for (const entry of chain.slice(1).reverse()) table.take(entry);
  // On another branch, which the others received.
  const before = [logs.write(2, SEEN, start, sit)];
  while (before.length < 3) before.push(logs.write(2, SEEN, start, before.at(-1)));
  const answer = logs.write(2, say(2, 1), start, before.at(-1));
  const built = logs.write(1, SEEN, placeAfter(start, answer));
  const behind = [answer, ...before.reverse()];
  expect(behind.some((entry) => table.needs(entry))).toBe(false);
  table.take(built);
  for (const entry of behind) {
    expect(table.needs(entry)).toBe(true);
    table.take(entry);
  }
  expect(table.snapshot.position).toBe(1);
});

import { describe, expect, it } from 'vitest';
import type { Body } from '../log/entry.ts';
import { Logs, out, placeAfter, say, SEEN, type Place } from '../testing/logs.ts';
import { heldBy, unsentBy } from './reach.ts';

const END: Body = { kind: 'end' };

/** Three parties that answer one after another, as far as this many have. */
function answered(count: number): { logs: Logs; end: Place } {
  const logs = new Logs(3, '0 1 2');
  let end = logs.start;
  for (let party = 0; party < count; party++) end = placeAfter(end, logs.write(party, say(party, 1), end));
  return { logs, end };
}

describe('a party certainly holds', () => {
  it('its own log, and what the game had taken at the furthest position it signed at', () => {
    const { logs } = answered(3);
    const table = logs.folded();
    expect([0, 1, 2].map((party) => heldBy(table, party))).toEqual([
      [2, 0, 0],
      [2, 2, 0],
      [2, 2, 2]
    ]);
  });

  it('no less after it signed at an earlier position', () => {
    const { logs } = answered(3);
    logs.write(2, SEEN, logs.start);
    expect(heldBy(logs.folded(), 2)).toEqual([2, 2, 3]);
  });

  it('no more by naming a position that is not of this game', () => {
    const { logs, end } = answered(3);
    logs.write(0, SEEN, { position: end.position, hash: 'ab'.repeat(32) });
    logs.write(1, SEEN, { position: 1_000, hash: end.hash });
    expect([0, 1].map((party) => heldBy(logs.folded(), party))).toEqual([
      [3, 0, 0],
      [2, 3, 0]
    ]);
  });
});

describe('a letter is due', () => {
  const recipients = ({ logs }: { logs: Logs }, own = 0) => unsentBy(logs.folded(), own).parties;

  it('to each other party that is not known to hold the own entries', () => {
    expect(recipients(answered(1))).toEqual([1, 2]);
    expect(recipients(answered(2))).toEqual([2]);
  });

  it('not for entries of others alone', () => {
    const game = answered(3);
    expect(recipients(game)).toEqual([]);
    expect(recipients(game, 2)).toEqual([0, 1]);
  });

  it('not for signatures under the end alone', () => {
    const { logs, end } = answered(3);
    for (const party of [0, 1, 2]) logs.write(party, END, end);
    expect(recipients({ logs })).toEqual([]);
  });

  it('not to a party that was voted out', () => {
    const { logs } = answered(0);
    for (const party of [1, 2]) logs.sealed(party, logs.start, out(0));
    expect(recipients({ logs }, 1)).toEqual([2]);
  });

  it('not to its own party, whose log has two branches', () => {
    const { logs } = answered(1);
    logs.write(0, say(0, 2), logs.start, logs.entries[0]);
    expect(recipients({ logs })).toEqual([1, 2]);
  });
});

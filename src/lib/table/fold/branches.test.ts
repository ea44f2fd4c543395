import { describe, expect, it, vi } from 'vitest';
import { Log } from '../log/log.ts';
import type { Cut } from '../log/entry.ts';
import { Logs, out, placeAfter, say, SEAL, SEEN, vote, type Place } from '../testing/logs.ts';
import { builtOn, nextOf, tallyAt } from './branches.ts';
import type { Tree } from './tree.ts';

const BOT: Cut = { party: 0, verdict: 'bot', host: 1 };

/** Two answers of party 0 at one index, and where they lead. */
function twoAnswers(parties: number, asked = '0 1 2 0'): { logs: Logs; one: Place; two: Place } {
  const logs = new Logs(parties, asked);
  const { start } = logs;
  const sit = logs.last(0);
  const [one, two] = [1, 2].map((n) => placeAfter(start, logs.write(0, say(0, n), start, sit)));
  return { logs, one, two };
}

const spotOf = (tree: Tree, { hash }: Place) => tree.get(hash)!;

/** The hash each party built on at the start. */
const builtAt = (logs: Logs, entries = logs.entries) => {
  const tree = logs.grown(entries);
  return [...builtOn(tree, tree.root)].map(([party, { node }]) => [party, node.hash]);
};

const nextAt = (logs: Logs, entries = logs.entries) => {
  const tree = logs.grown(entries);
  const next = nextOf(tree, tree.root);
  return next.kind === 'on' ? [next.spot.node.hash, next.settled] : next.kind;
};

describe('a party builds on', () => {
  it('no continuation by an entry that names a transcript nobody knows', () => {
    const { logs, two } = twoAnswers(3);
    logs.write(1, SEEN, { position: 1, hash: 'ab'.repeat(32) });
    logs.write(1, SEEN, two);
    expect(builtAt(logs)).toEqual([[1, two.hash]]);
  });

  it('no continuation by an entry that names its transcript under another position', () => {
    const { logs, one, two } = twoAnswers(3);
    logs.write(1, SEEN, { position: 2, hash: one.hash });
    logs.write(1, SEEN, two);
    expect(builtAt(logs)).toEqual([[1, two.hash]]);
  });

  it('no continuation of a position by an entry on another branch', () => {
    const { logs, one, two } = twoAnswers(3);
    const after = placeAfter(one, logs.write(1, say(1, 1), one));
    logs.write(2, SEEN, after);
    logs.write(2, SEEN, two);
    const tree = logs.grown();
    expect([...builtOn(tree, spotOf(tree, one)).keys()]).toEqual([2]);
    expect([...builtOn(tree, spotOf(tree, two)).keys()]).toEqual([]);
  });

  it('no continuation by an entry that names the position itself or an earlier one', () => {
    const { logs, one } = twoAnswers(3);
    logs.write(1, SEEN, logs.start);
    logs.write(2, SEEN, one);
    const tree = logs.grown();
    expect([...builtOn(tree, tree.root).keys()]).toEqual([2]);
    expect([...builtOn(tree, spotOf(tree, one)).keys()]).toEqual([]);
  });

  it('the continuation it names first, whatever it signs later', () => {
    const { logs, one, two } = twoAnswers(3);
    logs.write(1, SEEN, two);
    logs.write(1, SEEN, one);
    expect(builtAt(logs)).toEqual([[1, two.hash]]);
  });

  it('the continuation that leads to a position far beyond', () => {
    const { logs, two } = twoAnswers(3);
    const second = placeAfter(two, logs.write(1, say(1, 1), two));
    const third = placeAfter(second, logs.write(2, say(2, 1), second));
    logs.write(2, SEEN, third);
    expect(builtAt(logs)).toEqual([
      [1, two.hash],
      [2, two.hash]
    ]);
  });

  it('nothing from the first index on at which it signed two entries', () => {
    const { logs, one, two } = twoAnswers(3);
    const sit = logs.last(1);
    logs.write(1, SEEN, one);
    logs.write(1, SEEN, two, sit);
    logs.write(2, SEEN, two);
    const before = logs.last(2);
    logs.write(2, SEEN, one);
    logs.write(2, say(2, 1), one, before);
    expect(builtAt(logs)).toEqual([[2, two.hash]]);
  });
});

describe('of two continuations the game takes', () => {
  it('for good the one more than half have built on', () => {
    const { logs, one, two } = twoAnswers(3);
    logs.write(1, SEEN, two);
    expect(nextAt(logs)).toEqual([two.hash, false]);
    logs.write(2, SEEN, two);
    expect(nextAt(logs)).toEqual([two.hash, true]);
    logs.write(0, SEEN, one);
    expect(nextAt(logs)).toEqual([two.hash, true]);
  });

  it('the one more than half have built on also where a vote has carried', () => {
    const { logs, two } = twoAnswers(5);
    for (const party of [1, 2, 3]) logs.sealed(party, logs.start, out(0));
    const [hash, isSettled] = nextAt(logs);
    expect([hash === two.hash, isSettled]).toEqual([false, false]);
    for (const party of [1, 2, 3]) logs.write(party, SEEN, two);
    expect(nextAt(logs)).toEqual([two.hash, true]);
  });

  it('for now the one most have built on', () => {
    const { logs, one, two } = twoAnswers(7);
    logs.write(1, SEEN, one);
    expect(nextAt(logs)).toEqual([one.hash, false]);
    for (const party of [2, 3]) logs.write(party, SEEN, two);
    expect(nextAt(logs)).toEqual([two.hash, false]);
  });

  it('none where as many have built on either', () => {
    const { logs, one, two } = twoAnswers(5);
    expect(nextAt(logs)).toBe('disputed');
    logs.write(1, SEEN, one);
    logs.write(2, SEEN, two);
    expect(nextAt(logs)).toBe('disputed');
  });

  it('none while only parties have built that signed two entries there', () => {
    const { logs, two } = twoAnswers(5);
    const sit = logs.last(1);
    for (const body of [SEEN, SEAL]) logs.write(1, body, two, sit);
    expect(nextAt(logs)).toBe('disputed');
  });
});

describe('where there is one continuation, or none, after a vote of more than half', () => {
  const voted = () => {
    const logs = new Logs(3, '0 1 2');
    for (const party of [1, 2]) logs.write(party, vote(out(0)), logs.start);
    return logs;
  };

  it('the game stops while the vote stands', () => {
    const logs = voted();
    expect(nextAt(logs)).toBe('held');
    logs.write(0, say(0, 1), logs.start);
    expect(nextAt(logs)).toBe('held');
  });

  it('the game waits for the answer once the vote was withdrawn, and follows it', () => {
    const logs = voted();
    logs.write(1, SEEN, logs.start);
    expect(nextAt(logs)).toBe('waits');
    const one = placeAfter(logs.start, logs.write(0, say(0, 1), logs.start));
    expect(nextAt(logs)).toEqual([one.hash, false]);
  });
});

describe('of votes that carried the game takes', () => {
  /** Five parties of which the first is missing; each of the others seals these votes one after another. */
  const voted = (...votes: readonly (readonly Cut[])[]) => {
    const logs = new Logs(5, '0 1 2');
    votes.forEach((cuts, n) => cuts.forEach((cut) => logs.sealed(n + 1, logs.start, cut)));
    return logs;
  };
  const takes = (logs: Logs) => {
    const tree = logs.grown();
    const next = nextOf(tree, tree.root);
    if (next.kind !== 'on') return next.kind;
    const { via } = next.spot.node;
    return via.kind === 'cut' ? via.cuts : via.kind;
  };

  it('the only one, also where its voters signed two entries at one index', () => {
    const logs = voted([out(0)], [out(0)], [out(0)]);
    expect(takes(logs)).toEqual([out(0)]);
    for (const party of [1, 2]) {
      const last = logs.last(party);
      for (const n of [1, 2]) logs.write(party, say(party, n), logs.start, last);
    }
    expect(takes(logs)).toEqual([out(0)]);
  });

  it('of several the one that more than half sealed last', () => {
    expect(takes(voted([out(0), BOT], [out(0), BOT], [out(0)], [BOT]))).toEqual([BOT]);
    expect(takes(voted([BOT, out(0)], [BOT, out(0)], [out(0)], [BOT]))).toEqual([out(0)]);
  });

  it('of several none where a party that signed two entries at one index would decide', () => {
    const logs = voted([out(0), BOT], [out(0), BOT], [out(0)], [BOT]);
    const last = logs.last(4);
    for (const n of [1, 2]) logs.write(4, say(4, n), logs.start, last);
    expect(takes(logs)).toBe('disputed');
    expect(logs.folded().snapshot).toMatchObject({ phase: 'disputed', position: 0 });
  });

  it('one before any answer that came', () => {
    const logs = voted([out(0)], [out(0)], [out(0)]);
    logs.write(0, say(0, 1), logs.start);
    expect(takes(logs)).toEqual([out(0)]);
  });
});

describe('a vote', () => {
  const standing = (tree: Tree) => tallyAt(tree, tree.root).ballots.map(({ standing: by }) => [...by]);

  it('counts no longer once its voter has gone on by an answer', () => {
    const logs = new Logs(3, '0 1 2');
    const one = placeAfter(logs.start, logs.write(0, say(0, 1), logs.start));
    logs.write(1, vote(out(0)), logs.start);
    logs.write(2, SEEN, one);
    logs.write(2, vote(out(0)), logs.start);
    expect(standing(logs.grown())).toEqual([[1]]);
  });

  it('counts no longer however many its voter cast since it went on', () => {
    const logs = new Logs(3, '0 1 2');
    const one = placeAfter(logs.start, logs.write(0, say(0, 1), logs.start));
    logs.write(1, SEEN, one);
    for (const cut of [BOT, out(0), BOT, out(0)]) logs.write(1, vote(cut), logs.start);
    expect(standing(logs.grown())).toEqual([]);
  });

  it('counts although its voter has gone on by another vote', () => {
    const logs = new Logs(5, '0 1 2');
    for (const party of [1, 2, 3]) logs.sealed(party, logs.start, BOT);
    const [{ after }] = logs.grown().root.ballots.values();
    logs.write(4, SEEN, after!.node);
    logs.write(4, vote(out(0)), logs.start);
    expect(standing(logs.grown())).toContainEqual([4]);
  });

  it('counts on the branch of its voter that has not gone on', () => {
    const logs = new Logs(3, '0 1 2');
    const one = placeAfter(logs.start, logs.write(0, say(0, 1), logs.start));
    const sit = logs.last(1);
    logs.write(1, SEEN, one);
    logs.sealed(1, logs.start, out(0));
    expect(standing(logs.grown())).toEqual([]);
    logs.write(1, vote(out(0)), logs.start, sit);
    logs.write(1, SEAL, logs.start);
    expect(standing(logs.grown())).toEqual([[1]]);
  });

  /** How many entries of logs are looked up to count the votes at a position. */
  const lookUps = (tree: Tree, { hash }: Place) => {
    const get = vi.spyOn(Log.prototype, 'get');
    tallyAt(tree, tree.get(hash)!);
    const { length } = get.mock.calls;
    get.mockRestore();
    return length;
  };

  it('is judged in a few steps, however long the log of its party is', () => {
    const logs = new Logs(3, `${'0 1 '.repeat(40)}0`);
    let place = logs.start;
    for (let n = 0; n < 40; n++)
      for (const party of [0, 1]) place = placeAfter(place, logs.write(party, say(party, 1), place));
    logs.write(1, vote(out(0)), place);
    expect(lookUps(logs.grown(), place)).toBeLessThan(5);
  });

  it('is judged in a few steps, however many its party cast before', () => {
    const logs = new Logs(3, '0 1 2');
    for (let n = 0; n < 40; n++) logs.write(1, vote(n % 2 === 0 ? BOT : out(0)), logs.start);
    expect(lookUps(logs.grown(), logs.start)).toBeLessThan(40 * 5);
  });
});

it('where there is one answer and nobody voted, the logs are not read', () => {
  const logs = new Logs(3, '0 1 2');
  const one = placeAfter(logs.start, logs.write(0, say(0, 1), logs.start));
  logs.write(1, say(1, 1), one);
  const rest = vi.spyOn(Log.prototype, 'rest');
  expect(nextAt(logs)).toEqual([one.hash, false]);
  expect(rest).not.toHaveBeenCalled();
  rest.mockRestore();
});

it('what more than half had built on counts no longer so once one of them is found to have signed two entries', () => {
  const logs = new Logs(3, '0 1 2');
  const answer = logs.write(0, say(0, 1), logs.start);
  for (const party of [1, 2]) {
    logs.sealed(party, logs.start, out(0));
    logs.write(party, SEEN, placeAfter(logs.start, answer));
  }
  const table = logs.folded();
  expect(table.fold.at(1)?.via.kind).toBe('answers');
  // The third entry of the log after the header was signed is there twice: none from it on shows what was built on.
  const seal = logs.entries.find(({ party, body }) => party === 1 && body.kind === 'seal')!;
  table.take(logs.write(1, SEEN, logs.start, seal));
  expect(table.fold.at(1)?.via.kind).toBe('cut');
  expect(table.snapshot.hash).toBe(logs.folded([...logs.entries].reverse()).snapshot.hash);
});

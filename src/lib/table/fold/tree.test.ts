import { describe, expect, it, vi } from 'vitest';
import { returnMessage } from '../consent/consent.ts';
import { voteKey } from '../consent/vote.ts';
import { digest, fromHex, toHex } from '../log/bytes.ts';
import { signerFromSeed } from '../log/curve.ts';
import { placeMessage, type Body, type Cut, type Entry, type Proof } from '../log/entry.ts';
import { secretsOf } from '../testing/bench.ts';
import { Logs, out, placeAfter, say, SEAL, SEEN, unsigned, vote, type Place } from '../testing/logs.ts';
import { Stepper } from './step.ts';
import { spotAt, type Spot, type Tree } from './tree.ts';

const BOT: Cut = { party: 0, verdict: 'bot', host: 1 };

/** The position after a vote carried. */
function placeCut({ position, hash }: Place, ...cuts: readonly Cut[]): Place {
  return { position: position + 1, hash: toHex(digest('cut', fromHex(hash), fromHex(voteKey(cuts)))) };
}

/** What counts as an answer in the slot of each seat asked at a position. */
const foundAt = (tree: Tree, { hash }: Place) =>
  tree.get(hash)!.found.map((list) => list.map(({ id }) => id));

describe('an answer counts', () => {
  const answersAt = (logs: Logs, place: Place = logs.start) => foundAt(logs.grown(), place);

  it('for the seat it names alone, where its party is asked for several', () => {
    const logs = new Logs([0, 0, 1], '01');
    const two = logs.write(0, say(1, 2), logs.start);
    const one = logs.write(0, say(0, 1), logs.start);
    expect(answersAt(logs)).toEqual([[one.id], [two.id]]);
  });

  it('of the party that is asked alone', () => {
    const logs = new Logs(3, '0');
    logs.write(1, say(0, 1), logs.start);
    expect(answersAt(logs)).toEqual([[]]);
  });

  it('at the position it names alone, and under its number', () => {
    const logs = new Logs(3, '0 0');
    logs.write(0, say(0, 1), { ...logs.start, position: 1 });
    logs.write(0, say(0, 1), { ...logs.start, hash: 'ab'.repeat(32) });
    expect(answersAt(logs)).toEqual([[]]);
    const one = logs.write(0, say(0, 1), logs.start);
    expect(answersAt(logs)).toEqual([[one.id]]);
  });

  it('where it is the first legal one of its branch', () => {
    const logs = new Logs(3, '0');
    logs.write(0, say(0, 99), logs.start);
    const first = logs.write(0, say(0, 1), logs.start);
    logs.write(0, say(0, 2), logs.start);
    expect(answersAt(logs)).toEqual([[first.id]]);
  });

  it('on each branch of its log', () => {
    const logs = new Logs(3, '0');
    const sit = logs.last(0);
    const one = logs.write(0, say(0, 1), logs.start, sit);
    const two = logs.write(0, say(0, 2), logs.start, sit);
    expect(answersAt(logs)).toEqual([[one.id, two.id]]);
  });

  it('where it follows what the game took of its log before, not on another branch of it', () => {
    const logs = new Logs(3, '0 0');
    const sit = logs.last(0);
    const one = logs.write(0, say(0, 1), logs.start, sit);
    const two = logs.write(0, say(0, 2), logs.start, sit);
    const after = placeAfter(logs.start, one);
    logs.write(0, say(0, 3), after, two);
    const next = logs.write(0, say(0, 3), after, one);
    expect(answersAt(logs, after)).toEqual([[next.id]]);
  });

  it('never where it comes before what the game took of its log', () => {
    const logs = new Logs([0, 0, 1], '0 1');
    const early = logs.write(0, say(1, 1), logs.start);
    const one = logs.write(0, say(0, 1), logs.start);
    expect(answersAt(logs, placeAfter(logs.start, one))).toEqual([[]]);
    expect(early.index).toBe(1);
  });
});

describe('several seats asked at once', () => {
  it.each([
    ['the order of the seats', [0, 1]],
    ['another order', [1, 0]]
  ])('have their answers joined on one branch of each log, in %s', (_, order) => {
    const logs = new Logs([0, 0, 1], '012');
    const sit = logs.last(0);
    for (const n of [1, 2]) {
      const [first, then] = order;
      logs.write(0, say(first, n), logs.start, sit);
      logs.write(0, say(then, n), logs.start);
    }
    expect(logs.grown().root.joint).toBe(0);
    logs.write(1, say(2, 1), logs.start);
    // Both of one branch, or both of the other.
    expect(logs.grown().root.joint).toBe(2);
  });

  it('have the first answer of each log in order count after others were voted out, the earlier question’s too', () => {
    const logs = new Logs(4, '0123');
    const { start } = logs;
    const after = placeCut(start, out(0));
    const first = logs.write(1, say(1, 1), after);
    logs.write(1, say(1, 2), start);
    for (const party of [1, 2, 3]) logs.sealed(party, start, out(0));
    const [one, ...others] = foundAt(logs.grown(), after);
    expect([one, others]).toEqual([[first.id], [[], []]]);
  });

  it('keep what was answered before others were voted out, under the number of that question', () => {
    const logs = new Logs(4, '0123');
    const { start } = logs;
    const good = logs.write(2, say(2, 1), start);
    logs.write(3, say(3, 1), { ...start, position: 1 });
    for (const party of [1, 2, 3]) logs.sealed(party, start, out(0));
    const after = placeCut(start, out(0));
    logs.write(3, say(3, 2), { ...after, position: 0 });
    expect(foundAt(logs.grown(), after)).toEqual([[], [good.id], []]);
    const late = logs.write(3, say(3, 3), after);
    expect(foundAt(logs.grown(), after)).toEqual([[], [good.id], [late.id]]);
  });

  it('keep what was answered before several votes, one after another', () => {
    const logs = new Logs(7, '0123');
    const good = logs.write(2, say(2, 1), logs.start);
    let place = logs.start;
    for (const gone of [0, 1]) {
      for (const party of [3, 4, 5, 6]) logs.sealed(party, place, out(gone));
      place = placeCut(place, out(gone));
    }
    expect(foundAt(logs.grown(), place)).toEqual([[good.id], []]);
  });

  it('may still all answer where a vote has carried: the game goes where more than half then build', () => {
    const logs = new Logs(3, '012 0');
    const { start } = logs;
    const answers = [1, 2].map((party) => logs.write(party, say(party, 1), start));
    for (const party of [1, 2]) logs.sealed(party, start, out(0));
    expect(logs.folded().snapshot.seating.parties[0].status).toBe('cut');
    const after = placeAfter(start, logs.write(0, say(0, 1), start), ...answers);
    for (const party of [1, 2]) logs.write(party, SEEN, after);
    expect(logs.folded().snapshot.hash).toBe(after.hash);
  });

  it('have at most 4096 combinations of answers looked at, however many liars sign', () => {
    const logs = new Logs(6, '01234');
    for (const party of [0, 1, 2, 3, 4]) {
      const sit = logs.last(party);
      for (let n = 0; n < 8; n++) logs.write(party, say(party, n), logs.start, sit);
    }
    const { root } = logs.grown();
    expect([root.joint, root.answers.length]).toEqual([4096, 1]);
  });
});

describe('a continuation', () => {
  /** The position after one of two answers at one index. */
  const second = (logs: Logs) => {
    const sit = logs.last(0);
    return [1, 2].map((n) => placeAfter(logs.start, logs.write(0, say(0, n), logs.start, sit)))[1];
  };

  it('beyond the first becomes a position once an entry names it, received before it or after', () => {
    const logs = new Logs(3, '0 1');
    const two = second(logs);
    expect(logs.grown().get(two.hash)).toBeUndefined();
    logs.write(1, SEEN, two);
    for (const entries of [logs.entries, [...logs.entries].sort((a, b) => b.party - a.party)])
      expect(logs.grown(entries).get(two.hash)?.node.position).toBe(1);
  });

  it('is one position, however many entries name it', () => {
    const logs = new Logs(4, '0 1');
    const two = second(logs);
    for (const party of [1, 2, 3]) logs.write(party, SEEN, two);
    expect(logs.grown().root.answers.map(({ node }) => node.hash)).toHaveLength(2);
  });
});

describe('a party that came back under two keys, each on a branch of its host', () => {
  const KEYS = [1, 2].map((n) => signerFromSeed(digest('test-key', 90 + n)).publicKey);

  /** Party 1, the host of party 0's bot, signs two returns at one index; the others go on from the second. */
  async function twice() {
    const logs = new Logs(3, '0 1');
    for (const party of [1, 2]) logs.sealed(party, logs.start, BOT);
    const cut = placeCut(logs.start, BOT);
    const last = logs.last(1);
    const places: Place[] = [];
    for (const key of KEYS) {
      const fresh = { key, tip: digest('tip') };
      const message = returnMessage(logs.id, cut.hash, 0, fresh);
      const consents = [{ party: 2, signature: await secretsOf(2).signer.sign(message) }];
      const back: Body = { kind: 'return', seat: 0, party: 0, consents, fresh };
      places.push(placeAfter(cut, logs.write(1, back, cut, last)));
    }
    logs.write(2, SEEN, places[1]);
    const table = logs.folded();
    expect(table.snapshot).toMatchObject({ hash: places[1].hash, awaited: [{ party: 3, seat: 0 }] });
    const sit = unsigned(logs.id, 3, null, { kind: 'sit' }, logs.start);
    const write = (body: Body, place: Place, after: Entry = sit) => unsigned(logs.id, 3, after, body, place);
    const add = (key: Uint8Array, ...entries: readonly Entry[]) => {
      for (const entry of entries) table.fold.add(entry, key);
    };
    return { logs, table, place: places[1], sit, write, add };
  }

  it('answers with the key of the branch the game took alone', async () => {
    const { table, place, sit, write, add } = await twice();
    const answer = write(say(0, 1), place);
    add(KEYS[0], sit, answer);
    expect(table.snapshot.hash).toBe(place.hash);
    add(KEYS[1], sit, answer);
    expect(table.snapshot.hash).toBe(placeAfter(place, answer).hash);
  });

  it('votes with the key of the branch the game took alone', async () => {
    const { table, place, sit, write, add } = await twice();
    const answer = write(say(0, 1), place);
    add(KEYS[1], sit, answer);
    const next = placeAfter(place, answer);
    expect(table.snapshot.awaited).toEqual([{ party: 1, seat: 1 }]);
    const other = write(SEEN, place);
    const cast = write(vote(out(1)), next, other);
    add(KEYS[0], sit, other, cast);
    expect(table.fold.votes().any).toBe(false);
    add(KEYS[1], write(vote(out(1)), next, answer));
    expect(table.fold.votes().any).toBe(true);
  });
});

describe('a vote', () => {
  const ballots = (logs: Logs) =>
    [...logs.grown().root.ballots.values()].map(({ voters, sealers }) => [[...voters], [...sealers]]);

  it('is one at the position it names, under its number, that follows what the game took of its log', () => {
    const logs = new Logs(3, '0 1 2');
    const { start } = logs;
    logs.write(1, vote(out(0)), { ...start, position: 1 });
    logs.write(1, vote(), start);
    expect(ballots(logs)).toEqual([]);
    logs.write(2, vote(out(0)), start);
    expect(ballots(logs)).toEqual([[[2], []]]);
  });

  it('about what was asked before others were voted out is none at the question after it', () => {
    const logs = new Logs(5, '01234');
    const { start } = logs;
    for (const party of [2, 3, 4]) logs.sealed(party, start, out(0));
    const after = placeCut(start, out(0));
    for (const hash of [start.hash, after.hash]) logs.write(2, vote(out(1)), { hash, position: 1 });
    expect(
      logs
        .grown()
        .get(after.hash)!
        .votes.map(({ hash }) => hash)
    ).toEqual([after.hash]);
  });

  it('of half of the parties is no question yet, and one that half have sealed leads nowhere', () => {
    const logs = new Logs(4, '0 1 2');
    for (const party of [1, 2]) logs.sealed(party, logs.start, out(0));
    const tree = logs.grown();
    expect([tree.questions.size, tree.get(placeCut(logs.start, out(0)).hash)]).toEqual([0, undefined]);
    logs.write(3, vote(out(0)), logs.start);
    expect(logs.grown().questions.size).toBe(1);
  });

  it('is sealed by the entry right behind it alone', () => {
    const logs = new Logs(3, '0 1 2');
    logs.write(1, vote(out(0)), logs.start);
    logs.write(1, say(1, 1), logs.start);
    logs.write(1, SEAL, logs.start);
    logs.write(2, SEAL, logs.start);
    expect(ballots(logs)).toEqual([[[1], []]]);
  });

  it('that has carried leads to one position, however many seal it', () => {
    const cut = vi.spyOn(Stepper.prototype, 'cut');
    const logs = new Logs(6, '0 1 2');
    for (const party of [1, 2, 3, 4, 5]) logs.sealed(party, logs.start, out(0));
    expect(ballots(logs)).toEqual([
      [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5]
      ]
    ]);
    expect(cut).toHaveBeenCalledTimes(1);
    cut.mockRestore();
  });

  it('is counted where the voter’s log continues what the game took of it, not on another branch', () => {
    const logs = new Logs(3, '0 1 2');
    const sit = logs.last(0);
    const [one, two] = [1, 2].map((n) => logs.write(0, say(0, n), logs.start, sit));
    const place = placeAfter(logs.start, one);
    const at = (tree: Tree) => tree.get(place.hash)!.votes.length;
    logs.write(0, vote(out(1)), place, two);
    expect(at(logs.grown())).toBe(0);
    logs.write(0, vote(out(1)), place, one);
    expect(at(logs.grown())).toBe(1);
  });
});

describe('an earlier position on the way to another', () => {
  /** The last of many positions in a row. */
  const chain = (length: number): Spot => {
    const logs = new Logs(1, '0 '.repeat(length).trim());
    let place = logs.start;
    for (let n = 0; n < length; n++) place = placeAfter(place, logs.write(0, say(0, 1), place));
    return logs.grown().get(place.hash)!;
  };

  it('is found in few steps', () => {
    const end = chain(300);
    let steps = 0;
    /** Counts the positions that are looked at. */
    const counted = (spot: Spot): Spot =>
      new Proxy(spot, {
        get: (target, key) => {
          const value = Reflect.get(target, key) as unknown;
          if (key !== 'jump' && key !== 'parent') return value;
          steps++;
          return value && counted(value as Spot);
        }
      });
    for (let position = 0; position <= 300; position++) {
      steps = 0;
      expect(spotAt(counted(end), position).node.position).toBe(position);
      expect(steps).toBeLessThan(3 * 2 * Math.log2(300) + 6);
    }
  });
});

describe('the work for an entry is bounded', () => {
  /** A table where one seat said the same many times, and all positions. */
  const played = (length: number) => {
    const logs = new Logs(2, '0 '.repeat(length + 1).trim());
    const places = [logs.start];
    for (let n = 0; n < length; n++) places.push(placeAfter(places[n], logs.write(0, say(0, 1), places[n])));
    return { logs, places };
  };

  it('only answers are judged: no vote, no seal, no sitting down and no end', () => {
    const logs = new Logs(3, '01 2');
    const fault = vi.spyOn(Stepper.prototype, 'fault');
    logs.sealed(1, logs.start, out(0));
    logs.write(1, { kind: 'end' }, logs.start);
    logs.grown();
    expect(fault).not.toHaveBeenCalled();
    logs.write(1, say(1, 1), logs.start);
    logs.grown();
    expect(fault).toHaveBeenCalledTimes(1);
    fault.mockRestore();
  });

  it('few states of the game are kept, also where answers at passed positions are judged', () => {
    const { logs, places } = played(100);
    // On branches of their own, so that each is judged.
    const own = logs.entries.filter(({ party }) => party === 0);
    for (const [n, place] of places.entries()) logs.write(0, say(0, 99), place, own[n]);
    const kept = logs.folded().fold.nodes.filter(({ state }) => state !== undefined);
    // Every eighth of them, the last, and the eight visited last.
    expect(kept.length).toBeLessThanOrEqual(100 / 8 + 1 + 8);
  });

  it('few states of the game are kept, however many continuations are named', () => {
    const logs = new Logs(2, '0 1');
    const sit = logs.last(0);
    for (let n = 0; n < 40; n++) {
      const spare = logs.write(0, say(0, 99), { ...logs.start, position: n + 1 }, sit);
      logs.write(1, SEEN, placeAfter(logs.start, logs.write(0, say(0, 1), logs.start, spare)));
    }
    const { root } = logs.grown();
    expect(root.answers).toHaveLength(40);
    expect(root.answers.filter(({ node }) => node.state !== undefined).length).toBeLessThanOrEqual(8);
  });

  it('a position that was named before it was found is handed out once', () => {
    const { logs, places } = played(2);
    logs.write(1, SEEN, places[2]);
    const tree = logs.grown([...logs.entries].sort((a, b) => b.party - a.party));
    expect(tree.takeLate().map(({ node }) => node.hash)).toContain(places[2].hash);
    expect(tree.takeLate()).toEqual([]);
  });
});

it('a party that named a position before anyone knew it has built there, whatever came first', () => {
  const logs = new Logs(3, '0 0');
  const sit = logs.last(0);
  const [one, two] = [1, 2].map((n) => logs.write(0, say(0, n), logs.start, sit));
  const places = [one, two].map((entry) => placeAfter(logs.start, entry));
  const last = logs.write(0, say(0, 3), places[1], two);
  logs.write(1, SEEN, placeAfter(places[1], last));
  for (const party of [1, 2]) logs.write(party, SEEN, places[0]);
  const before = logs.folded(logs.entries.filter((entry) => entry !== last));
  expect(before.snapshot.hash).toBe(places[0].hash);
  before.take(last);
  expect(before.snapshot).toMatchObject({ phase: 'disputed', position: 0 });
  expect(logs.folded().snapshot).toMatchObject({ phase: 'disputed', position: 0 });
});

it('an answer that others went on from is needed, also where the entry before it is missing', () => {
  const logs = new Logs([0, 0, 1], '01 2');
  const { start } = logs;
  const sit = logs.last(0);
  const first = logs.write(0, say(0, 1), start);
  logs.write(0, SEEN, start, sit);
  const missing = logs.write(0, SEEN, start, first);
  const needed = logs.write(0, say(1, 1), start);
  logs.write(1, SEEN, placeAfter(start, first, needed));
  const held = logs.entries.filter((entry) => entry !== missing && entry !== needed);
  expect(logs.grown(held).isBuiltOn(needed)).toBe(true);
});

describe('a vote is proven', () => {
  it('by two good signatures of a party it names, each vote by its own proof', async () => {
    const logs = new Logs(3, '0 1');
    const ids = [digest('one'), digest('two')] as const;
    const sign = (id: Uint8Array) => secretsOf(0).signer.sign(placeMessage(logs.id, 0, 1, id));
    const good: Proof = { party: 0, index: 1, ids, signatures: [await sign(ids[0]), await sign(ids[1])] };
    const forged: Proof = { ...good, signatures: [good.signatures[0], good.signatures[0]] };
    const cast = (cut: Cut, proof?: Proof) =>
      logs.write(1, { kind: 'absent', cuts: [cut], ...(proof && { proof }) }, logs.start);
    const tree = logs.grown();
    const { node } = tree.root;
    const proven = (cut: Cut, proof?: Proof) => tree.isProven(node, cast(cut, proof));
    expect([proven(out(0), good), proven(out(0), forged), proven(BOT, good)]).toEqual([true, false, true]);
    expect([proven(out(0)), proven(out(2), good)]).toEqual([false, false]);
    expect(proven(out(9), { ...good, party: 9 })).toBe(false);
    // The same vote on a branch where another key has this number.
    const vote = cast(out(0), good);
    const parties = node.seating.parties.map((state) => ({ ...state, key: secretsOf(1).signer.publicKey }));
    const elsewhere = { ...node, seating: { ...node.seating, parties } };
    expect([tree.isProven(node, vote), tree.isProven(elsewhere, vote)]).toEqual([true, false]);
  });
});

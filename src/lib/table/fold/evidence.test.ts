import { describe, expect, it } from 'vitest';
import { fromHex } from '../log/bytes.ts';
import { Logs, out, placeAfter, say, SEEN } from '../testing/logs.ts';
import { evidenceOf, proofOf } from './evidence.ts';

describe('evidence', () => {
  it('of two entries at one index is the same, whichever came first', () => {
    const logs = new Logs(2, '0 1');
    const sit = logs.last(0);
    const [a, b] = [1, 2].map((n) => ({
      ...logs.write(0, say(0, n), logs.start, sit),
      signature: new Uint8Array(64).fill(n)
    }));
    const [first, second] = a.id < b.id ? [a, b] : [b, a];
    for (const proof of [proofOf([a, b]), proofOf([b, a])])
      expect(proof).toEqual({
        party: 0,
        index: 1,
        ids: [fromHex(first.id), fromHex(second.id)],
        signatures: [first.signature, second.signature]
      });
  });

  it('names two entries at one index first, then illegal ones by position', () => {
    const logs = new Logs(3, '0 1');
    const illegal = logs.write(0, say(0, 99), logs.start);
    const one = placeAfter(logs.start, logs.write(0, say(0, 1), logs.start));
    const late = logs.write(1, say(1, 99), one);
    const twins = [logs.write(2, SEEN, one), logs.write(2, SEEN, logs.start, logs.entries[2])];
    expect(evidenceOf(logs.folded()).map(({ kind, party, index }) => [kind, party, index])).toEqual([
      ['equivocation', 2, twins[0].index],
      ['illegal', 0, illegal.index],
      ['illegal', 1, late.index]
    ]);
  });

  it('names who signs the end of a game that is not over', () => {
    const logs = new Logs(2, '0');
    const early = logs.write(1, { kind: 'end' }, logs.start);
    logs.write(1, { kind: 'end' }, placeAfter(logs.start, logs.write(0, say(0, 1), logs.start)));
    expect(logs.folded().snapshot.over).toBe(true);
    expect(evidenceOf(logs.folded())).toEqual([
      { kind: 'illegal', party: 1, index: early.index, fault: 'turn', entries: [early] }
    ]);
  });

  it('names an answer for a seat that is not asked, also where its party is asked for another', () => {
    const logs = new Logs([0, 0, 1], '0 2');
    const wrong = logs.write(0, say(1, 1), logs.start);
    expect(evidenceOf(logs.folded())).toEqual([
      { kind: 'illegal', party: 0, index: wrong.index, fault: 'turn', entries: [wrong] }
    ]);
  });

  it('names nothing that a party signs after it was voted out', () => {
    const logs = new Logs(3, '0 1');
    for (const party of [1, 2]) logs.sealed(party, logs.start, out(0));
    const { snapshot } = logs.folded();
    expect(snapshot.seating.parties[0].status).toBe('cut');
    logs.write(0, say(0, 1), snapshot);
    logs.write(2, say(2, 1), snapshot);
    expect(evidenceOf(logs.folded()).map(({ party }) => party)).toEqual([2]);
  });
});

import { describe, expect, it } from 'vitest';
import { fromHex } from '../log/bytes.ts';
import { Logs, placeAfter, say, SEEN } from '../testing/logs.ts';
import { proofOf } from './evidence.ts';

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
    expect(
      logs
        .folded()
        .evidence()
        .map(({ kind, party, index }) => [kind, party, index])
    ).toEqual([
      ['equivocation', 2, twins[0].index],
      ['illegal', 0, illegal.index],
      ['illegal', 1, late.index]
    ]);
  });
});

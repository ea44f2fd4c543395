import { describe, expect, it } from 'vitest';
import { digest } from './bytes.ts';
import { Chain, CHAIN_LENGTH, ChainCheck } from './chain.ts';

const secret = digest('test-chain', 1);
const key = digest('test-key', 1);

describe('chain', () => {
  it('gives links that lead to its tip', () => {
    const chain = new Chain(secret, key);
    const check = new ChainCheck(key, chain.tip);
    for (const k of [1, 2, 63, 64, 65, 4000, CHAIN_LENGTH]) expect(check.isLink(k, chain.link(k))).toBe(true);
    expect(check.isLink(3, chain.link(4))).toBe(false);
    expect(() => chain.link(CHAIN_LENGTH + 1)).toThrow(RangeError);
  });

  it('is the same from its stored links, and when computed in slices', async () => {
    const chain = new Chain(secret, key);
    let pauses = 0;
    const grown = await Chain.grow(secret, key, async () => void pauses++);
    const kept = new Chain(secret, key, chain.marks);
    expect(grown.marks).toEqual(chain.marks);
    expect(pauses).toBeGreaterThan(50);
    for (const k of [0, 1, 100, CHAIN_LENGTH]) {
      expect(grown.link(k)).toEqual(chain.link(k));
      expect(kept.link(k)).toEqual(chain.link(k));
    }
    expect(() => new Chain(secret, key, chain.marks.slice(1))).toThrow(RangeError);
  });
});

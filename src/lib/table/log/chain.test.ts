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
    expect(() => chain.link(-1)).toThrow(RangeError);
  });

  it('has no link but its own, whether a later one is known or not, and none outside its length', () => {
    const chain = new Chain(secret, key);
    const check = new ChainCheck(key, chain.tip);
    const foreign = digest('no-link', 1);
    expect(check.isLink(0, chain.tip)).toBe(false);
    expect(check.isLink(5, foreign)).toBe(false);
    expect(check.isLink(6, chain.link(5))).toBe(false);
    expect(check.isLink(10, chain.link(10))).toBe(true);
    expect(check.isLink(5, foreign)).toBe(false);
    expect(check.isLink(10, foreign)).toBe(false);
    expect(check.isLink(5, chain.link(5))).toBe(true);
    expect(check.isLink(11, foreign)).toBe(false);
  });

  it('has no link beyond its length, also one that leads to the tip', () => {
    const last = digest('beyond', 1);
    let tip = last;
    for (let k = CHAIN_LENGTH + 1; k > 0; k--) tip = digest('link', key, k, tip);
    expect(new ChainCheck(key, tip).isLink(CHAIN_LENGTH + 1, last)).toBe(false);
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

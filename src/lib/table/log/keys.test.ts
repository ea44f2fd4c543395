import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest } from './bytes.ts';
import { craftedClaims } from '../testing/craftedClaims.ts';
import { holds, signerFromSeed } from './curve.ts';
import type * as Keys from './keys.ts';

const seed = digest('seed');
const { publicKey } = signerFromSeed(seed);
const other = signerFromSeed(digest('other')).publicKey;
const message = digest('message');

/** A newly opened page. */
let keys: typeof Keys;
beforeEach(async () => {
  vi.resetModules();
  keys = await import('./keys.ts');
});
afterEach(() => void vi.unstubAllGlobals());

describe('keys', () => {
  it.each(['by WebCrypto', 'as code'])('sign and check %s, with the same answers', async (way) => {
    // As on a plain http page.
    if (way === 'as code') vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const signature = await keys.signerOf(publicKey, seed).sign(message);
    expect(holds({ key: publicKey, message, signature })).toBe(true);
    const claims = [
      { key: publicKey, message, signature },
      { key: other, message, signature },
      { key: publicKey, message: digest('another'), signature },
      { key: publicKey, message, signature: signature.slice(1) },
      { key: new Uint8Array(32).fill(255), message, signature }
    ];
    expect(await keys.verifySignatures(claims)).toEqual([true, false, false, false, false]);
    expect(claims.map(holds)).toEqual([true, false, false, false, false]);
  });

  it('checks what its own signer crafted with the same answers both ways', async () => {
    const crafted = craftedClaims(seed, message);
    const answers = await keys.verifySignatures(crafted.map(({ claim }) => claim));
    expect(crafted.map(({ name }, i) => [name, answers[i]])).toEqual(
      crafted.map(({ name, isValid }) => [name, isValid])
    );
    expect(crafted.map(({ name, claim }) => [name, holds(claim)])).toEqual(
      crafted.map(({ name, isValid }) => [name, isValid])
    );
  });

  it('refuses an S beyond the order and an R of zero, whatever the WebCrypto of a browser says of them', async () => {
    const crafted = craftedClaims(seed, message).filter(({ name }) => /usual|order|zero$/.test(name));
    const subtle = { importKey: () => Promise.resolve({}), verify: () => Promise.resolve(true) };
    vi.stubGlobal('crypto', { subtle });
    const answers = await keys.verifySignatures(crafted.map(({ claim }) => claim));
    expect(answers).toEqual(crafted.map(({ isValid }) => isValid));
    expect(answers).toEqual([true, false, false, false]);
  });

  it('of this device are valid without the curve; those of others need it', async () => {
    keys.signerOf(publicKey, seed);
    expect(() => keys.assertGoodKey(publicKey)).not.toThrow();
    expect(() => keys.assertGoodKey(other)).toThrow(/loadCurve/);
    await keys.loadCurve();
    expect(() => keys.assertGoodKey(other)).not.toThrow();
    const bad = [new Uint8Array(32), Uint8Array.of(1, ...new Uint8Array(31)), new Uint8Array(32).fill(255)];
    for (const key of bad)
      expect(() => keys.assertGoodKey(key)).toThrow(expect.objectContaining({ code: 'BAD_KEY' }));
  });
});

import { beforeAll, expect, test } from 'vitest';
import { digest } from '../../table/log/bytes.ts';
import { loadCurve, verifySignatures, type Claim } from '../../table/log/keys.ts';
import { CheckedAhead } from './checkedAhead.ts';

let claim: Claim;
let others: Claim[];
beforeAll(async () => {
  const { signerFromSeed } = await loadCurve();
  const { publicKey: key, sign } = signerFromSeed(digest('seed'));
  const message = digest('message');
  const signature = await sign(message);
  const other = signerFromSeed(digest('other'));
  claim = { key, message, signature };
  others = [
    { ...claim, key: other.publicKey },
    { ...claim, message: digest('another') },
    { ...claim, signature: await other.sign(message) }
  ];
});

test('a signature found good ahead is good for its own key and message only', async () => {
  const ahead = new CheckedAhead();
  await ahead.check([claim]);
  expect(ahead.holds(claim)).toBe(true);
  expect(others.map(ahead.holds)).toEqual([false, false, false]);
});

test('bad signatures are bad ahead and when asked for', async () => {
  const ahead = new CheckedAhead();
  expect(others.map(ahead.holds)).toEqual([false, false, false]);
  await ahead.check([others[0], claim, ...others]);
  expect([claim, ...others].map(ahead.holds)).toEqual([true, false, false, false]);
});

test('each is checked once while it is asked for, and forgotten after', async () => {
  const asked: number[] = [];
  const ahead = new CheckedAhead((claims) => {
    asked.push(claims.length);
    return verifySignatures(claims);
  });
  await ahead.check([claim, claim, others[0]]);
  await ahead.check([claim, others[1]]);
  await ahead.check([claim]);
  expect(asked).toEqual([2, 1, 0]);
  await ahead.check([]);
  await ahead.check([claim]);
  expect(asked).toEqual([2, 1, 0, 0, 1]);
});

test('without an answer ahead a signature is checked when asked for', async () => {
  const ahead = new CheckedAhead(() => Promise.resolve([]));
  await ahead.check([claim, ...others]);
  expect([claim, ...others].map(ahead.holds)).toEqual([true, false, false, false]);
});

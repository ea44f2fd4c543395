import { beforeAll, expect, test } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import type { Header } from '../../table/header.ts';
import { Chain } from '../../table/log/chain.ts';
import { digest } from '../../table/log/bytes.ts';
import { signerFromSeed } from '../../table/log/curve.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { isAgreed } from './agreed.ts';
import { headerFor } from './header.ts';

/** A header is opened only if it plays the plan and seats this device where it sat down. */

beforeAll(async () => void (await loadCurve()));

const keyOf = (name: string) => signerFromSeed(digest(name)).publicKey;
const party = (name: string) =>
  `${toBase64url(keyOf(name))}.${toBase64url(new Chain(digest(name), keyOf(name)).tip)}`;

const plan = tablePlan({ expansions: ['abbot'], options: { fields: true } });
const publicKey = keyOf('bo');
const claim = { seat: 1 };
const inviter = keyOf('ada');
const seatedBy = (guest: string): Header =>
  headerFor(
    plan,
    party('ada'),
    new Map([[1, { party: party(guest), name: guest, kind: 'person', ready: true }]])
  )!;

test('what was agreed is opened', () => {
  expect(isAgreed(seatedBy('bo'), { plan, claim, publicKey, inviter }, false)).toBe(true);
  // A person who claimed no seat watches.
  expect(isAgreed(seatedBy('cy'), { plan, claim: undefined, publicKey, inviter }, false)).toBe(true);
});

test('a header without the one who invited is not, once the card was read', () => {
  const seats = new Map([[1, { party: party('bo'), name: 'Bo', kind: 'person', ready: true } as const]]);
  const ofStranger = headerFor(plan, party('eve'), seats)!;
  expect(isAgreed(ofStranger, { plan, claim, publicKey, inviter }, false)).toBe(false);
  expect(isAgreed(ofStranger, { plan, claim, publicKey, inviter: null }, false)).toBe(true);
});

test.each([
  ['game', { game: 'clinic' }],
  ['expansions', { expansions: [] }],
  ['expansions', { expansions: ['abbot', 'river1'] }],
  ['options', { options: { fields: false } }],
  ['options', { options: {} }],
  ['number of seats', { seats: [] }]
] satisfies [string, Partial<Header>][])('a header with another %s is not', (_, change) => {
  expect(isAgreed({ ...seatedBy('bo'), ...change }, { plan, claim, publicKey, inviter }, false)).toBe(false);
  expect(isAgreed({ ...seatedBy('bo'), ...change }, { plan, claim, publicKey, inviter }, true)).toBe(false);
});

test('nor is one that gives the claimed seat to another, unless the mail of all parties gives it', () => {
  const other = seatedBy('cy');
  expect(isAgreed(other, { plan, claim, publicKey, inviter }, false)).toBe(false);
  expect(isAgreed(other, { plan, claim, publicKey, inviter }, true)).toBe(true);
  expect(isAgreed(seatedBy('bo'), { plan, claim: { seat: 0 }, publicKey, inviter }, false)).toBe(false);
  expect(isAgreed(seatedBy('bo'), { plan, claim: { seat: 5 }, publicKey, inviter }, false)).toBe(false);
});

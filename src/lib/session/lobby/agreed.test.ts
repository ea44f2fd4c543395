import { beforeAll, expect, test } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import type { Header } from '../../table/header.ts';
import { Chain } from '../../table/log/chain.ts';
import { digest } from '../../table/log/bytes.ts';
import { signerFromSeed } from '../../table/log/curve.ts';
import { loadCurve } from '../../table/log/keys.ts';
import type { TablePlan } from '../contracts.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { keyOfParty, readParty } from '../storage/identity.ts';
import { aidList, planOf } from './plan.ts';
import { isAgreed } from './agreed.ts';
import { headerFor } from './header.ts';

/** A header is opened only if it plays the plan and seats this device where it sat down. */

beforeAll(async () => void (await loadCurve()));

const keyOf = (name: string) => signerFromSeed(digest(name)).publicKey;
const party = (name: string) =>
  `${toBase64url(keyOf(name))}.${toBase64url(new Chain(digest(name), keyOf(name)).tip)}`;

const AIDS = aidList(tablePlan());
const plan = tablePlan({ expansions: ['abbot'], options: { fields: true } });
const own = readParty(party('bo'))!;
const claim = { seat: 1 };
const inviter = keyOf('ada');
const seatedBy = (guest: string): Header =>
  headerFor(
    plan,
    party('ada'),
    new Map([[1, { party: party(guest), name: guest, kind: 'person', ready: true }]])
  )!;

test('what was agreed is opened', () => {
  expect(isAgreed(seatedBy('bo'), { plan, claim, own, inviter }, false)).toBe(true);
  // A person who claimed no seat watches.
  expect(isAgreed(seatedBy('cy'), { plan, claim: undefined, own, inviter }, false)).toBe(true);
});

test('a header without the one who invited is not, once the card was read', () => {
  const seats = new Map([[1, { party: party('bo'), name: 'Bo', kind: 'person', ready: true } as const]]);
  const ofStranger = headerFor(plan, party('eve'), seats)!;
  expect(isAgreed(ofStranger, { plan, claim, own, inviter }, false)).toBe(false);
  expect(isAgreed(ofStranger, { plan, claim, own, inviter: null }, false)).toBe(true);
});

test.each([
  ['game', { game: 'clinic' }],
  ['expansions', { expansions: [] }],
  ['expansions', { expansions: ['abbot', 'river1'] }],
  ['options', { options: { fields: false } }],
  ['options', { options: {} }],
  ['number of seats', { seats: [] }],
  ['witness of the draws', { policy: { witness: 'named', aids: AIDS } }],
  ['list of aids', { policy: { witness: 'next', aids: AIDS.slice(1) } }],
  ['clock', { policy: { witness: 'next', aids: [...AIDS, 'clock-move-5'] } }],
  ['seat that begins', { first: 0 }]
] satisfies [string, Partial<Header>][])('a header with another %s is not', (_, change) => {
  expect(isAgreed({ ...seatedBy('bo'), ...change }, { plan, claim, own, inviter }, false)).toBe(false);
  expect(isAgreed({ ...seatedBy('bo'), ...change }, { plan, claim, own, inviter }, true)).toBe(false);
});

test('nor is one that gives the claimed seat to another, unless the mail of all parties gives it', () => {
  const other = seatedBy('cy');
  expect(isAgreed(other, { plan, claim, own, inviter }, false)).toBe(false);
  expect(isAgreed(other, { plan, claim, own, inviter }, true)).toBe(true);
  expect(isAgreed(seatedBy('bo'), { plan, claim: { seat: 0 }, own, inviter }, false)).toBe(false);
  expect(isAgreed(seatedBy('bo'), { plan, claim: { seat: 5 }, own, inviter }, false)).toBe(false);
});

test('one with a bot where the plan has a person, or the other way round, is not', () => {
  const { seats, ...rest } = seatedBy('bo');
  const withBot = {
    ...rest,
    seats: seats.map((seat, i) => (i === 0 ? { ...seat, kind: 'bot' as const } : seat))
  };
  const plannedBot = tablePlan({ ...plan, seats: [{ kind: 'bot', name: 'Ada' }, plan.seats[1]] });
  const agreed = (header: Header, of: TablePlan) =>
    isAgreed(header, { plan: of, claim, own, inviter }, false);
  expect([agreed(withBot, plan), agreed(seatedBy('bo'), plannedBot)]).toEqual([false, false]);
  expect(agreed(withBot, plannedBot)).toBe(true);
});

test('one with the key of this device and draw links that are not its own is not: it could never answer a draw', () => {
  const forged = `${keyOfParty(party('bo'))}.${party('eve').split('.')[1]}`;
  const header = headerFor(
    plan,
    party('ada'),
    new Map([[1, { party: forged, name: 'Bo', kind: 'person', ready: true }]])
  )!;
  for (const seat of [claim, undefined])
    expect(isAgreed(header, { plan, claim: seat, own, inviter }, false)).toBe(false);
});

test('the seat that begins is that of the plan; over days a plan without one leaves it to who composed', () => {
  const header = (first?: number): Header => ({
    ...seatedBy('bo'),
    ...(first === undefined ? {} : { first })
  });
  const agreed = (of: TablePlan, first?: number) =>
    isAgreed(header(first), { plan: of, claim, own, inviter }, false);
  const fixed = tablePlan({ ...plan, first: 1 });
  expect([agreed(fixed, 1), agreed(fixed, 0), agreed(fixed)]).toEqual([true, false, false]);
  const days = tablePlan({ ...plan, pace: 'days' });
  expect([agreed(days, 0), agreed(days, 1)]).toEqual([true, true]);
  const rematch = tablePlan({ ...days, first: 1 });
  expect([agreed(rematch, 1), agreed(rematch, 0)]).toEqual([true, false]);
});

test('a header is what the plan read from it says, also with a clock and a seat that begins', () => {
  const aids = [...AIDS.slice(2), 'clock-game-20'];
  for (const more of [{}, { first: 1 }]) {
    const header: Header = { ...seatedBy('bo'), policy: { witness: 'all', aids }, ...more };
    expect(isAgreed(header, { plan: planOf(header), claim, own, inviter }, false)).toBe(true);
  }
});

test('a device that invites opens what its guests composed, and no header that anyone else wrote', () => {
  const ada = readParty(party('ada'))!;
  const agreed = (isInviting: boolean, isComposed: boolean) =>
    isAgreed(seatedBy('eve'), { plan, claim: undefined, own: ada, inviter, isInviting }, isComposed);
  expect([agreed(true, false), agreed(true, true), agreed(false, false)]).toEqual([false, true, true]);
});

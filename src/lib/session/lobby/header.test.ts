import { expect, test } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import { digest } from '../../table/log/bytes.ts';
import { signerFromSeed } from '../../table/log/curve.ts';
import { Chain } from '../../table/log/chain.ts';
import { signerOf } from '../../table/log/keys.ts';
import { headerFor } from './header.ts';
import { planOf } from './plan.ts';
import { assertSameRules, RulesDifferError, rulesHash } from '../table/rulesHash.ts';
import { ALL_AIDS, type TablePlan } from '../contracts.ts';
import { tablePlan } from '../testing/tablePlan.ts';

const plan = tablePlan({
  aids: { ...ALL_AIDS, hint: false, whatIf: false },
  witness: 'named',
  seats: [
    { kind: 'me', name: 'Ada' },
    { kind: 'device', name: 'Bo' }
  ]
});

test('a table is played only by the rules it was opened with', () => {
  // Keys made here, so that no verification code has to be loaded.
  const { publicKey } = signerOf(signerFromSeed(digest('key')).publicKey, digest('key'));
  const tip = new Chain(digest('chain'), publicKey).tip;
  const header = headerFor(plan, `${toBase64url(publicKey)}.${toBase64url(tip)}`, new Map());
  expect(header).not.toBeNull();
  expect(() => assertSameRules(header!)).not.toThrow();
  for (const rules of [digest('other rules'), rulesHash('clinic', []), rulesHash('landscape', ['river'])])
    expect(() => assertSameRules({ ...header!, rules })).toThrow(RulesDifferError);
  // The order of choosing expansions does not affect the rules.
  expect(rulesHash('landscape', ['a', 'b'])).toEqual(rulesHash('landscape', ['b', 'a']));
});

test('over days the last friend begins, and no lot is drawn; live a lot decides', () => {
  const partyOf = (name: string) => {
    const { publicKey } = signerOf(signerFromSeed(digest(name)).publicKey, digest(name));
    return `${toBase64url(publicKey)}.${toBase64url(new Chain(digest(name), publicKey).tip)}`;
  };
  const claims = new Map(
    [1, 2].map((seat) => [
      seat,
      { party: partyOf(`guest ${seat}`), name: `Guest ${seat}`, kind: 'person', ready: true } as const
    ])
  );
  const shared: TablePlan = {
    ...plan,
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'friend', name: '' },
      { kind: 'friend', name: '' }
    ]
  };
  const live = headerFor(shared, partyOf('Ada'), claims)!;
  const days = headerFor({ ...shared, pace: 'days' }, partyOf('Ada'), claims)!;
  expect(live.first).toBeUndefined();
  expect(days.first).toBe(2);
  // The next seated party after the one that begins is the opener, who sits last of all.
  expect(days.seats[2].party).toBe(days.parties.length - 1);
  expect([planOf(live).pace, planOf(days).pace]).toEqual(['live', 'days']);
});

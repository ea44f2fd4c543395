import { expect, it } from 'vitest';
import { encodeHeader } from '../header.ts';
import { digest, fromHex, toHex } from '../log/bytes.ts';
import { secretsOf } from '../testing/bench.ts';
import { cardOf, claimBy, dealFor, gatheredFrom, signedBy } from '../testing/gatherers.ts';
import { compose, recognise } from './compose.ts';
import type { Deal } from './deal.ts';
import { readClaims, writeClaims } from './headerClaims.ts';
import type { Claim } from './statement.ts';

/** What a header composed from statements contains, and which headers are no such. */

const keyOf = (n: number) => secretsOf(n).signer.publicKey;
const statements = async (deal: Deal, claims: readonly Claim[]) => [
  await signedBy(0, cardOf(deal)),
  ...(await Promise.all(claims.map((claim, i) => signedBy(i + 1, claim))))
];
const hex = (header: Parameters<typeof encodeHeader>[0]) => toHex(encodeHeader(header));

it('seats the inviter, then the guests by seat, the composer last', async () => {
  const deal = dealFor(3, {
    seats: [
      { kind: 'friend', name: '' },
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bot' },
      { kind: 'friend', name: '' },
      { kind: 'friend', name: '' },
      { kind: 'person', name: '' }
    ]
  });
  for (let salt = 0; salt < 8; salt++) {
    // Different salts give the claims every order of ids.
    const claims = [0, 3, 4].map((seat, i) =>
      claimBy(i + 1, deal, {
        seat,
        salt: digest('salts', salt, i).slice(0, 16),
        ...(i === 2 ? { name: '' } : {})
      })
    );
    const g = gatheredFrom(await statements(deal, claims));
    const header = compose(g.card!.body, g.seating.counting, keyOf(1))!;
    expect(header.parties.map(({ key }) => toHex(key))).toEqual([0, 2, 3, 1].map((n) => toHex(keyOf(n))));
    expect(header.seats).toEqual([
      { name: 'Guest 1', kind: 'person', party: 3 },
      { name: 'Ada', kind: 'person', party: 0 },
      { name: 'Bot', kind: 'bot', party: 0 },
      { name: 'Guest 2', kind: 'person', party: 1 },
      { name: '5', kind: 'person', party: 2 },
      { name: '6', kind: 'person', party: 0 }
    ]);
  }
});

it('begins with the seat of the deal, else at the pace of days with that of the composer, else by lot', async () => {
  const firstOf = async (more: Partial<Deal>, composer: number) => {
    const deal = dealFor(2, more);
    const all = await statements(
      deal,
      [1, 2].map((n) => claimBy(n, deal, { seat: n }))
    );
    const { card, seating } = gatheredFrom(all);
    return compose(card!.body, seating.counting, keyOf(composer))!.first;
  };
  expect([await firstOf({ pace: 'days' }, 1), await firstOf({ pace: 'days' }, 2)]).toEqual([1, 2]);
  expect(await firstOf({ pace: 'live' }, 1)).toBeUndefined();
  for (const pace of ['live', 'days'] as const) expect(await firstOf({ pace, first: 0 }, 1)).toBe(0);
});

it('has a nonce of the room and of the claims it is composed from', async () => {
  const deal = dealFor(1);
  const [card, claim] = await statements(deal, [claimBy(1, deal)]);
  const g = gatheredFrom([card, claim]);
  const [{ id }] = g.seating.counting;
  const header = compose(g.card!.body, g.seating.counting, keyOf(1))!;
  expect(header.nonce).toEqual(digest('gathered', g.card!.body.room, fromHex(id)));
});

it('does not depend on the order of the claims, also where all wish for one seat', async () => {
  const deal = dealFor(3);
  for (let salt = 0; salt < 8; salt++) {
    const claims = [1, 2, 3].map((n) =>
      claimBy(n, deal, { seat: 2, salt: digest('salts', salt, n).slice(0, 16) })
    );
    const all = await statements(deal, claims);
    const g = gatheredFrom(all);
    const { body } = g.card!;
    const { counting } = g.seating;
    const header = compose(body, counting, keyOf(2))!;
    for (const order of [[...counting].reverse(), [counting[1], counting[2], counting[0]]])
      expect(hex(compose(body, order, keyOf(2))!)).toBe(hex(header));
    // The claims travel in the order of parties.
    const sent = readClaims(writeClaims(header, counting)!, header, body);
    expect(recognise(header, gatheredFrom(all.slice(0, 1)), sent!)).toBe('past');
  }
});

it('is none for fewer or more claims than seats, or for a composer without a claim', async () => {
  const deal = dealFor(2);
  const all = await statements(
    deal,
    [1, 2, 3].map((n) => claimBy(n, deal, { seat: 1 }))
  );
  const g = gatheredFrom(all);
  const { body } = g.card!;
  const claims = [1, 2, 3].map((n) => g.claimOf(keyOf(n))!);
  expect(compose(body, claims.slice(0, 1), keyOf(1))).toBeNull();
  expect(compose(body, claims, keyOf(1))).toBeNull();
  expect(compose(body, claims.slice(0, 2), keyOf(3))).toBeNull();
  const header = compose(body, claims.slice(0, 2), keyOf(1))!;
  const stranger = {
    ...header,
    parties: [...header.parties.slice(0, 2), { ...header.parties[2], key: keyOf(9) }]
  };
  expect(recognise(stranger, gatheredFrom(all.slice(0, 3)))).toBeNull();
  expect(recognise({ ...header, parties: header.parties.slice(0, 1) }, g)).toBeNull();
  // Where more claim than there are seats, a header of some of them is not the newest.
  expect(recognise(header, g)).toBe('past');
  expect(recognise(header, gatheredFrom(all.slice(1)))).toBeNull();
});

it('is not made of a claim that gives the seat back', async () => {
  const deal = dealFor(1);
  const leaving = claimBy(1, deal, { leaves: true });
  const g = gatheredFrom(await statements(deal, [leaving]));
  const header = compose(g.card!.body, [g.claimOf(keyOf(1))!], keyOf(1))!;
  expect(recognise(header, g)).toBeNull();
});

it('is found among changed claims, of which those with another chain do not count', async () => {
  const deal = dealFor(2);
  const all = await statements(
    deal,
    [1, 2].map((n) => claimBy(n, deal, { seat: n }))
  );
  const g = gatheredFrom(all);
  const header = compose(g.card!.body, g.seating.counting, keyOf(1))!;
  for (const n of [1, 2])
    for (let seq = 1; seq < 16; seq++)
      g.take(await signedBy(n, claimBy(n, deal, { seat: n, seq, tip: digest('tip', seq) })));
  expect(recognise(header, g)).toBe('past');
});

it('is looked for in a bounded number of choices of claims', async () => {
  const deal = dealFor(3);
  const g = gatheredFrom([await signedBy(0, cardOf(deal))]);
  for (const n of [1, 2, 3])
    for (let seq = 0; seq < 16; seq++) g.take(await signedBy(n, claimBy(n, deal, { seat: n, seq })));
  const header = compose(g.card!.body, g.seating.counting, keyOf(1))!;
  let reads = 0;
  Object.defineProperty(g.card!.body, 'deal', { get: () => (reads++, deal) });
  expect(recognise({ ...header, nonce: new Uint8Array(32) }, g)).toBeNull();
  // 4,096 choices, of which 64 are tried.
  expect(reads).toBeLessThan(500);
});

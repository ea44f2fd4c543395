import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeHeader } from '../header.ts';
import { concat, digest, toHex } from '../log/bytes.ts';
import { verifySignature } from '../log/keys.ts';
import { secretsOf } from '../testing/bench.ts';
import { cardOf, claimBy, dealFor, gatheredFrom, roomFor, signedBy } from '../testing/gatherers.ts';
import { compose, recognise, seatClaims } from './compose.ts';
import { friendSeats } from './deal.ts';
import { composerFor, nextStep, type Proposal } from './settle.ts';
import { encodeStatement, readStatement } from './statement.ts';

const keyOf = (n: number) => secretsOf(n).signer.publicKey;
const hexOf = (n: number) => toHex(keyOf(n));

/** A gathering of `friends` guests where each of `guests` claimed its wished seat. */
async function gathering(friends: number, wishes: readonly number[], deal = dealFor(friends)) {
  const statements = [
    await signedBy(0, cardOf(deal)),
    ...(await Promise.all(wishes.map((seat, i) => signedBy(i + 1, claimBy(i + 1, deal, { seat })))))
  ];
  return { deal, statements, gathered: gatheredFrom(statements) };
}

function shuffled<T>(list: readonly T[], order: readonly number[]): T[] {
  return list
    .map((item, i) => ({ item, at: order[i] ?? i }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('a statement', () => {
  it('of a weak key, which needs no secret to sign, is refused', () => {
    const { Point } = ed25519;
    const key = Point.ZERO.toBytes();
    const deal = dealFor(1);
    const canonical = encodeStatement(claimBy(1, deal, { key }));
    // With the zero point as key, any R and its number are a signature of everything.
    const signature = concat(Point.BASE.multiply(5n).toBytes(), Uint8Array.of(5, ...new Uint8Array(31)));
    expect(verifySignature({ key, message: digest('claim', canonical), signature })).toBe(true);
    expect(() => readStatement(concat(signature, canonical), roomFor())).toThrow(
      expect.objectContaining({ code: 'BAD_KEY' })
    );
  });
});

describe('claims', () => {
  it.each(['live', 'days'] as const)('begin at the seat the deal names, played %s', async (pace) => {
    for (const first of [0, 1, 2]) {
      const { gathered } = await gathering(2, [1, 2], dealFor(2, { pace, first }));
      const header = compose(gathered.card!.body, gathered.seating.counting, keyOf(2))!;
      expect(header.first).toBe(first);
      expect(recognise(header, gathered)).toBe('valid');
    }
  });

  it('a deal that names no seat of the table to begin is none', async () => {
    await expect(signedBy(0, cardOf(dealFor(2, { first: 3 })))).rejects.toThrow(/first seat/);
    await expect(signedBy(0, cardOf(dealFor(2, { first: -1 })))).rejects.toThrow();
  });

  it('never collide: each claim gets one friend’s seat, its wish unless a lower claim has it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 1, max: 5 })
          .chain((n) =>
            fc.tuple(
              fc.constant(n),
              fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: n })
            )
          ),
        async ([friends, wishes]) => {
          const { deal, gathered } = await gathering(friends, wishes);
          const claims = gathered.seating.counting;
          const seated = seatClaims(gathered.card!.body, claims);
          expect(seated.size).toBe(claims.length);
          expect(new Set([...seated.values()].map(({ id }) => id)).size).toBe(claims.length);
          for (const [seat, claim] of seated) {
            expect(friendSeats(deal)).toContain(seat);
            const wish = seated.get(claim.body.seat);
            if (seat !== claim.body.seat && friendSeats(deal).includes(claim.body.seat))
              expect(wish!.id < claim.id || wish!.body.seat === claim.body.seat).toBe(true);
          }
        }
      ),
      { numRuns: 60 }
    );
  });

  it('give the same header on every client, in any order, by any route, with any repetition', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.nat(7), { minLength: 4, maxLength: 4 }),
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        fc.nat(3),
        async (friends, wishes, order, last) => {
          const { statements, gathered } = await gathering(friends, wishes.slice(0, friends));
          const other = gatheredFrom(shuffled([...statements, ...statements], order));
          const composer = keyOf(1 + (last % friends));
          const [a, b] = [gathered, other].map((g) => compose(g.card!.body, g.seating.counting, composer)!);
          expect(toHex(encodeHeader(a))).toBe(toHex(encodeHeader(b)));
          expect(a.parties[0].key).toEqual(keyOf(0));
          expect(a.parties.at(-1)!.key).toEqual(composer);
          expect(a.seats[a.first!].party).toBe(a.parties.length - 1);
          expect(recognise(a, other)).toBe('valid');
        }
      ),
      { numRuns: 60 }
    );
  });

  it('change the table id with every salt, so that no party can choose it in advance', async () => {
    const deal = dealFor(1);
    const headers = await Promise.all(
      [1, 2].map(async (n) => {
        const claim = claimBy(1, deal, { salt: new Uint8Array(16).fill(n) });
        const g = gatheredFrom([await signedBy(0, cardOf(deal)), await signedBy(1, claim)]);
        return compose(g.card!.body, g.seating.counting, keyOf(1))!;
      })
    );
    expect(toHex(headers[0].nonce)).not.toBe(toHex(headers[1].nonce));
  });

  it('leave the lot to a live table and name the composer’s seat over days', async () => {
    for (const [pace, first] of [
      ['live', undefined],
      ['days', 1]
    ] as const) {
      const { gathered } = await gathering(1, [1], dealFor(1, { pace }));
      expect(compose(gathered.card!.body, gathered.seating.counting, keyOf(1))!.first).toBe(first);
    }
  });
});

describe('statements', () => {
  it('are refused when altered anywhere, signed by another key, or of another room', async () => {
    const deal = dealFor(1);
    const card = await signedBy(0, cardOf(deal));
    const claim = await signedBy(1, claimBy(1, deal));
    for (const bytes of [card, claim])
      fc.assert(
        fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
          const bent = bytes.slice();
          bent[at] ^= by;
          expect(gatheredFrom([bent]).current).toHaveLength(0);
        }),
        { numRuns: 100 }
      );
    expect(() => readStatement(card, roomFor(3))).toThrow();
    expect(gatheredFrom([await signedBy(2, claimBy(1, deal))]).current).toHaveLength(0);
  });

  it('a card signed by another key does not count, even in the inviter’s room', async () => {
    const { signer, chain } = secretsOf(2);
    const forged = cardOf(dealFor(1), { key: signer.publicKey, tip: chain.tip });
    const g = gatheredFrom([await signedBy(2, forged)]);
    expect(g.card).toBeNull();
  });

  it('count by their number: an old copy changes nothing', async () => {
    const deal = dealFor(1);
    const [card, claim, leaving] = await Promise.all([
      signedBy(0, cardOf(deal)),
      signedBy(1, claimBy(1, deal)),
      signedBy(1, claimBy(1, deal, { seq: 1, leaves: true }))
    ]);
    const g = gatheredFrom([card, leaving, claim]);
    expect(g.seating.counting).toHaveLength(0);
    expect(nextStep(g, [], keyOf(1))).toEqual({ kind: 'open', changed: false });
  });
});

/** One device's view and action, step by step. */
const step = (statements: readonly Uint8Array[], n: number, proposals: readonly Proposal[] = []) =>
  nextStep(gatheredFrom(statements), proposals, keyOf(n));

describe('a gathering without the inviter', () => {
  it('is composed by the guest who sees all seats claimed, and settled by the inviter', async () => {
    const { statements } = await gathering(2, [1, 1]);
    expect(step(statements.slice(0, 2), 1)).toEqual({ kind: 'wait', for: 'guests' });
    expect(step(statements, 2)).toEqual({ kind: 'compose' });
    const g = gatheredFrom(statements);
    const header = compose(g.card!.body, g.seating.counting, keyOf(2))!;
    const proposal = { header, sat: new Set([hexOf(2)]) };
    expect(step(statements, 1, [proposal])).toEqual({ kind: 'sit', header });
    expect(step(statements, 0, [proposal])).toMatchObject({ kind: 'begin', header });
    expect(step(statements, 2, [proposal])).toEqual({ kind: 'wait', for: 'inviter' });
    const settled = { header, sat: new Set([hexOf(2), hexOf(0)]) };
    for (const n of [0, 1, 2]) expect(step(statements, n, [settled])).toEqual({ kind: 'settled', header });
    expect(step(statements, 4, [settled])).toEqual({ kind: 'taken', sent: false });
  });

  it('two composers without contact: all follow the header the inviter signed, before that the lowest id', async () => {
    const { statements } = await gathering(2, [1, 2]);
    const g = gatheredFrom(statements);
    const made = [1, 2].map((n) => ({
      header: compose(g.card!.body, g.seating.counting, keyOf(n))!,
      sat: new Set([hexOf(n)])
    }));
    const begin = step(statements, 0, made);
    expect(begin.kind).toBe('begin');
    const lowest = begin.kind === 'begin' ? begin.header! : null;
    for (const proposals of [made, [...made].reverse()])
      expect(step(statements, 0, proposals)).toMatchObject({ header: lowest });
    for (const chosen of made) {
      const settled = made.map((p) => (p === chosen ? { ...p, sat: new Set([...p.sat, hexOf(0)]) } : p));
      for (const n of [0, 1, 2])
        expect(step(statements, n, settled)).toEqual({ kind: 'settled', header: chosen.header });
    }
  });

  it('two claims made before either was seen: the inviter composes a header that every client recognises', async () => {
    const { statements } = await gathering(2, [1, 1]);
    const begin = step(statements, 0);
    expect(begin).toMatchObject({ kind: 'begin', header: null });
    const g = gatheredFrom(statements);
    const header = compose(g.card!.body, g.seating.counting, composerFor(g.seating.counting)!)!;
    expect(step(statements, 1, [{ header, sat: new Set([hexOf(0)]) }])).toEqual({ kind: 'settled', header });
  });

  it('with more claims than seats none is seated until the inviter chooses; times do not matter', async () => {
    const { deal, statements } = await gathering(1, [1, 1]);
    for (const n of [1, 2]) expect(step(statements, n)).toEqual({ kind: 'wait', for: 'inviter' });
    const choose = step(statements, 0);
    expect(choose.kind).toBe('choose');
    const chosen = gatheredFrom(statements).claimOf(keyOf(2))!;
    const card = await signedBy(0, cardOf(deal, { seq: 1, seated: [Buffer.from(chosen.id, 'hex')] }));
    const after = [...statements, card];
    expect(step(after, 1)).toEqual({ kind: 'taken', sent: false });
    expect(step(after, 2)).toEqual({ kind: 'compose' });
    const leaving = await signedBy(2, claimBy(2, deal, { seq: 1, leaves: true }));
    expect(step([...after, leaving], 0).kind).toBe('choose');
  });

  it('a claim that the inviter refuses leaves its seat open', async () => {
    const { deal, statements } = await gathering(1, [1]);
    const card = await signedBy(0, cardOf(deal, { seq: 1, without: [keyOf(1)] }));
    expect(step([...statements, card], 1)).toEqual({ kind: 'taken', sent: true });
    expect(step([...statements, card], 2)).toEqual({ kind: 'open', changed: false });
    const again = await signedBy(1, claimBy(1, deal, { seq: 5 }));
    expect(step([...statements, card, again], 0)).toEqual({ kind: 'wait', for: 'guests' });
    // The refused guest sees the refusal also when the table has begun with another guest.
    const other = await signedBy(2, claimBy(2, deal));
    const seated = gatheredFrom([...statements, card, other]);
    const header = compose(seated.card!.body, seated.seating.counting, keyOf(2))!;
    const settled = { header, sat: new Set([hexOf(0), hexOf(2)]) };
    expect(step([...statements, card, other], 1, [settled])).toEqual({ kind: 'taken', sent: true });
  });

  it('a changed deal voids claims and the headers made of them, and guests are asked again', async () => {
    const { statements } = await gathering(1, [1]);
    const g = gatheredFrom(statements);
    const header = compose(g.card!.body, g.seating.counting, keyOf(1))!;
    const other = dealFor(1, { options: { rounds: 3 } });
    const changed = [...statements, await signedBy(0, cardOf(other, { seq: 1 }))];
    const proposal = { header, sat: new Set([hexOf(1)]) };
    expect(recognise(header, gatheredFrom(changed))).toBeNull();
    expect(step(changed, 1, [proposal])).toEqual({ kind: 'open', changed: true });
    expect(step(changed, 0, [proposal])).toEqual({ kind: 'wait', for: 'guests' });
  });

  it('a claim withdrawn before the inviter signed voids the header; later withdrawals change nothing', async () => {
    const { deal, statements } = await gathering(1, [1]);
    const g = gatheredFrom(statements);
    const header = compose(g.card!.body, g.seating.counting, keyOf(1))!;
    const leaving = [...statements, await signedBy(1, claimBy(1, deal, { seq: 1, leaves: true }))];
    expect(recognise(header, gatheredFrom(leaving))).toBe('past');
    expect(step(leaving, 0, [{ header, sat: new Set([hexOf(1)]) }])).toEqual({ kind: 'wait', for: 'guests' });
    expect(step(leaving, 0, [{ header, sat: new Set([hexOf(1), hexOf(0)]) }])).toEqual({
      kind: 'settled',
      header
    });
  });

  it('accepts no header but the one composed from the statements', async () => {
    const { statements } = await gathering(2, [1, 2]);
    const g = gatheredFrom(statements);
    const header = compose(g.card!.body, g.seating.counting, keyOf(2))!;
    const swapped = { ...header, parties: [header.parties[0], header.parties[2], header.parties[1]] };
    const bent = [
      swapped,
      { ...header, nonce: new Uint8Array(32) },
      { ...header, policy: { ...header.policy, witness: 'all' as const } },
      { ...header, first: 0 },
      { ...header, options: { rounds: 9 } },
      { ...header, seats: header.seats.map((seat) => ({ ...seat, name: 'Eve' })) }
    ];
    for (const other of bent) {
      expect(recognise(other, g)).toBeNull();
      const settled = { header: other, sat: new Set([hexOf(0), hexOf(1)]) };
      expect(step(statements, 2, [settled])).toEqual({ kind: 'compose' });
    }
  });
});

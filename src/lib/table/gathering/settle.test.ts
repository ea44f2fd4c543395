import { expect, it } from 'vitest';
import { toHex } from '../log/bytes.ts';
import { secretsOf } from '../testing/bench.ts';
import { cardOf, claimBy, dealFor, gatheredFrom, signedBy } from '../testing/gatherers.ts';
import { compose } from './compose.ts';
import { composerFor, nextStep, type Proposal } from './settle.ts';
import type { Card } from './statement.ts';

/** Steps in a lobby that are not the usual ones. */

const keyOf = (n: number) => secretsOf(n).signer.publicKey;
const hexOf = (n: number) => toHex(keyOf(n));
const step = (statements: readonly Uint8Array[], n: number, proposals: readonly Proposal[] = []) =>
  nextStep(gatheredFrom(statements), proposals, keyOf(n));

/** The claims of guests 1 to `guests` for the seats of `friends`, after the inviter's card. */
async function gathering(friends: number, guests: number) {
  const deal = dealFor(friends);
  const claims = Array.from({ length: guests }, (_, i) =>
    signedBy(i + 1, claimBy(i + 1, deal, { seat: 1 + (i % friends) }))
  );
  const statements = [await signedBy(0, cardOf(deal)), ...(await Promise.all(claims))];
  const idOf = (n: number) => Buffer.from(gatheredFrom(statements).claimOf(keyOf(n))!.id, 'hex');
  const changed = (more: Partial<Card>) => signedBy(0, cardOf(deal, { seq: 1, ...more }));
  return { deal, statements, idOf, changed };
}

it('nothing is known before the card is', async () => {
  const { statements } = await gathering(1, 1);
  const claims = statements.slice(1);
  for (const n of [0, 1, 2]) expect(step(claims, n)).toEqual({ kind: 'unknown' });
  const g = gatheredFrom(claims);
  expect(g.standing).toEqual([]);
  expect(g.seating).toEqual({ counting: [], crowded: false, seats: 0 });
});

it('a table that the inviter began is taken for all others, whoever is sent away or leaves later', async () => {
  const { deal, statements, changed } = await gathering(1, 1);
  const g = gatheredFrom(statements);
  const header = compose(g.card!.body, g.seating.counting, keyOf(1))!;
  const settled = { header, sat: new Set([hexOf(0), hexOf(1)]) };
  const leaving = await signedBy(1, claimBy(1, deal, { seq: 1, leaves: true }));
  for (const later of [leaving, await changed({ without: [keyOf(1)] })]) {
    expect(step([...statements, later], 2)).toEqual({ kind: 'open', changed: false });
    expect(step([...statements, later], 2, [settled])).toEqual({ kind: 'taken', sent: false });
  }
});

it('a full table is taken for a newcomer', async () => {
  const { statements } = await gathering(2, 2);
  expect(step(statements, 3)).toEqual({ kind: 'taken', sent: false });
});

it('the inviter who chose begins, although more claim seats; one that was not chosen waits for an open seat', async () => {
  const { deal, statements, idOf, changed } = await gathering(2, 3);
  const chosen = [...statements, await changed({ seated: [idOf(1), idOf(2)] })];
  expect(step(chosen, 0)).toMatchObject({ kind: 'begin', header: null });
  expect(step(chosen, 3)).toEqual({ kind: 'taken', sent: false });
  const leaving = await signedBy(2, claimBy(2, deal, { seq: 1, leaves: true }));
  expect(step([...chosen, leaving], 3)).toEqual({ kind: 'wait', for: 'inviter' });
});

it('who gave a seat back is not asked again for a changed deal', async () => {
  const { deal, statements } = await gathering(1, 1);
  const leaving = await signedBy(1, claimBy(1, deal, { seq: 1, leaves: true }));
  const card = await signedBy(0, cardOf(dealFor(1, { options: { rounds: 3 } }), { seq: 1 }));
  expect(step([...statements, card], 1)).toEqual({ kind: 'open', changed: true });
  expect(step([...statements, leaving, card], 1)).toEqual({ kind: 'open', changed: false });
});

it('the composer of the inviter’s header is the guest whose claim has the highest id', async () => {
  const { statements } = await gathering(3, 3);
  const claims = [1, 2, 3].map((n) => gatheredFrom(statements).claimOf(keyOf(n))!);
  const last = claims.reduce((a, b) => (a.id > b.id ? a : b));
  for (const order of [claims, [claims[2], claims[0], claims[1]], [claims[1], claims[2], claims[0]]])
    expect(composerFor(order)).toEqual(last.body.key);
  expect(composerFor([])).toBeNull();
});

import { beforeAll, expect, test } from 'vitest';
import { compose } from '../../table/gathering/compose.ts';
import { Gathered } from '../../table/gathering/gathered.ts';
import { signStatement } from '../../table/gathering/statement.ts';
import { encodeHeader, tableIdOf } from '../../table/header.ts';
import { digest, toHex } from '../../table/log/bytes.ts';
import { decodeEntry, encodeDraft, idOf, placeMessage, seal, type Draft } from '../../table/log/entry.ts';
import { itemOf } from '../../net/mailbox/layout.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { secretsOf } from '../../table/testing/bench.ts';
import { cardOf, claimBy, dealFor, roomFor } from '../../table/testing/gatherers.ts';
import { KnownHeaders } from './knownHeaders.ts';

/** A first page in the mail of a guest: whose signature of the header counts. */

beforeAll(loadCurve);

async function gathering() {
  const gathered = new Gathered(roomFor());
  const deal = dealFor(1);
  gathered.take(await signStatement(cardOf(deal), secretsOf(0).signer));
  gathered.take(await signStatement(claimBy(1, deal), secretsOf(1).signer));
  const { publicKey } = secretsOf(1).signer;
  const header = compose(gathered.card!.body, gathered.seating.counting, publicKey)!;
  const id = tableIdOf(header);
  const party = header.parties.findIndex(({ key }) => toHex(key) === toHex(publicKey));
  return { known: new KnownHeaders(gathered), header, id, party };
}

test.each<[string, boolean, Partial<Draft>, number]>([
  ['signed by it', true, {}, 1],
  ['signed by another', false, {}, 0],
  ['of another transcript', false, { hash: digest('other') }, 1],
  ['that plays', false, { body: { kind: 'end' } }, 1],
  ['of a later position', false, { position: 1 }, 1]
])('an entry 0 %s counts: %s', async (_, counts, change, signer) => {
  const { known, header, id, party } = await gathering();
  const draft: Draft = {
    table: id,
    party,
    index: 0,
    prev: id,
    position: 0,
    hash: id,
    body: { kind: 'sit' },
    ...change
  };
  const canonical = encodeDraft(draft);
  const message = placeMessage(id, party, 0, idOf(canonical));
  const entry = decodeEntry(seal(await secretsOf(signer).signer.sign(message), canonical));
  const page = { table: id, first: 0, items: [itemOf(entry)], header: encodeHeader(header), claims: null };
  await known.take(toHex(digest('author', 1)), page.header, page);
  const sat = known.proposals.flatMap((proposal) => [...proposal.sat]);
  expect(sat).toEqual(counts ? [toHex(secretsOf(1).signer.publicKey)] : []);
  // In the mail of another party it is that one's, and counts for nobody.
  const other = (await gathering()).known;
  await other.take(toHex(digest('author', 0)), page.header, page);
  expect(other.proposals.flatMap((proposal) => [...proposal.sat])).toEqual([]);
});

test('a first page without entries is no fault of its reader, and counts as no signature', async () => {
  const { known, header, id } = await gathering();
  const page = { table: id, first: 0, items: [], header: encodeHeader(header), claims: null };
  // The claims of its header became known.
  expect(await known.take(toHex(digest('author', 1)), page.header, page)).toBe(true);
  expect(known.proposals).toEqual([]);
});

test('of the headers that one claimant signs the newest are kept, and those that another signed too', async () => {
  const { known, header, party } = await gathering();
  const sign = async (n: number) => {
    const one = { ...header, nonce: digest('nonce', n) };
    const id = tableIdOf(one);
    const canonical = encodeDraft({
      table: id,
      party,
      index: 0,
      prev: id,
      position: 0,
      hash: id,
      body: { kind: 'sit' }
    });
    const message = placeMessage(id, party, 0, idOf(canonical));
    const entry = seal(await secretsOf(1).signer.sign(message), canonical);
    const items = [itemOf(decodeEntry(entry))];
    const page = { table: id, first: 0, items, header: encodeHeader(one), claims: null };
    await known.take(toHex(digest('author', 1)), page.header, page);
    return one;
  };
  const first = await sign(0);
  known.addSit(known.of(first), toHex(secretsOf(0).signer.publicKey), new Uint8Array());
  for (let n = 1; n <= 30; n++) await sign(n);
  const newest = Array.from({ length: 8 }, (_, i) => toHex(digest('nonce', 23 + i)));
  expect(known.proposals.map((proposal) => toHex(proposal.header.nonce))).toEqual([
    toHex(first.nonce),
    ...newest
  ]);
});

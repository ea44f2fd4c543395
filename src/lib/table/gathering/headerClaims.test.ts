import { describe, expect, it } from 'vitest';
import { encodeValue, type Value } from '../log/codec.ts';
import { secretsOf } from '../testing/bench.ts';
import { cardOf, claimBy, dealFor, gatheredFrom, signedBy } from '../testing/gatherers.ts';
import { compose, recognise } from './compose.ts';
import { CLAIM_BYTES, readClaims, writeClaims } from './headerClaims.ts';

const MOST = { author: new Uint8Array(32).fill(255), seat: 15, salt: new Uint8Array(16).fill(255) };

/** A header of guests 1 and 2, and all statements. */
async function composed(more = {}) {
  const deal = dealFor(2);
  const claims = [1, 2].map((n) => signedBy(n, claimBy(n, deal, { seat: n, ...more })));
  const statements = [await signedBy(0, cardOf(deal)), ...(await Promise.all(claims))];
  const gathered = gatheredFrom(statements);
  const card = gathered.card!.body;
  const header = compose(card, gathered.seating.counting, secretsOf(2).signer.publicKey)!;
  const sent = writeClaims(header, gathered.seating.counting)!;
  return { deal, card, statements, header, sent };
}

describe('the claims sent with a header', () => {
  it('are those it was composed from, signatures and all', async () => {
    const { header, card, sent, statements } = await composed();
    const read = readClaims(sent, header, card)!;
    expect(read.map(({ bytes }) => bytes)).toEqual(statements.slice(1));
  });

  it('make it recognised by a device that read no claim, or only others of the same guests', async () => {
    const { deal, header, card, sent, statements } = await composed();
    const read = readClaims(sent, header, card)!;
    const other = await signedBy(1, claimBy(1, deal, { seat: 2, seq: 1 }));
    for (const known of [statements.slice(0, 1), [statements[0], statements[2], other]]) {
      expect(recognise(header, gatheredFrom(known))).toBeNull();
      expect(recognise(header, gatheredFrom(known), read)).toBe('past');
    }
    expect(recognise(header, gatheredFrom(statements), read)).toBe('valid');
  });

  it('are found although their author signed so many others that not all combinations are tried', async () => {
    const { deal, header, card, sent, statements } = await composed();
    const others = [1, 2].flatMap((n) =>
      Array.from({ length: 16 }, (_, i) => signedBy(n, claimBy(n, deal, { seq: i + 1 })))
    );
    const known = gatheredFrom([...statements, ...(await Promise.all(others))]);
    expect(recognise(header, known)).toBeNull();
    expect(recognise(header, known, readClaims(sent, header, card)!)).toBe('past');
  });

  it('are refused where one is missing, forged, of another header or malformed', async () => {
    const { header, card, sent } = await composed();
    const [first, second] = sent as readonly (readonly Value[])[];
    const changed = (at: number, value: Value): Value => [
      first.map((field, i) => (i === at ? value : field)),
      second
    ];
    const bad: Value[] = [
      null,
      [],
      [first],
      [first, second, second],
      [second, first],
      [first, null],
      [first, 7],
      changed(0, MOST.author),
      changed(0, 'author'),
      changed(1, 2),
      changed(1, -1),
      changed(2, new Uint8Array(16)),
      changed(3, 9),
      changed(4, new Uint8Array(64)),
      changed(4, 'signature')
    ];
    for (const value of bad) expect(readClaims(value, header, card)).toBeNull();
    const other = await composed({ salt: new Uint8Array(16) });
    expect(readClaims(other.sent, header, card)).toBeNull();
    expect(readClaims(sent, header, { ...card, deal: dealFor(2, { pace: 'live' }) })).toBeNull();
  });

  it('take at most the bytes that a first page keeps for them', async () => {
    const { sent } = await composed({ ...MOST, seq: 0x7fffffff });
    expect(encodeValue(sent).length).toBe(1 + 2 * CLAIM_BYTES);
  });

  it('are none for a header with another guest', async () => {
    const { header, card, sent } = await composed();
    const read = readClaims(sent, header, card)!;
    expect(writeClaims(header, read.slice(1))).toBeNull();
  });
});

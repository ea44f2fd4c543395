import { beforeAll, expect, it } from 'vitest';
import { mailKeys } from '../../net/mailbox/envelope.ts';
import { newAuthor } from '../../net/nostr/event.ts';
import { gatheredFrom, cardOf, claimBy, dealFor, roomFor, signedBy } from '../../table/testing/gatherers.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { takeStatements } from './statements.ts';
import { KEY } from './testing.ts';

beforeAll(() => loadCurve());

const keys = mailKeys(KEY, 'room');
const deal = dealFor(2);
const mail = (plain: Uint8Array, author = keys.door.key) => ({
  plain,
  author,
  place: '',
  created: 0,
  id: ''
});

it.each([
  '\u202eneB',
  'B\u3164en',
  '\u00ad',
  ' Ben',
  'x'.repeat(25),
  'a\nb',
  'Z\u0351\u036b\u0343\u036a\u0302'
])(
  'a claim, a card or a deal with the name %j, shown differently than it was signed, is dropped',
  async (name) => {
    const gathered = gatheredFrom([]);
    const named = { ...deal, seats: deal.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat)) };
    for (const bytes of [
      await signedBy(1, claimBy(1, deal, { name })),
      await signedBy(0, cardOf(deal, { name })),
      await signedBy(0, cardOf(named))
    ])
      expect(takeStatements(gathered, keys, [mail(bytes)])).toBe(false);
    expect(gathered.current).toEqual([]);
  }
);

it('a claim counts whatever its name is taken for by another version of Unicode', async () => {
  const gathered = gatheredFrom([]);
  for (const [seq, name] of ['a\u0610\u0611\u0612\u0613\u0614', 'A\u030asa'].entries())
    expect(takeStatements(gathered, keys, [mail(await signedBy(1, claimBy(1, deal, { name, seq })))])).toBe(
      true
    );
});

it('statements count from the door alone, once, and damaged ones leave the others', async () => {
  const gathered = gatheredFrom([]);
  const bytes = await signedBy(1, claimBy(1, deal));
  const altered = bytes.map((byte, i) => (i === 70 ? byte ^ 1 : byte));
  const elsewhere = await signedBy(2, claimBy(2, deal, { room: roomFor(3) }));
  expect(takeStatements(gathered, keys, [mail(bytes, newAuthor().key)])).toBe(false);
  const all = [altered, elsewhere, new Uint8Array(), new Uint8Array(3_000).fill(0x9f), bytes, bytes];
  expect(
    takeStatements(
      gathered,
      keys,
      all.map((plain) => mail(plain))
    )
  ).toBe(true);
  expect(gathered.current).toEqual([bytes]);
  expect(takeStatements(gathered, keys, [mail(bytes)])).toBe(false);
});

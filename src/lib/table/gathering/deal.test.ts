import { expect, it } from 'vitest';
import type { Value } from '../log/codec.ts';
import { dealFor } from '../testing/gatherers.ts';
import { dealHash, dealValue, readDeal, type Deal } from './deal.ts';

const read = (more: object) => readDeal({ ...(dealValue(dealFor(1)) as object), ...more } as Value);

it('names sets in one order, each once, so that one offer has one hash', () => {
  const [one, other] = [
    ['b', 'a'],
    ['a', 'b', 'a']
  ].map((expansions) => dealFor(1, { expansions }));
  expect(dealHash(one)).toEqual(dealHash(other));
  expect(readDeal(dealValue(one)).expansions).toEqual(['a', 'b']);
});

it.each<[string, object]>([
  ['options that are no map', { options: [] }],
  ['sets in another order', { expansions: ['b', 'a'] }],
  ['a set twice', { expansions: ['a', 'a'] }],
  ['a set without a name', { expansions: [7] }],
  ['a set with a long name', { expansions: ['x'.repeat(65)] }],
  ['an aid that is no text', { aids: [null] }],
  ['no seat of the inviter', { seats: [0, 1].map(() => ({ kind: 'friend', name: '' })) }],
  ['no seat to be claimed', { seats: [0, 1].map(() => ({ kind: 'person', name: 'Ada' })) }],
  ['one seat', { seats: [{ kind: 'friend', name: '' }] }],
  [
    'seventeen seats',
    { seats: Array.from({ length: 17 }, (_, i) => ({ kind: i ? 'friend' : 'person', name: '' })) }
  ],
  ['short rules', { rules: new Uint8Array(31) }]
])('is refused with %s', (_, more) => {
  expect(() => read(more)).toThrow(expect.objectContaining({ code: 'MALFORMED' }));
});

it('is read as it was written', () => {
  const deal: Deal = dealFor(2, { expansions: ['a', 'x'.repeat(64)], aids: ['undo'], first: 2 });
  expect(readDeal(dealValue(deal))).toEqual(deal);
});

import { expect, test } from 'vitest';
import { readTrackerMessage } from './trackerMessages.ts';

const SWARM = 'a'.repeat(20);
const read = (message: unknown) => readTrackerMessage(JSON.stringify(message), SWARM);
const description = { type: 'offer', sdp: 'sealed' };

test('what is no JSON object is nonsense', () => {
  for (const text of ['', '{', 'null', '7', '"text"', '[{"offer":{"sdp":"sealed"}}]'])
    expect(readTrackerMessage(text, SWARM)).toEqual({ kind: 'nonsense' });
});

test('an offer can be answered by its id; an answer, or an offer without an id, cannot', () => {
  const signal = { kind: 'signal', text: 'sealed', from: 'peer' };
  expect(read({ offer: description, offer_id: 'one', peer_id: 'peer' })).toEqual({ ...signal, offer: 'one' });
  expect(read({ answer: description, offer_id: 'one', peer_id: 'peer' })).toEqual({ ...signal, offer: null });
  expect(read({ offer: description, offer_id: 1, peer_id: 'peer' })).toEqual({ ...signal, offer: null });
});

test('what is kept of a message is short: long ids of peers and offers are none', () => {
  const long = 'x'.repeat(65);
  expect(read({ offer: description, offer_id: 'one', peer_id: long })).toEqual({ kind: 'other' });
  expect(read({ offer: description, offer_id: 'one', peer_id: 7 })).toEqual({ kind: 'other' });
  expect(read({ offer: description, offer_id: long, peer_id: 'peer' })).toMatchObject({ offer: null });
  const longest = 'x'.repeat(64);
  expect(read({ offer: description, offer_id: longest, peer_id: longest })).toMatchObject({ offer: longest });
});

test('messages about another swarm are ignored, even a refusal', () => {
  const elsewhere = { info_hash: 'b'.repeat(20) };
  for (const fields of [{ offer: description }, { 'failure reason': 'full' }, { action: 'announce' }])
    expect(read({ ...elsewhere, ...fields })).toEqual({ kind: 'other' });
  expect(read({ 'failure reason': 'full' })).toEqual({ kind: 'refusal' });
});

test('only the answer to an announcement reports a number of peers, from numbers alone', () => {
  expect(read({ action: 'announce', complete: 2, incomplete: 1.9 })).toEqual({ kind: 'announced', peers: 3 });
  expect(read({ action: 'announce', complete: '2', incomplete: {} })).toEqual({
    kind: 'announced',
    peers: 0
  });
  expect(read({ action: 'scrape', complete: 2 })).toEqual({ kind: 'other' });
});

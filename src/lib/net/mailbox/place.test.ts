import { expect, test } from 'vitest';
import type { NostrEvent } from '../nostr/event.ts';
import { fits, isExpired } from './place.ts';

const event = (change: Partial<NostrEvent> = {}): NostrEvent => ({
  id: '',
  pubkey: 'ada',
  sig: '',
  kind: 30_078,
  created_at: 1,
  tags: [['d', 'here']],
  content: '',
  ...change
});
const filter = { kinds: [30_078], authors: ['ada'], '#d': ['here'] };

test('an event fits a question by kind, author and place', () => {
  expect(fits(event(), filter)).toBe(true);
  expect(fits(event({ kind: 1 }), filter)).toBe(false);
  expect(fits(event({ pubkey: 'eve' }), filter)).toBe(false);
  expect(fits(event({ tags: [['d', 'elsewhere']] }), filter)).toBe(false);
  expect(fits(event({ tags: [['e', 'here']] }), filter)).toBe(false);
  const { '#d': _, ...anywhere } = filter;
  expect(fits(event({ tags: [] }), anywhere)).toBe(true);
});

test('an event is expired once its time is over, and never without one', () => {
  const now = 1_800_000_000;
  const until = (seconds: number) => isExpired(event({ tags: [['expiration', `${now + seconds}`]] }), now);
  expect([until(-1), until(0), until(1), isExpired(event(), now)]).toEqual([true, true, false, false]);
});

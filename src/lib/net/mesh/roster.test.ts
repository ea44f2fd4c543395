import { expect, test } from 'vitest';
import { Roster } from './roster.ts';
import type { PeerSession } from './peerSession.ts';

/** An open session of the peer `p`; `key` is the byte its proven key is made of. */
function session(key: number | null, more: Partial<Record<'standing' | 'epoch' | 'openedAt', number>> = {}) {
  return {
    id: 'p',
    identity: key === null ? null : new Uint8Array(32).fill(key),
    standing: key === null ? 0 : 1,
    epoch: 0,
    openedAt: 0,
    linkName: '',
    wire: { kind: 'direct' },
    info: {},
    ...more
  } as unknown as PeerSession;
}

test('one key never takes the place of another of the same standing, whatever epoch and age it has', () => {
  for (const standing of [1, 2])
    for (const more of [{}, { epoch: 9 }, { openedAt: 60_000 }, { epoch: 9, openedAt: 60_000 }]) {
      const roster = new Roster();
      const [holder, stranger] = [session(1, { standing }), session(2, { standing, ...more })];
      expect(roster.admit(holder)).toBe(null);
      expect(roster.admit(stranger)).toBe(stranger);
      expect(roster.get('p')).toBe(holder);
    }
});

test('the same key takes its place again by a newer epoch, and the key of a seat takes it from any other', () => {
  const roster = new Roster();
  const [first, again, seated] = [session(1), session(1, { epoch: 1 }), session(2, { standing: 2 })];
  roster.admit(first);
  expect(roster.admit(again)).toBe(first);
  expect(roster.admit(seated)).toBe(again);
  expect(roster.get('p')).toBe(seated);
});

import { expect, test } from 'vitest';
import { Roster } from './roster.ts';
import type { PeerSession } from './peerSession.ts';

/** An open session of the peer `p`; `key` is the byte its proven key is made of. */
function session(
  key: number | null,
  more: Partial<Record<'standing' | 'epoch' | 'openedAt', number>> &
    Partial<Record<'linkName' | 'id', string>> & { wire?: object; stock?: boolean } = {}
) {
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

test.each<[string, object, object]>([
  ['a direct connection rather than a relayed one', { wire: { kind: 'relayed' } }, { linkName: 'z' }],
  ['the newer one, where they did not open at the same time', {}, { openedAt: 2_001, linkName: 'z' }],
  ['the one that both ends name first, where they did', { openedAt: 1_000, linkName: 'b' }, { linkName: 'z' }]
])('of two connections to one device both ends keep %s', (_, one, other) => {
  const isFresh = !('openedAt' in one);
  const [first, second] = [session(1, { linkName: 'a', ...one }), session(1, other)];
  const roster = new Roster();
  roster.admit(first);
  expect(roster.admit(second)).toBe(isFresh ? first : second);
  expect(roster.get('p')).toBe(isFresh ? second : first);
});

test('a direct connection is kept when a newer relayed one to the same device opens', () => {
  const [direct, relayed] = [session(1), session(1, { wire: { kind: 'relayed' }, openedAt: 9_000 })];
  const roster = new Roster();
  roster.admit(direct);
  expect(roster.admit(relayed)).toBe(relayed);
});

test('the end of a connection that was replaced removes nobody', () => {
  const roster = new Roster();
  const [old, fresh] = [session(1), session(1, { epoch: 1 })];
  roster.admit(old);
  roster.admit(fresh);
  expect([roster.remove(old), roster.get('p'), roster.infos.size]).toEqual([false, fresh, 1]);
  expect([roster.remove(fresh), roster.get('p'), roster.infos.size]).toEqual([true, undefined, 0]);
});

test('only peers of our own kind are named to others', () => {
  const roster = new Roster();
  roster.admit(session(1, { stock: false }));
  roster.admit(session(2, { id: 'q', stock: true }));
  expect(roster.ownIds()).toEqual(['p']);
});

import { afterEach, expect, it, vi } from 'vitest';
import type { Table } from '../../table/fold/table.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import type { CloseReason, PeerKind } from '../../net/transport/transport.ts';
import type { Connection } from '../lobby/connect.ts';
import { Others } from './others.ts';

afterEach(() => vi.unstubAllGlobals());

/** A spectator who is connected to another spectator only, or to no one. */
function watcher(neighbours: number, watchers = 0): Others {
  const table = { snapshot: { seating: { parties: [{ key: new Uint8Array(1) }] } } };
  const connection = {
    mesh: { watching: true, watchers, peers: new Map(Array.from({ length: neighbours }, (_, n) => [n, n])) },
    whereabouts: { of: () => ({ connection: null, away: false, rtt: null }) }
  };
  return new Others(table as unknown as Table, null, connection as unknown as Connection);
}

it('shows a spectator behind other spectators who is a person and who a bot', () => {
  const others = watcher(1);
  expect([others.presenceOf(0, false), others.presenceOf(0, true)]).toEqual(['here', 'bot']);
  expect([others.seen(0, false).state, others.seen(0, true).state]).toEqual(['beyond', 'bot']);
});

it('shows a spectator without any connection nobody', () => {
  const others = watcher(0);
  expect([others.presenceOf(0, false), others.presenceOf(0, true)]).toEqual(['gone', 'gone']);
  expect([others.seen(0, false).state, others.seen(0, true).state]).toEqual(['gone', 'gone']);
});

const keys = [0, 1, 2, 3].map((n) => new Uint8Array(32).fill(n));

interface Seen {
  readonly connection: PeerKind | null;
  readonly away?: boolean;
  readonly reason?: CloseReason;
}

/** A table of four parties, of which the last speaks for no seat, at the device of the first. */
function table(
  seen: readonly Seen[],
  room: {
    readonly mine?: number | null;
    readonly watchers?: number;
    readonly people?: readonly object[];
  } = {}
): Others {
  const { mine = 0, watchers = 0, people = [] } = room;
  const parties = keys.map((key) => ({ key }));
  const connection = {
    mesh: {
      watching: false,
      watchers,
      peers: new Map([['p', {}]]),
      status: { state: 'connected', ways: [], waiting: [], direct: true }
    },
    presence: { people, isHere: (key: string) => key === toBase64url(keys[1]) },
    whereabouts: {
      of: (key: string) => ({
        away: false,
        rtt: 40,
        peer: key,
        reason: 'unseen',
        ...seen[keys.findIndex((other) => toBase64url(other) === key)]
      })
    }
  };
  const snapshot = { seating: { parties, speakers: [0, 1, null, 2, 1] } };
  return new Others({ snapshot } as unknown as Table, mine, connection as unknown as Connection);
}

it('shows how each player is connected', () => {
  const others = table([
    { connection: null },
    { connection: 'direct' },
    { connection: 'relayed', away: true },
    { connection: 'relayed' }
  ]);
  expect([1, 2, 3].map((party) => others.presenceOf(party, false))).toEqual(['here', 'away', 'here']);
  expect([1, 2, 3].map((party) => others.seen(party, false))).toEqual([
    { state: 'direct', rtt: 40, reason: null },
    { state: 'away', rtt: null, reason: null },
    { state: 'relayed', rtt: 40, reason: null }
  ]);
  expect([others.presenceOf(2, true), others.seen(2, true).state]).toEqual(['bot', 'bot']);
  expect([others.isHere(1), others.isHere(2)]).toEqual([true, false]);
});

it('gives a reason for each player that is not connected, and for no other', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const others = table([
    { connection: null, reason: 'flooding' },
    { connection: null, reason: 'left' },
    { connection: 'direct', reason: 'left' },
    { connection: null, reason: 'left' }
  ]);
  const reasons = () => [0, 1, 2, 3].map((party) => others.seen(party, false).reason);
  expect(reasons()).toEqual([null, null, null, null]);
  others.update();
  expect(reasons()).toEqual([null, 'left', null, null]);
});

it('counts each spectator once: those of the tree, those who came by the usual link, and this device', () => {
  const here = [
    { party: toBase64url(keys[1]), watching: false },
    { party: null, watching: true },
    { party: null, watching: false },
    { party: 'a stranger’s key', watching: false }
  ];
  expect(table([], { watchers: 3, people: here }).spectators).toBe(5);
  expect(table([], { watchers: 3, people: here, mine: null }).spectators).toBe(6);
});

it('counts at a spectator those that its neighbours report, and at least this device', () => {
  expect([0, 1, 2].map((reported) => watcher(1, reported).spectators)).toEqual([1, 1, 2]);
});

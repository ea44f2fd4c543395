import { expect, it } from 'vitest';
import type { Table } from '../../table/fold/table.ts';
import type { Connection } from '../lobby/connect.ts';
import { Others } from './others.ts';

/** A spectator who is connected to another spectator only, or to no one. */
function watcher(neighbours: number): Others {
  const table = { snapshot: { seating: { parties: [{ key: new Uint8Array(1) }] } } };
  const connection = {
    mesh: { watching: true, peers: new Map(Array.from({ length: neighbours }, (_, n) => [n, n])) },
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

import { expect, test } from 'vitest';
import { connectionState, waitReason } from './connection.ts';
import type { CloseReason, PeerInfo, TransportStatus, WayStatus } from './transport.ts';

const server = (up: boolean): WayStatus => ({ name: 'wss://s.example/', kind: 'server', up });
const status = (ways: WayStatus[], ...reasons: (CloseReason | null)[]): TransportStatus => ({
  state: 'searching',
  ways,
  waiting: reasons.map((reason, index) => ({ id: `p${index}`, reason }))
});

test('the reason names what can be done about it', () => {
  expect(waitReason(status([]), true)).toBe('noServer');
  expect(waitReason(status([]), false)).toBe('offline');
  expect(waitReason(status([server(false)]), true)).toBe('serverDown');
  expect(waitReason(status([server(false), server(true)]), true)).toBe('notHere');
  expect(waitReason(status([server(true)], null, 'timeout'), true)).toBe('noPath');
  expect(waitReason(status([server(true)], 'timeout', 'impostor'), true)).toBe('misbehaved');
});

test('the state of a peer is what its connection is', () => {
  const peer: PeerInfo = {
    id: 'p',
    kind: 'direct',
    stock: false,
    identity: null,
    since: 0,
    away: false,
    rtt: null
  };
  expect(connectionState(undefined)).toBe('waiting');
  expect(connectionState(peer)).toBe('direct');
  expect(connectionState({ ...peer, kind: 'local' })).toBe('direct');
  expect(connectionState({ ...peer, kind: 'relayed' })).toBe('relayed');
  expect(connectionState({ ...peer, kind: 'relayed', away: true })).toBe('away');
});

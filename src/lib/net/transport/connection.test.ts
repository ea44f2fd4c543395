import { describe, expect, test } from 'vitest';
import { absenceReasons, connectionState, waitReason, type LastSeen } from './connection.ts';
import type { CloseReason, PeerInfo, TransportStatus, WaitingPeer, WayStatus } from './transport.ts';

const server = (up: boolean): WayStatus => ({ name: 'wss://s.example/', kind: 'server', up });
const here = (reason: CloseReason | null, id = 'page'): WaitingPeer => ({ id, reason, here: true });
const gone = (reason: CloseReason | null, id = 'page'): WaitingPeer => ({ id, reason, here: false });
const status = (ways: WayStatus[], ...waiting: WaitingPeer[]): TransportStatus => ({
  state: 'searching',
  ways,
  waiting,
  direct: true
});

test('the reason names what can be done about it', () => {
  expect(waitReason(status([]), true)).toBe('noServer');
  expect(waitReason(status([]), false)).toBe('offline');
  expect(waitReason(status([server(false)]), true)).toBe('serverDown');
  expect(waitReason(status([server(false), server(true)]), true)).toBe('notHere');
  expect(waitReason(status([server(true)], here(null)), true)).toBe('trying');
  expect(waitReason(status([server(true)], here(null, 'a'), here('timeout', 'b')), true)).toBe('noPath');
  expect(waitReason(status([server(true)], here('timeout', 'a'), gone('impostor', 'b')), true)).toBe(
    'misbehaved'
  );
});

test('a failed attempt does not name the networks when the other page was closed', () => {
  for (const reason of ['timeout', 'failed', 'silent', null] as const)
    expect(waitReason(status([server(true)], gone(reason)), true)).toBe('notHere');
});

test('a browser without WebRTC is named where only WebRTC could connect it to a page that is there', () => {
  const without = (...args: Parameters<typeof status>) => ({ ...status(...args), direct: false });
  const points: WayStatus = { name: 'points', kind: 'points', up: true };
  expect(waitReason(without([points], here(null)), true)).toBe('noWebRtc');
  expect(waitReason(without([points], here('timeout')), true)).toBe('noWebRtc');
  expect(waitReason(without([points, server(false)], here(null)), true)).toBe('noWebRtc');
  // A server relays.
  expect(waitReason(without([points, server(true)], here(null)), true)).toBe('trying');
  expect(waitReason(without([points]), true)).toBe('notHere');
  expect(waitReason(without([points], here('malformed')), true)).toBe('misbehaved');
});

describe('why a player is away', () => {
  const seen = (reason: LastSeen['reason'], peer: string | null = reason === 'unseen' ? null : 'own') => ({
    peer,
    reason
  });
  const why = (last: LastSeen, waiting: WaitingPeer[] = [], online = true) =>
    absenceReasons([last], status([server(true)], ...waiting), online)[0];

  test('it closed the page: the result of attempts to reach it does not matter', () => {
    expect(why(seen('left'))).toBe('left');
    expect(why(seen('left'), [gone('timeout', 'own'), gone('failed', 'other')])).toBe('left');
    expect(why(seen('left'), [], false)).toBe('left');
  });

  test('no sign of life came any more, or the line broke', () => {
    for (const reason of ['silent', 'slept', 'failed', 'slow'] as const) {
      expect(why(seen(reason))).toBe('asleep');
      expect(why(seen(reason), [gone('timeout', 'own')])).toBe('asleep');
      expect(why(seen(reason), [], false)).toBe('offline');
    }
  });

  test('it is there and a connection is being made', () => {
    expect(why(seen('silent'), [here('silent', 'own')])).toBe('trying');
    expect(why(seen('unseen'), [here(null)])).toBe('trying');
    expect(why(seen('left'), [here(null, 'newPage')])).toBe('trying');
  });

  test('the networks let nothing through to a page that is there', () => {
    expect(why(seen('silent'), [here('timeout', 'own')])).toBe('noPath');
    expect(why(seen('unseen'), [here('failed')])).toBe('noPath');
    expect(why(seen('left'), [here('timeout', 'newPage')])).toBe('noPath');
  });

  test('it was cut off for what it sent', () => {
    expect(why(seen('flooding'))).toBe('misbehaved');
    expect(why(seen('silent'), [gone('malformed', 'own')])).toBe('misbehaved');
    expect(why(seen('unseen'), [gone('impostor')])).toBe('misbehaved');
  });

  test('the reason for one player is not shown for another', () => {
    const [ada, bo, cy] = absenceReasons(
      [seen('silent', 'a'), seen('left', 'b'), seen('unseen')],
      status([server(true)], here('timeout', 'a')),
      true
    );
    expect([ada, bo, cy]).toEqual(['noPath', 'left', 'notHere']);
  });

  test('an unknown page counts first as a player who has not joined, then as one who left', () => {
    const at = status([server(true)], here('timeout', 'new'));
    expect(absenceReasons([seen('left', 'a'), seen('unseen')], at, true)).toEqual(['left', 'noPath']);
  });
});

test('the state of a peer follows its connection', () => {
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

import { expect, test } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import { FakeClock } from '../../net/transport/clock.ts';
import { MemoryNetwork } from '../../net/testing/memoryNetwork.ts';
import { Whereabouts } from './whereabouts.ts';

test('remembers for each key its last page, when it was last connected, and why it left', () => {
  const clock = new FakeClock();
  const network = new MemoryNetwork(clock, 1);
  const key = new Uint8Array(32).fill(7);
  const name = toBase64url(key);
  const start = clock.now();
  const seen = new Whereabouts(network.join('own'), clock);
  expect(seen.of(name)).toMatchObject({ connection: null, goneSince: start, peer: null, reason: 'unseen' });
  const first = network.join('first', key);
  expect(seen.of(name)).toMatchObject({ connection: 'local', peer: 'first' });
  clock.advance(5_000);
  first.destroy();
  expect(seen.of(name)).toMatchObject({
    connection: null,
    goneSince: start + 5_000,
    peer: 'first',
    reason: 'left'
  });
  network.join('second', key);
  network.partition(['own'], ['second']);
  clock.advance(8_000);
  expect(seen.of(name)).toMatchObject({ connection: null, peer: 'second', reason: 'silent' });
  seen.destroy();
});

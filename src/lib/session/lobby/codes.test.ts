import { afterEach, expect, it, vi } from 'vitest';
import type { Mesh } from '../../net/mesh/mesh.ts';
import type { PeerEvent } from '../../net/transport/transport.ts';
import { Codes } from './codes.svelte.ts';

const finish = vi.hoisted(() => ({ work: (): void => undefined }));
vi.mock('../../net/codes/handshake.ts', () => ({
  invite: () =>
    Promise.resolve({
      code: 'offer',
      finish: async () => {
        await Promise.resolve();
        finish.work();
      },
      cancel: () => undefined
    })
}));
afterEach(() => vi.useRealTimers());

/** An inviting side, and the peer that appears. */
async function inviting() {
  vi.useFakeTimers();
  let appear: (event: PeerEvent) => void = () => undefined;
  const mesh = { onPeer: (listener: typeof appear) => ((appear = listener), () => undefined) };
  const codes = new Codes(mesh as unknown as Mesh, (offer) => offer);
  await codes.invite();
  return { codes, open: () => appear({ type: 'open' } as PeerEvent) };
}

it('stays connected when the peer opens while the answer is still being taken', async () => {
  const { codes, open } = await inviting();
  finish.work = open;
  await codes.finish('answer');
  vi.advanceTimersByTime(60_000);
  expect(codes.state).toBe('connected');
});

it('takes another answer after a wrong one, and does not fail by the time of the first', async () => {
  const { codes } = await inviting();
  finish.work = () => {
    throw new Error('wrong');
  };
  await codes.finish('wrong');
  vi.advanceTimersByTime(60_000);
  expect(codes.state).toBe('offered');
});

it('fails when no peer opens in time', async () => {
  const { codes } = await inviting();
  finish.work = () => undefined;
  await codes.finish('answer');
  vi.advanceTimersByTime(60_000);
  expect(codes.state).toBe('failed');
});

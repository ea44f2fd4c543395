import { afterEach, expect, it, vi } from 'vitest';
import type { Mesh } from '../../net/mesh/mesh.ts';
import type { PeerEvent } from '../../net/transport/transport.ts';
import { Codes } from './codes.svelte.ts';

const finish = vi.hoisted(() => ({ work: (): void => undefined }));
/** What each code waits for before it is made, and which codes were cancelled. */
const codes = vi.hoisted(() => ({ waits: [] as Promise<void>[], cancelled: [] as string[] }));
vi.mock('../../net/codes/handshake.ts', () => ({
  invite: async () => {
    await codes.waits.shift();
    return {
      code: 'offer',
      finish: async () => {
        await Promise.resolve();
        finish.work();
      },
      cancel: () => codes.cancelled.push('offer')
    };
  },
  reply: async () => {
    await codes.waits.shift();
    return { code: 'answer', entered: () => undefined, cancel: () => codes.cancelled.push('answer') };
  }
}));
afterEach(() => {
  vi.useRealTimers();
  codes.cancelled = [];
});

/** An inviting side, and the peer that appears. */
async function inviting() {
  vi.useFakeTimers();
  let appear: (event: PeerEvent) => void = () => undefined;
  const mesh = { onPeer: (listener: typeof appear) => ((appear = listener), () => undefined) };
  const side = new Codes(mesh as unknown as Mesh, (offer) => offer);
  await side.invite();
  return { side, open: () => appear({ type: 'open' } as PeerEvent) };
}

it('stays connected when the peer opens while the answer is still being taken', async () => {
  const { side, open } = await inviting();
  finish.work = open;
  await side.finish('answer');
  vi.advanceTimersByTime(60_000);
  expect(side.state).toBe('connected');
});

it('takes another answer after a wrong one, and does not fail by the time of the first', async () => {
  const { side } = await inviting();
  finish.work = () => {
    throw new Error('wrong');
  };
  await side.finish('wrong');
  vi.advanceTimersByTime(60_000);
  expect(side.state).toBe('offered');
});

it('fails when no peer opens in time', async () => {
  const { side } = await inviting();
  finish.work = () => undefined;
  await side.finish('answer');
  vi.advanceTimersByTime(60_000);
  expect(side.state).toBe('failed');
});

/** A promise, and what ends it. */
function wait() {
  let end = (_: Error | null): void => undefined;
  const waits = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  codes.waits.push(waits);
  return end;
}

const alone = () => new Codes({ onPeer: () => () => undefined } as unknown as Mesh, (offer) => offer);

it('cancels a code that is made after its contact was cancelled, and does not show it', async () => {
  const side = alone();
  for (const make of [() => side.invite(), () => side.answer('offer')]) {
    const end = wait();
    const making = make();
    side.destroy();
    end(null);
    await making;
    expect([side.state, side.text]).toEqual(['idle', '']);
  }
  expect(codes.cancelled).toEqual(['offer', 'answer']);
});

it('shows the last of two codes, and no error of the first', async () => {
  const side = alone();
  const end = wait();
  const first = side.invite();
  await vi.dynamicImportSettled();
  await side.invite();
  end(new Error('too late'));
  await first;
  expect([side.state, side.text, side.error]).toEqual(['offered', 'offer', null]);
});

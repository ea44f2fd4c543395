import { afterEach, expect, it, vi } from 'vitest';
import type { Mesh } from '../../net/mesh/mesh.ts';
import type { PeerEvent } from '../../net/transport/transport.ts';
import { Codes } from './codes.svelte.ts';

const finish = vi.hoisted(() => ({ work: (): void => undefined }));
/** What each code waits for before it is made, and what was done with codes. */
const codes = vi.hoisted(() => ({ waits: [] as Promise<void>[], cancelled: [] as string[], entered: 0 }));
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
    return {
      code: 'answer',
      entered: () => void codes.entered++,
      cancel: () => codes.cancelled.push('answer')
    };
  }
}));
afterEach(() => {
  vi.useRealTimers();
  Object.assign(codes, { cancelled: [], entered: 0 });
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

it('answers an invitation: the answer is shown, tried again when it was entered, and cancelled with the contact', async () => {
  const side = alone();
  const end = wait();
  const making = side.answer('offer');
  expect([side.invited, side.state]).toEqual([true, 'making']);
  end(null);
  await making;
  expect([side.state, side.text]).toEqual(['answered', 'answer']);
  side.entered();
  expect(codes.entered).toBe(1);
  side.cancel();
  expect([side.state, side.text, codes.cancelled]).toEqual(['idle', '', ['answer']]);
  // The contact is over: there is nothing to enter or to cancel any more.
  side.entered();
  side.cancel();
  expect([codes.entered, codes.cancelled]).toEqual([1, ['answer']]);
});

it('is connected when a peer opens after both codes were made, and by nothing else', async () => {
  let appear: (event: PeerEvent) => void = () => undefined;
  const mesh = { onPeer: (listener: typeof appear) => ((appear = listener), () => undefined) };
  const side = new Codes(mesh as unknown as Mesh, (offer) => offer);
  const after = (type: PeerEvent['type']) => {
    appear({ type } as PeerEvent);
    return side.state;
  };
  expect([side.invited, after('open')]).toEqual([false, 'idle']);
  await side.invite();
  expect(after('open')).toBe('offered');
  await side.answer('offer');
  expect([after('change'), after('close'), after('open')]).toEqual(['answered', 'answered', 'connected']);
  expect(side.text).toBe('');
});

it('tells why an answer was not taken, until another one is entered', async () => {
  const { side } = await inviting();
  finish.work = () => {
    throw new Error('wrong');
  };
  await side.finish('wrong');
  expect(side.error).toEqual(new Error('wrong'));
  finish.work = () => expect([side.state, side.error]).toEqual(['connecting', null]);
  await side.finish('answer');
  expect([side.state, side.error]).toEqual(['connecting', null]);
});

it('starts again after an invitation that expired, and takes no answer without one', async () => {
  const { side } = await inviting();
  const expired = Object.assign(new Error('old'), { code: 'EXPIRED' });
  finish.work = () => {
    throw expired;
  };
  await side.finish('answer');
  expect([side.state, side.text, side.error]).toEqual(['failed', '', expired]);
  finish.work = () => expect.fail('no answer is awaited');
  await side.finish('answer');
  expect(side.state).toBe('failed');
});

it('tells why a code could not be made, until the contact is cancelled', async () => {
  const side = alone();
  const end = wait();
  const making = side.invite();
  end(new Error('no WebRTC'));
  await making;
  expect([side.state, side.error]).toEqual(['failed', new Error('no WebRTC')]);
  side.cancel();
  expect([side.state, side.error]).toEqual(['idle', null]);
});

it('leaves no invitation and no listener when it ends', async () => {
  let stopped = 0;
  const side = new Codes({ onPeer: () => () => void stopped++ } as unknown as Mesh, (offer) => offer);
  await side.invite();
  side.destroy();
  expect([codes.cancelled, stopped]).toEqual([['offer'], 1]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { readPoint } from '../../net/signaling/point.ts';
import { mailRelaysOf } from './mailRelays.ts';

const PAGE = 'https://play.example/app/table/';
const own = (url: string) => ({ servers: ['wss://other.example/signal', url], points: [], iceServers: [] });

afterEach(() => vi.unstubAllGlobals());

/** The addresses asked for a mailbox, each answered with `about`. */
function serverSays(about: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(about));
  });
  return asked;
}

test("the own server's mailbox is beside its signalling, also below a path of the host", async () => {
  const asked = serverSays('{"signalling":"y-webrtc","mail":"/mail"}');
  expect(await mailRelaysOf(own('wss://play.example/signal'), PAGE)).toEqual([
    { url: 'wss://play.example/mail', own: true }
  ]);
  expect(await mailRelaysOf(own('wss://play.example/app/signal'), PAGE)).toEqual([
    { url: 'wss://play.example/app/mail', own: true }
  ]);
  expect(asked).toEqual(['https://play.example/signal', 'https://play.example/app/signal']);
});

test('a server without a mailbox, or of another host, has none', async () => {
  const asked = serverSays('{"signalling":"y-webrtc"}');
  expect(await mailRelaysOf(own('wss://play.example/signal'), PAGE)).toEqual([]);
  expect(await mailRelaysOf(own('wss://third.example/signal'), PAGE)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('of the meeting points only relays that keep mail are asked', async () => {
  const points = ['nostr:a.example', 'tracker:b.example'].map((text) => readPoint(text)!);
  const deaf = { ...readPoint('nostr:c.example')!, mail: false };
  const reach = { servers: [], points: [...points, deaf], iceServers: [] };
  expect(await mailRelaysOf(reach, PAGE)).toEqual([{ url: 'wss://a.example/', own: false }]);
});

test('a server that describes itself without end has no mailbox, and little of it is read', async () => {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(to) {
        if ((taken += 1024) > 1_000_000) return to.error(new Error('read on'));
        to.enqueue(new Uint8Array(1024).fill(32));
      }
    },
    { highWaterMark: 0 }
  );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  expect(await mailRelaysOf(own('wss://play.example/signal'), PAGE)).toEqual([]);
  expect(taken).toBeLessThan(20_000);
});

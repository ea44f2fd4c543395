import { expect, test } from 'vitest';
import type { YjsProvider } from '../../net/document/provider.ts';
import { FakeClock } from '../../net/transport/clock.ts';
import type { PeerEvent, PeerInfo } from '../../net/transport/transport.ts';
import { toBase64url } from '../../net/link/base64url.ts';
import { readTalk, Talk, type Speaker, type TalkMessage } from './messages.ts';

/** What is taken from the messages of another device. */

const hash = 'a'.repeat(64);
const key = 'A'.repeat(43);
const signature = 'A'.repeat(86);
const read = (value: unknown) => readTalk(JSON.stringify(value));

test.each<TalkMessage>([
  { say: 'heads', heads: [0, 5], ask: true },
  { say: 'heads', heads: Array.from({ length: 64 }, () => 0), ask: false },
  { say: 'wish', hash, to: 3 },
  { say: 'wish', hash, to: null },
  { say: 'agree', hash, to: 3, signature },
  { say: 'refuse', hash },
  { say: 'return', hash, party: 2 },
  { say: 'return', hash, party: 2, key, tip: key },
  { say: 'plea', party: 1, tip: key },
  { say: 'consent', hash, party: 1, signature },
  { say: 'whatIf', hash, inputs: ['bead'] },
  { say: 'react', reaction: 'wow' },
  { say: 'spectator', name: '' },
  { say: 'next', link: '#r', plan: '{}' }
])('%j is read as it was written, without what else is in it', (message) => {
  expect(read({ ...message, more: 1 })).toEqual(message);
});

test('of a return with half a key, and of a name with hidden characters, the rest counts', () => {
  const back = { say: 'return', hash, party: 2 };
  for (const more of [{ key }, { tip: key }, { key, tip: 'short' }, { key: 7, tip: key }])
    expect(read({ ...back, ...more })).toEqual(back);
  expect(read({ say: 'spectator', name: `\u202eEve${'x'.repeat(99)}` })).toEqual({
    say: 'spectator',
    name: `Eve${'x'.repeat(21)}`
  });
  expect(read({ say: 'heads', heads: [], ask: 1 })).toEqual({ say: 'heads', heads: [], ask: false });
});

test.each<unknown>([
  null,
  7,
  'refuse',
  [],
  {},
  { say: 'other', hash },
  { say: 'heads', ask: true },
  { say: 'heads', heads: {}, ask: true },
  { say: 'heads', heads: [-1] },
  { say: 'heads', heads: [0.5] },
  { say: 'heads', heads: ['1'] },
  { say: 'heads', heads: Array.from({ length: 65 }, () => 0) },
  { say: 'wish', to: 3 },
  { say: 'wish', hash: 'A'.repeat(64), to: 3 },
  { say: 'wish', hash: 'a'.repeat(63), to: 3 },
  { say: 'wish', hash: `${hash}a`, to: 3 },
  { say: 'wish', hash: 7, to: 3 },
  { say: 'wish', hash: [hash], to: 3 },
  { say: 'wish', hash },
  { say: 'wish', hash, to: -1 },
  { say: 'wish', hash, to: '3' },
  { say: 'agree', hash, to: null, signature },
  { say: 'agree', hash, to: 3 },
  { say: 'agree', hash, to: 3, signature: key },
  { say: 'agree', hash, to: 3, signature: `${signature}A` },
  { say: 'agree', hash, to: 3, signature: 7 },
  { say: 'agree', hash, to: 3, signature: [signature] },
  { say: 'refuse' },
  { say: 'return', hash },
  { say: 'return', hash, party: -1 },
  { say: 'plea', party: 1 },
  { say: 'plea', party: -1, tip: key },
  { say: 'plea', party: 1, tip: signature },
  { say: 'plea', party: 1, tip: 7 },
  { say: 'plea', party: 1, tip: [key] },
  { say: 'consent', hash, party: 1 },
  { say: 'consent', hash, party: 1.5, signature },
  { say: 'consent', hash, party: 1, signature: key },
  { say: 'whatIf', hash },
  { say: 'whatIf', hash, inputs: {} },
  { say: 'react', reaction: 'shout' },
  { say: 'react' },
  { say: 'spectator' },
  { say: 'spectator', name: 7 },
  { say: 'next', link: '#r' },
  { say: 'next', plan: '{}' },
  { say: 'next', link: 7, plan: '{}' }
])('%j is no message', (value) => {
  expect(read(value)).toBeNull();
});

test('a text that is no JSON is no message', () => {
  for (const text of ['', '{', '{"say":"refuse"', 'refuse']) expect(readTalk(text)).toBeNull();
});

/** The talk of one device, with what it hears and sends. */
function device() {
  const clock = new FakeClock();
  const peers = new Map<string, Partial<PeerInfo>>([
    ['p', { identity: new Uint8Array(32) }],
    ['q', {}]
  ]);
  const heard: [Speaker, TalkMessage][] = [];
  const arrived: string[] = [];
  const sent: { length: number; to: string | undefined }[] = [];
  let stopped = 0;
  let take: (from: string, bytes: Uint8Array) => void = () => undefined;
  let event: (event: PeerEvent) => void = () => undefined;
  const provider = {
    transport: {
      peers,
      onPeer: (listener: typeof event) => {
        event = listener;
        return () => stopped++;
      }
    },
    onOwn: (_: number, listener: typeof take) => {
      take = listener;
      return () => stopped++;
    },
    sendOwn: (_: number, { length }: Uint8Array, to?: string) => sent.push({ length, to })
  };
  const talk = new Talk(provider as unknown as YjsProvider, clock);
  talk.onMessage((from, message) => heard.push([from, message]));
  talk.onArrival((peer) => arrived.push(peer));
  const say = (from: string, value: unknown) => take(from, new TextEncoder().encode(JSON.stringify(value)));
  const peer = (type: 'open' | 'change' | 'close', id: string) =>
    event({ type, peer: { id }, reason: 'left' } as unknown as PeerEvent);
  return { clock, talk, heard, arrived, sent, say, peer, stops: () => stopped };
}

const refuse = { say: 'refuse', hash };

test('who speaks is known by the key that the connection proved, and by nothing said', () => {
  const { heard, say } = device();
  for (const from of ['p', 'q', 'gone']) say(from, { ...refuse, key, peer: 'x' });
  expect(heard.map(([speaker]) => speaker)).toEqual([
    { peer: 'p', key: toBase64url(new Uint8Array(32)) },
    { peer: 'q', key: null },
    { peer: 'gone', key: null }
  ]);
});

test('what one peer says beyond its rate is dropped, and that of others is heard', () => {
  const { heard, say, clock, peer } = device();
  for (let i = 0; i < 100; i++) say('p', refuse);
  expect(heard.length).toBe(40);
  // What is no message counts as well.
  for (let i = 0; i < 40; i++) say('q', 7);
  say('q', refuse);
  expect(heard.length).toBe(40);
  clock.advance(1_000);
  for (let i = 0; i < 10; i++) say('p', refuse);
  expect(heard.length).toBe(44);
  peer('change', 'p');
  say('p', refuse);
  expect(heard.length).toBe(44);
  // Its record goes with its connection.
  peer('close', 'p');
  say('p', refuse);
  expect(heard.length).toBe(45);
});

test('a message beyond 2,048 bytes is neither taken nor sent', () => {
  const { heard, say, sent, talk } = device();
  const sized = (length: number) => {
    const empty = JSON.stringify({ say: 'next', link: '', plan: '{}' }).length;
    return { say: 'next', link: 'x'.repeat(length - empty), plan: '{}' } as const;
  };
  for (const length of [2_048, 2_049]) {
    say('p', sized(length));
    expect(talk.send(sized(length), 'p')).toBe(length === 2_048);
  }
  expect(heard.length).toBe(1);
  expect(sent).toEqual([{ length: 2_048, to: 'p' }]);
});

test('arrivals are told once each, and nothing after the end', () => {
  const { talk, heard, arrived, say, peer, stops } = device();
  for (const type of ['open', 'change', 'close'] as const) peer(type, 'p');
  expect(arrived).toEqual(['p']);
  talk.destroy();
  peer('open', 'p');
  say('p', refuse);
  expect([arrived, heard, stops()]).toEqual([['p'], [], 2]);
});

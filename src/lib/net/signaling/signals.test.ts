import * as encoding from 'lib0/encoding';
import { describe, expect, test } from 'vitest';
import { CLOSE_RELAY, decodeSignal, encodeSignal, parseSignal, type SignalMessage } from './signals.ts';

/** What is taken from a message of anybody in the room. */

const LONG = 'x'.repeat(65);
const announce = { type: 'announce', from: 'a', v: 1 } as const;
const offer = { type: 'offer', sdp: 'v=0' } as const;
const signal = { type: 'signal', from: 'a', to: 'b', v: 1, signal: offer } as const;
const relay = { type: 'relay', from: 'a', to: 'b', v: 1, link: 'l', n: 0, data: new Uint8Array(2) } as const;

test.each([null, undefined, 7, 'announce', [], [announce], {}, { type: 'announce' }, { from: 'a' }])(
  '%j is no message',
  (value) => {
    expect(parseSignal(value)).toBeNull();
  }
);

test.each([undefined, '', LONG, 7, null])('%j names no peer', (id) => {
  for (const message of [announce, signal, relay]) expect(parseSignal({ ...message, from: id })).toBeNull();
  for (const message of [signal, relay]) expect(parseSignal({ ...message, to: id })).toBeNull();
  expect(parseSignal({ ...relay, link: id })).toBeNull();
  expect(parseSignal({ ...signal, attempt: id })).toEqual(signal);
});

describe('an announcement', () => {
  test('keeps what it may say, and nothing else', () => {
    const whole = { ...announce, epoch: 3, have: ['b', 'c'], tier: 255, free: 2 };
    expect(parseSignal({ ...whole, more: 1, to: 'x' })).toEqual(whole);
    expect(parseSignal({ type: 'announce', from: 'x'.repeat(64) })).toEqual({
      type: 'announce',
      from: 'x'.repeat(64)
    });
  });

  test.each(['1', -1, 1.5, NaN, Infinity, 2 ** 53, null, {}])('of %j as a number says none', (n) => {
    expect(parseSignal({ ...announce, epoch: n, tier: n, free: n })).toEqual(announce);
  });

  test('of another version is that of a stranger, and a tier beyond the last is none', () => {
    for (const v of [0, 2, '1', true]) expect(parseSignal({ ...announce, v })).not.toHaveProperty('v');
    expect(parseSignal({ ...announce, tier: 256 })).toEqual(announce);
  });

  test('names at most sixteen peers', () => {
    const ids = Array.from({ length: 20 }, (_, i) => `p${i}`);
    expect(parseSignal({ ...announce, have: [7, LONG, '', null, ...ids] })).toEqual({
      ...announce,
      have: ids.slice(0, 16)
    });
    expect(parseSignal({ ...announce, have: 'p0' })).toEqual(announce);
  });
});

describe('a signal', () => {
  test('keeps an offer, an answer or a candidate', () => {
    const candidate = { candidate: 'c', sdpMid: '0', sdpMLineIndex: 1 };
    for (const body of [offer, { ...offer, type: 'answer' }, { type: 'candidate', candidate }])
      expect(parseSignal({ ...signal, signal: { ...body, more: 1 }, token: 5, attempt: 'n', x: 1 })).toEqual({
        ...signal,
        signal: body,
        token: 5,
        attempt: 'n'
      });
    expect(parseSignal({ ...signal, v: 2, token: '5' })).toEqual({
      type: 'signal',
      from: 'a',
      to: 'b',
      signal: offer
    });
  });

  test.each([
    null,
    [],
    {},
    { type: 'offer' },
    { type: 'offer', sdp: 7 },
    { type: 'offer', sdp: 'x'.repeat(12_001) },
    { type: 'answer', sdp: 'x'.repeat(12_001) },
    { type: 'pranswer', sdp: 'v=0' },
    { type: 'candidate' },
    { type: 'candidate', candidate: null },
    { type: 'candidate', candidate: 'c' },
    { type: 'candidate', candidate: { candidate: 7 } },
    { type: 'candidate', candidate: { candidate: 'x'.repeat(1_001) } },
    { type: 'other', candidate: { candidate: 'c' } }
  ])('with %j is none', (body) => {
    expect(parseSignal({ ...signal, signal: body })).toBeNull();
  });

  test('is taken up to its bounds', () => {
    for (const body of [
      { type: 'offer', sdp: 'x'.repeat(12_000) },
      { type: 'candidate', candidate: { candidate: 'x'.repeat(1_000), sdpMid: null, sdpMLineIndex: 0 } }
    ])
      expect(parseSignal({ ...signal, signal: body })).toEqual({ ...signal, signal: body });
    const odd = { candidate: 'c', sdpMid: 7, sdpMLineIndex: 'x', usernameFragment: 'u' };
    expect(parseSignal({ ...signal, signal: { type: 'candidate', candidate: odd } })).toEqual({
      ...signal,
      signal: { type: 'candidate', candidate: { candidate: 'c', sdpMid: null, sdpMLineIndex: 0 } }
    });
  });
});

describe('a relayed frame', () => {
  test('keeps its number and bytes', () => {
    for (const n of [0, 7, CLOSE_RELAY]) expect(parseSignal({ ...relay, n, x: 1 })).toEqual({ ...relay, n });
  });

  test.each([{ v: 2 }, { v: undefined }, { n: -2 }, { n: 0.5 }, { n: '0' }, { data: [1] }, { data: 'x' }])(
    'with %j is none',
    (more) => {
      expect(parseSignal({ ...relay, ...more })).toBeNull();
    }
  );

  test('keeps no other byte of its message in memory', () => {
    const bytes = encodeSignal({ ...relay, more: 'x'.repeat(50_000) } as SignalMessage);
    expect(decodeSignal(bytes)).toMatchObject({ data: { buffer: { byteLength: relay.data.length } } });
  });

  test('of another type is none', () => {
    expect(parseSignal({ ...relay, type: 'frame' })).toBeNull();
    expect(parseSignal({ ...signal, type: 'frame' })).toBeNull();
  });
});

test('is read as it was written, and from no other bytes', () => {
  for (const message of [announce, signal, relay] as SignalMessage[])
    expect(decodeSignal(encodeSignal(message))).toEqual(message);
  expect(decodeSignal(new Uint8Array())).toBeNull();
  expect(decodeSignal(encodeSignal(signal).subarray(0, 10))).toBeNull();
  // Lists in lists, deeper than a reader can go.
  const deep = encoding.createEncoder();
  for (let i = 0; i < 100_000; i++) {
    encoding.writeUint8(deep, 117);
    encoding.writeVarUint(deep, 1);
  }
  expect(decodeSignal(encoding.toUint8Array(deep))).toBeNull();
});

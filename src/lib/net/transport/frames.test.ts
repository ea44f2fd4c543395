import { expect, test } from 'vitest';
import { Assembler, Frame, FRAME_SIZE, split } from './frames.ts';
import { MAX_MESSAGE } from './transport.ts';

test('a message of the largest size comes together again, and a larger one is refused', () => {
  const message = new Uint8Array(MAX_MESSAGE).map((_, n) => n % 251);
  const assembler = new Assembler();
  const take = (bytes: Uint8Array) =>
    [...split(bytes)].map((part) => assembler.take(part.subarray(1), part[0] === Frame.last)).at(-1);
  for (let time = 0; time < 2; time++) {
    const whole = take(message)!;
    expect(whole.length === MAX_MESSAGE && whole.every((byte, n) => byte === message[n])).toBe(true);
  }
  expect(() => take(new Uint8Array(MAX_MESSAGE + 1))).toThrow(RangeError);
});

test('tiny parts are refused beyond the number a message has, and empty ones cost nothing', () => {
  const assembler = new Assembler();
  for (let n = 0; n < 10_000; n++) assembler.take(new Uint8Array(), false);
  expect(assembler.take(Uint8Array.of(7), true)).toEqual(Uint8Array.of(7));
  const most = Math.ceil(MAX_MESSAGE / (FRAME_SIZE - 1)) + 1;
  const tiny = (count: number) => {
    const fresh = new Assembler();
    for (let n = 0; n < count; n++) fresh.take(Uint8Array.of(1), false);
  };
  expect(() => tiny(most)).not.toThrow();
  expect(() => tiny(most + 1)).toThrow(RangeError);
});

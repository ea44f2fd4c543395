import { MAX_MESSAGE } from './transport.ts';

/**
 * First byte of every frame of our peers on a channel. y-webrtc's own messages begin with 0 to 4, so the two kinds of
 * peer cannot be confused.
 */
export const Frame = {
  last: 0xf0, // the last part of a message, or all of it
  more: 0xf1, // an earlier part of a message
  hello: 0xf2,
  proof: 0xf3,
  ping: 0xf4,
  pong: 0xf5,
  signal: 0xf6, // a signal forwarded for a peer that is not yet connected
  peers: 0xf7, // the sender's neighbour list
  bye: 0xf8,
  watchers: 0xf9 // the number of spectators
} as const;

/** Maximum bytes of one frame with its first byte; every browser accepts this size. */
export const FRAME_SIZE = 16 * 1024;

/** Parts of one message: a sender fills its frames. */
const MAX_PARTS = Math.ceil(MAX_MESSAGE / (FRAME_SIZE - 1)) + 1;

/** Splits a message into frames of at most `size` bytes. */
export function* split(message: Uint8Array, size = FRAME_SIZE): Generator<Uint8Array> {
  const step = size - 1;
  for (let at = 0; at === 0 || at < message.length; at += step) {
    const part = message.subarray(at, at + step);
    yield frame(at + step < message.length ? Frame.more : Frame.last, part);
  }
}

/** One frame of the given type. */
export function frame(type: number, payload: Uint8Array): Uint8Array {
  const out = new Uint8Array(payload.length + 1);
  out[0] = type;
  out.set(payload, 1);
  return out;
}

/** Reassembles messages; throws a `RangeError` above the limits on bytes and parts. */
export class Assembler {
  private parts: Uint8Array[] = [];
  private size = 0;

  /** The whole message when `payload` was its last part, else null. */
  take(payload: Uint8Array, last: boolean): Uint8Array | null {
    this.size += payload.length;
    if (this.size > MAX_MESSAGE) throw new RangeError('message too large');
    // An empty part carries nothing but would cost memory without limit, and a tiny one far more than it carries.
    if (payload.length > 0 && this.parts.push(payload) > MAX_PARTS) throw new RangeError('too many parts');
    if (!last) return null;
    const out = this.parts.length === 1 ? this.parts[0] : this.join();
    this.parts = [];
    this.size = 0;
    return out;
  }

  private join(): Uint8Array {
    const out = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.parts) {
      out.set(part, at);
      at += part.length;
    }
    return out;
  }
}

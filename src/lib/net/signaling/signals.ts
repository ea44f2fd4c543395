import { isCount } from '../../kernel/whole.ts';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/**
 * Messages between peers that are not connected yet. The shapes are y-webrtc's; `v` marks our own peers, and a plain
 * y-webrtc peer ignores fields and types it does not know.
 */
export interface Announce {
  readonly type: 'announce';
  readonly from: string;
  readonly v?: 1;
  /** How often the sender restarted from scratch: an older connection to it is dead. */
  readonly epoch?: number;
  /** Peers the sender is connected to (at most 16). */
  readonly have?: readonly string[];
  /** The sender is a spectator: its distance from the players, 255 for not connected. */
  readonly tier?: number;
  /** Free spectator places at the sender. */
  readonly free?: number;
}

export type SignalBody =
  | { readonly type: 'offer' | 'answer'; readonly sdp: string }
  | { readonly type: 'candidate'; readonly candidate: RTCIceCandidateInit };

export interface Signal {
  readonly type: 'signal';
  readonly from: string;
  readonly to: string;
  readonly token?: number;
  readonly signal: SignalBody;
  readonly v?: 1;
  /** Id of the attempt, to recognise late answers to an older one. */
  readonly attempt?: string;
}

export interface RelayMessage {
  readonly type: 'relay';
  readonly from: string;
  readonly to: string;
  readonly v: 1;
  /** Id of the relayed connection. */
  readonly link: string;
  /** Frame number from 0; `CLOSE_RELAY` ends the connection. */
  readonly n: number;
  readonly data: Uint8Array;
}

export const CLOSE_RELAY = -1;

export type SignalMessage = Announce | Signal | RelayMessage;

const MAX_SDP = 12_000;
const MAX_ID = 64;

/** Validates an untrusted message field by field; null when it is not one of ours. */
export function parseSignal(value: unknown): SignalMessage | null {
  if (!isRecord(value) || !isId(value.from)) return null;
  const own = value.v === 1 ? { v: 1 as const } : {};
  if (value.type === 'announce') {
    const epoch = isCount(value.epoch) ? { epoch: value.epoch } : {};
    const have = Array.isArray(value.have) ? { have: value.have.filter(isId).slice(0, 16) } : {};
    const tier = isCount(value.tier) && value.tier <= 255 ? { tier: value.tier } : {};
    const free = isCount(value.free) ? { free: value.free } : {};
    return { type: 'announce', from: value.from, ...own, ...epoch, ...have, ...tier, ...free };
  }
  if (!isId(value.to)) return null;
  if (value.type === 'signal') {
    const signal = parseBody(value.signal);
    if (!signal) return null;
    const token = typeof value.token === 'number' ? { token: value.token } : {};
    const attempt = isId(value.attempt) ? { attempt: value.attempt } : {};
    return { type: 'signal', from: value.from, to: value.to, signal, ...own, ...token, ...attempt };
  }
  if (value.type === 'relay' && value.v === 1 && isId(value.link) && value.data instanceof Uint8Array) {
    const { from, to, link, n, data } = value;
    if (n !== CLOSE_RELAY && !isCount(n)) return null;
    // A copy: a view would keep the whole signalling message in memory until the last frame has arrived.
    return { type: 'relay', from, to, v: 1, link, n: n as number, data: data.slice() };
  }
  return null;
}

/** Encodes a message for sealing or forwarding. */
export function encodeSignal(message: SignalMessage): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeAny(out, message as unknown as Parameters<typeof encoding.writeAny>[1]);
  return encoding.toUint8Array(out);
}

/** Decodes a message; null when malformed. */
export function decodeSignal(bytes: Uint8Array): SignalMessage | null {
  try {
    return parseSignal(decoding.readAny(decoding.createDecoder(bytes)));
  } catch {
    return null;
  }
}

function parseBody(value: unknown): SignalBody | null {
  if (!isRecord(value)) return null;
  if ((value.type === 'offer' || value.type === 'answer') && typeof value.sdp === 'string') {
    return value.sdp.length <= MAX_SDP ? { type: value.type, sdp: value.sdp } : null;
  }
  if (value.type !== 'candidate' || !isRecord(value.candidate)) return null;
  const { candidate, sdpMid, sdpMLineIndex } = value.candidate;
  if (typeof candidate !== 'string' || candidate.length > 1_000) return null;
  return {
    type: 'candidate',
    candidate: {
      candidate,
      sdpMid: typeof sdpMid === 'string' ? sdpMid : null,
      sdpMLineIndex: typeof sdpMLineIndex === 'number' ? sdpMLineIndex : 0
    }
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_ID;
}

import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/**
 * What peers say to each other before they are connected. The shapes are y-webrtc's; `v` marks our own peers and a
 * plain y-webrtc peer ignores every field and type it does not know.
 */
export interface Announce {
  readonly type: 'announce';
  readonly from: string;
  readonly v?: 1;
  /** Counts how often the sender started again from nothing: an older connection to it is dead. */
  readonly epoch?: number;
  /** Peers the sender is connected to (at most 16). */
  readonly have?: readonly string[];
  /** The sender only looks on: how far it is from the players, 255 for not connected at all. */
  readonly tier?: number;
  /** How many who look on may have the game from the sender. */
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
  /** Names the attempt, so that late answers to an older one are known as such. */
  readonly attempt?: string;
}

export interface RelayMessage {
  readonly type: 'relay';
  readonly from: string;
  readonly to: string;
  readonly v: 1;
  /** Names the relayed connection. */
  readonly link: string;
  /** Counts frames from 0; `CLOSE_RELAY` ends the connection. */
  readonly n: number;
  readonly data: Uint8Array;
}

export const CLOSE_RELAY = -1;

export type SignalMessage = Announce | Signal | RelayMessage;

const MAX_SDP = 12_000;
const MAX_ID = 64;

/** Checks a message of unknown origin field by field; null when it is none of ours. */
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
    return { type: 'relay', from, to, v: 1, link, n: n as number, data };
  }
  return null;
}

/** Bytes of a message as they are sealed for the server or passed on by a peer. */
export function encodeSignal(message: SignalMessage): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeAny(out, message as unknown as Parameters<typeof encoding.writeAny>[1]);
  return encoding.toUint8Array(out);
}

/** The message in these bytes, or null. */
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

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

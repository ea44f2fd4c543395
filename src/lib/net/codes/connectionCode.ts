import { fromBase64url, toBase64url } from '../link/base64url.ts';
import { decodeAddress, encodeAddress, type Candidate } from './candidate.ts';

/** The parts of a session description that a QR code carries; {@link toSdp} rebuilds the rest. */
export interface Essentials {
  readonly type: 'offer' | 'answer';
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the DTLS certificate. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly Candidate[];
}

export type CodeProblem =
  | 'NOT_A_CODE' // some other text
  | 'DAMAGED' // a letter is wrong or missing
  | 'NEWER' // made by a later version
  | 'WRONG_KIND' // an answer where an invitation is expected, or the reverse
  | 'EXPIRED'; // its invitation is too old

/** Says what is wrong with a connection code; the message is for the player. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  constructor(
    readonly code: CodeProblem,
    message: string
  ) {
    super(message);
  }
}

/*
 * Layout: one byte of flags (2 bits version, answer, hex credentials), credentials, 32 bytes fingerprint, candidates,
 * one byte check sum. Credentials of the usual lengths (4 and 24 characters, or 8 and 32 hex digits) carry no lengths.
 */
const VERSION = 0;
const ANSWER = 4;
const HEX = 8;
const ODD_LENGTHS = 16;
/** Candidates are added while the code stays within 130 characters of base64url. */
const BUDGET = 97;
const MAX_CODE = 400;
const ICE_CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Extracts the essentials from an SDP; throws a `RangeError` when it does not describe a data channel. */
export function essentials(type: 'offer' | 'answer', sdp: string): Essentials {
  const ufrag = /a=ice-ufrag:(\S+)/.exec(sdp)?.[1];
  const password = /a=ice-pwd:(\S+)/.exec(sdp)?.[1];
  const hex = /a=fingerprint:sha-256 (\S+)/i.exec(sdp)?.[1].replaceAll(':', '');
  if (!ufrag || !password || hex?.length !== 64) throw new RangeError('not the SDP of a data channel');
  const found = [...sdp.matchAll(/a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\S+)/gi)];
  const candidates = found.flatMap(([, address, port, kind]): Candidate[] => {
    if (kind !== 'host' && kind !== 'srflx' && kind !== 'relay') return [];
    return [{ kind, address, port: Number(port) }];
  });
  return { type, ufrag, password, fingerprint: fromHex(hex), candidates: choose(candidates) };
}

/** Builds the SDP for these essentials; without candidates when they are added later. */
export function toSdp(from: Essentials, withCandidates: boolean): string {
  const fingerprint = [...from.fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'a=msid-semantic: WMS',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...(withCandidates ? candidateLines(from).map((line) => `a=${line}`) : []),
    `a=ice-ufrag:${from.ufrag}`,
    `a=ice-pwd:${from.password}`,
    `a=fingerprint:sha-256 ${fingerprint.join(':')}`,
    `a=setup:${from.type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ''
  ].join('\r\n');
}

/**
 * Candidate lines for `addIceCandidate`. A higher `generation` makes libwebrtc browsers retry failed pairs, so minutes
 * may pass between the two codes.
 */
export function candidateLines(from: Essentials, generation = 0): string[] {
  const preference = { host: 126, srflx: 100, relay: 0 };
  return from.candidates.map(({ kind, address, port }, index) => {
    const priority = preference[kind] * 2 ** 24 + (65_534 - index) * 256 + 255;
    const base = kind === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
    return `candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${kind}${base} generation ${generation}`;
  });
}

export function encodeCode(from: Essentials): string {
  const hex = /^[0-9a-f]{8}$/.test(from.ufrag) && /^[0-9a-f]{32}$/.test(from.password);
  const usual = hex || (from.ufrag.length === 4 && from.password.length === 24);
  const out = [VERSION | (from.type === 'answer' ? ANSWER : 0) | (hex ? HEX : 0) | (usual ? 0 : ODD_LENGTHS)];
  if (hex) out.push(...fromHex(from.ufrag), ...fromHex(from.password));
  else {
    if (!usual) out.push(from.ufrag.length, from.password.length);
    out.push(...packIce(from.ufrag), ...packIce(from.password));
  }
  out.push(...from.fingerprint);
  for (const candidate of from.candidates) out.push(...encodeAddress(candidate));
  out.push(checkSum(out));
  return toBase64url(Uint8Array.from(out));
}

/** Decodes a pasted code, ignoring whitespace and line ends; throws a `CodeError`. */
export function decodeCode(text: string, expected: 'offer' | 'answer'): Essentials {
  const compact = text.replace(/\s+/g, '');
  const bytes = compact.length > 0 && compact.length <= MAX_CODE ? fromBase64url(compact) : null;
  if (!bytes) throw new CodeError('NOT_A_CODE', 'This is not a connection code.');
  const body = bytes.subarray(0, -1);
  if (checkSum(body) !== bytes[bytes.length - 1]) {
    throw new CodeError('DAMAGED', 'This code is not complete. Copy all of it, or scan it again.');
  }
  if ((body[0] & 3) !== VERSION)
    throw new CodeError('NEWER', 'This code was made by a newer version of the app.');
  const read = readBody(body);
  if (!read) throw new CodeError('DAMAGED', 'This code is not complete. Copy all of it, or scan it again.');
  if (read.type !== expected) {
    const asked =
      expected === 'offer'
        ? 'This is an answer, not an invitation.'
        : 'This is an invitation, not an answer.';
    throw new CodeError('WRONG_KIND', asked);
  }
  return read;
}

function readBody(body: Uint8Array): Essentials | null {
  let at = 1;
  const take = (length: number): Uint8Array => body.subarray(at, (at += length));
  const flags = body[0];
  let ufrag: string;
  let password: string;
  if (flags & HEX) {
    ufrag = toHex(take(4));
    password = toHex(take(16));
  } else {
    const lengths = flags & ODD_LENGTHS ? [...take(2)] : [4, 24];
    ufrag = unpackIce(take(packedLength(lengths[0])), lengths[0]);
    password = unpackIce(take(packedLength(lengths[1])), lengths[1]);
  }
  const fingerprint = take(32).slice();
  if (fingerprint.length !== 32 || ufrag.length < 4 || password.length < 22) return null;
  const candidates: Candidate[] = [];
  while (at < body.length) {
    const read = decodeAddress(body, at);
    if (!read) return null;
    candidates.push(read.candidate);
    at = read.end;
  }
  return { type: flags & ANSWER ? 'answer' : 'offer', ufrag, password, fingerprint, candidates };
}

/** Picks one address of each useful kind, then more while there is room; loopback only when there is nothing else. */
function choose(found: readonly Candidate[]): Candidate[] {
  const known = found.filter((one, index) => {
    const first = found.findIndex(({ address, port }) => address === one.address && port === one.port);
    return first === index && encodeAddress(one).length > 0;
  });
  const outside = known.filter(({ address }) => !isLoopback(address));
  const usable = outside.length > 0 ? outside : known;
  const groups = [
    usable.filter(({ kind, address }) => kind === 'host' && !address.includes(':')),
    usable.filter(({ kind }) => kind === 'srflx'),
    usable.filter(({ kind }) => kind === 'relay'),
    usable.filter(({ kind, address }) => kind === 'host' && address.includes(':'))
  ];
  const firsts = groups.flatMap((group) => group.slice(0, 1));
  const ordered = [...firsts, ...groups.flatMap((group) => group.slice(1))];
  const chosen: Candidate[] = [];
  let size = 1 + 21 + 32 + 1;
  for (const candidate of ordered) {
    const length = encodeAddress(candidate).length;
    if (size + length > BUDGET) continue;
    size += length;
    chosen.push(candidate);
  }
  return chosen;
}

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}

function packIce(text: string): number[] {
  const out: number[] = [];
  let word = 0;
  let bits = 0;
  for (const char of text) {
    const value = ICE_CHARS.indexOf(char);
    if (value < 0) throw new RangeError('not an ICE credential');
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out.push((word >> bits) & 255);
  }
  if (bits > 0) out.push((word << (8 - bits)) & 255);
  return out;
}

function unpackIce(bytes: Uint8Array, length: number): string {
  let out = '';
  let word = 0;
  let bits = 0;
  for (const byte of bytes) {
    word = ((word << 8) | byte) & 0xffff;
    bits += 8;
    for (; bits >= 6 && out.length < length; bits -= 6) out += ICE_CHARS[(word >> (bits - 6)) & 63];
  }
  return out;
}

function packedLength(chars: number): number {
  return Math.ceil((chars * 6) / 8);
}

/** CRC-8: detects any single wrong byte and nearly every other error. */
function checkSum(bytes: ArrayLike<number>): number {
  let crc = 0;
  for (const byte of Array.from(bytes)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 128 ? ((crc << 1) ^ 7) & 255 : crc << 1;
  }
  return crc;
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

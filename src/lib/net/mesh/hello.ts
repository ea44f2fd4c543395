import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { randomBytes, sameBytes } from '../link/base64url.ts';
import type { Fingerprints } from '../transport/wire.ts';

/** How a peer proves which seat key it holds. Keys and algorithm belong to `table`; here they are functions. */
export interface Authenticator {
  readonly publicKey: Uint8Array;
  /** Scope of the proof: the table id, or the link's room before there is a table. Read at each hello. */
  scope(): string;
  /** True for scopes a peer of this room may speak for. */
  accepts(scope: string): boolean;
  /** Whether a key has a seat at the table; absent while the seats are open. */
  isSeated?(publicKey: Uint8Array): boolean;
  sign(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>;
  verify(publicKey: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean | Promise<boolean>;
}

/** First message on every channel. */
export interface Hello {
  readonly id: string;
  readonly epoch: number;
  readonly nonce: Uint8Array;
  /** Empty when the peer proves nothing (a spectator, an old link). */
  readonly publicKey: Uint8Array;
  readonly scope: string;
  /** 0 for a player; else a spectator's distance from the players (255: not connected to any). */
  readonly tier: number;
}

const VERSION = 1;
const NONCE = 16;
const MAX_KEY = 128;
const MAX_TEXT = 128;

export function createHello(id: string, epoch: number, auth: Authenticator | null, tier = 0): Hello {
  const publicKey = auth?.publicKey ?? new Uint8Array();
  return { id, epoch, nonce: randomBytes(NONCE), publicKey, scope: auth?.scope() ?? '', tier };
}

export function encodeHello(hello: Hello): Uint8Array {
  const out = encoding.createEncoder();
  encoding.writeVarUint(out, VERSION);
  encoding.writeVarString(out, hello.id);
  encoding.writeVarUint(out, hello.epoch);
  encoding.writeVarUint8Array(out, hello.nonce);
  encoding.writeVarUint8Array(out, hello.publicKey);
  encoding.writeVarString(out, hello.scope);
  encoding.writeVarUint(out, hello.tier);
  return encoding.toUint8Array(out);
}

/** Decodes a hello; null when malformed. */
export function decodeHello(bytes: Uint8Array): Hello | null {
  try {
    const input = decoding.createDecoder(bytes);
    if (decoding.readVarUint(input) !== VERSION) return null;
    const id = decoding.readVarString(input);
    const epoch = decoding.readVarUint(input);
    const nonce = decoding.readVarUint8Array(input).slice();
    const publicKey = decoding.readVarUint8Array(input).slice();
    const scope = decoding.readVarString(input);
    // Players may omit the tier, as earlier versions do.
    const tier = decoding.hasContent(input) ? Math.min(decoding.readVarUint(input), 255) : 0;
    const fits = id.length > 0 && id.length <= 64 && scope.length <= MAX_TEXT;
    if (!fits || nonce.length !== NONCE || publicKey.length > MAX_KEY) return null;
    return { id, epoch, nonce, publicKey, scope, tier };
  } catch {
    return null;
  }
}

/**
 * The bytes the owner of `own` signs: both certificate fingerprints as it sees them, both ids and nonces, its scope and
 * epoch. A man in the middle has another fingerprint on at least one side.
 */
export function proofBytes(own: Hello, other: Hello, seen: Fingerprints): Uint8Array {
  const out = encoding.createEncoder();
  for (const text of ['bastide hello 2', own.scope, seen.local, seen.remote, own.id, other.id]) {
    encoding.writeVarString(out, text);
  }
  encoding.writeVarUint(out, own.epoch);
  for (const part of [own.nonce, other.nonce, own.publicKey]) encoding.writeVarUint8Array(out, part);
  return encoding.toUint8Array(out);
}

/** True when `signature` proves that the sender of `theirs` holds its key and is the other end of this connection. */
export async function checkProof(
  auth: Authenticator,
  theirs: Hello,
  ours: Hello,
  seen: Fingerprints,
  signature: Uint8Array
): Promise<boolean> {
  // A reflected hello would let an attacker reuse our own key.
  if (sameBytes(theirs.nonce, ours.nonce) || !auth.accepts(theirs.scope)) return false;
  const swapped = { local: seen.remote, remote: seen.local };
  try {
    return await auth.verify(theirs.publicKey, proofBytes(theirs, ours, swapped), signature);
  } catch {
    return false;
  }
}

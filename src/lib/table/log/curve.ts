import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat, sameBytes } from './bytes.ts';
import type { Claim, Signer } from './keys.ts';
import { isWellFormed } from './signature.ts';

// Ed25519 in JavaScript, for what WebCrypto lacks (key validation, synchronous answers) or lacks on some platforms.
// Loaded when a table needs it, by `loadCurve` of keys.ts.

type Point = InstanceType<typeof ed25519.Point>;
const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;
const MAX_CACHED_KEYS = 256;
const points = new Map<string, Point>();
const judged = new Map<string, boolean>();

/**
 * Whether these are the canonical bytes of a nonzero point of the prime-order group. Takes as long as several signatures, and
 * the same headers are read again at every change that others make, so each key is judged once.
 */
export function isGoodPoint(key: Uint8Array): boolean {
  const id = key.join();
  let isGood = judged.get(id);
  if (isGood === undefined) {
    if (judged.size >= MAX_CACHED_KEYS) judged.clear();
    judged.set(id, (isGood = isInGroup(key)));
  }
  return isGood;
}

function isInGroup(key: Uint8Array): boolean {
  try {
    const point = Point.fromBytes(key, false);
    return !point.is0() && point.isTorsionFree();
  } catch {
    return false;
  }
}

/** A signer over a 32-byte seed. */
export function signerFromSeed(seed: Uint8Array): Signer {
  const secret = seed.slice();
  return {
    publicKey: ed25519.getPublicKey(secret),
    sign: (message) => Promise.resolve(ed25519.sign(message, secret))
  };
}

/**
 * Verifies a signature by the cofactorless equation and a byte comparison of R, as WebCrypto implementations do: both
 * must give the same answer for every input.
 */
export function holds({ key, message, signature }: Claim): boolean {
  if (!isWellFormed(signature)) return false;
  const s = littleEndian(signature.subarray(32));
  try {
    const r = signature.subarray(0, 32);
    const k = littleEndian(sha512(concat(r, key, message))) % ORDER;
    const left = Point.BASE.multiplyUnsafe(s).subtract(pointOf(key).multiplyUnsafe(k));
    return sameBytes(left.toBytes(), r);
  } catch {
    return false;
  }
}

function pointOf(key: Uint8Array): Point {
  const id = key.join();
  let point = points.get(id);
  if (!point) {
    if (points.size >= MAX_CACHED_KEYS) points.clear();
    points.set(id, (point = Point.fromBytes(key, false)));
  }
  return point;
}

/** The number that bytes are, the lowest first. */
export function littleEndian(bytes: Uint8Array): bigint {
  let n = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) n = (n << 8n) | BigInt(bytes[i]);
  return n;
}

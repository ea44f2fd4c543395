import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat, sameBytes } from './bytes.ts';
import type { Claim, Signer } from './keys.ts';
import { isWellFormed } from './signature.ts';

// Ed25519 in JavaScript, for what WebCrypto lacks (key validation, synchronous answers) or lacks on some platforms.
// Loaded when a table needs it, by `loadCurve` of keys.ts.

const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;
const MAX_CACHED_KEYS = 256;

/** Computes something once for each key, and caches it. */
function perKey<T>(compute: (key: Uint8Array) => T): (key: Uint8Array) => T {
  const cache = new Map<string, T>();
  return (key) => {
    const id = key.join();
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    const found = compute(key);
    if (cache.size >= MAX_CACHED_KEYS) cache.clear();
    cache.set(id, found);
    return found;
  };
}

/**
 * Whether these are the canonical bytes of a nonzero point of the prime-order group. Takes as long as several signatures, and
 * the same headers are read again at every change that others make, so each key is judged once.
 */
export const isGoodPoint = perKey((key) => {
  try {
    const point = Point.fromBytes(key, false);
    return !point.is0() && point.isTorsionFree();
  } catch {
    return false;
  }
});

/** Throws for bytes that are no point. */
const pointOf = perKey((key) => Point.fromBytes(key, false));

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

/** The number that bytes are, the lowest first. */
export function littleEndian(bytes: Uint8Array): bigint {
  let n = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) n = (n << 8n) | BigInt(bytes[i]);
  return n;
}

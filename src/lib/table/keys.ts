import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concat, sameBytes, SIGNATURE_LENGTH } from './bytes.ts';
import { TableError } from './errors.ts';

/** 32 bytes a device keeps to itself, or a handle on them; signs digests of {@link digest}, never raw input. */
export interface Signer {
  /** Raw Ed25519 public key, 32 bytes. */
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Promise<Uint8Array>;
}

/** One signature to be checked. */
export interface Claim {
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** Fresh random bytes; the room never makes any by itself. */
export type Random = (length: number) => Uint8Array;

type Point = InstanceType<typeof ed25519.Point>;
const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;
const MAX_CACHED_KEYS = 256;
const points = new Map<string, Point>();

/**
 * Throws BAD_KEY unless these are the canonical bytes of a point of the prime-order group. Other points verify
 * in one library and not in the next, and on such a difference two honest peers would part ways.
 */
export function assertGoodKey(key: Uint8Array): void {
  try {
    const point = Point.fromBytes(key, false);
    if (!point.is0() && point.isTorsionFree()) return;
  } catch {
    // Falls through: not a point at all.
  }
  throw new TableError('BAD_KEY', 'This is not a public key one can sit down with.');
}

/** A signer over a 32-byte seed, for places without WebCrypto and for tests. */
export function signerFromSeed(seed: Uint8Array): Signer {
  const secret = seed.slice();
  return {
    publicKey: ed25519.getPublicKey(secret),
    sign: (message) => Promise.resolve(ed25519.sign(message, secret))
  };
}

/** A signer over a WebCrypto key pair, whose private half need not be extractable. */
export async function signerFromKeyPair(pair: CryptoKeyPair): Promise<Signer> {
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    publicKey,
    sign: async (message) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, message as BufferSource))
  };
}

/**
 * True if the signature holds by the equation without cofactor and a byte comparison of R, which is what
 * WebCrypto implementations do: both ways must give the same answer for every input.
 */
export function verifySignature({ key, message, signature }: Claim): boolean {
  if (signature.length !== SIGNATURE_LENGTH) return false;
  const s = littleEndian(signature.subarray(32));
  if (s >= ORDER) return false;
  try {
    const r = signature.subarray(0, 32);
    const k = littleEndian(sha512(concat(r, key, message))) % ORDER;
    const left = Point.BASE.multiplyUnsafe(s).subtract(pointOf(key).multiplyUnsafe(k));
    return sameBytes(left.toBytes(), r);
  } catch {
    return false;
  }
}

/** The same answers for many signatures, through WebCrypto where it is there (about ten times as fast). */
export async function verifySignatures(claims: readonly Claim[]): Promise<boolean[]> {
  if (!(await hasWebCrypto())) return claims.map(verifySignature);
  const keys = new Map<Uint8Array, Promise<CryptoKey>>();
  return Promise.all(
    claims.map(async ({ key, message, signature }) => {
      try {
        let imported = keys.get(key);
        if (!imported) {
          imported = crypto.subtle.importKey('raw', key as BufferSource, 'Ed25519', false, ['verify']);
          keys.set(key, imported);
        }
        return await crypto.subtle.verify(
          'Ed25519',
          await imported,
          signature as BufferSource,
          message as BufferSource
        );
      } catch {
        return false;
      }
    })
  );
}

let webCrypto: Promise<boolean> | undefined;

function hasWebCrypto(): Promise<boolean> {
  webCrypto ??= (async () => {
    try {
      const key = Point.BASE.toBytes();
      await crypto.subtle.importKey('raw', key as BufferSource, 'Ed25519', false, ['verify']);
      return true;
    } catch {
      return false;
    }
  })();
  return webCrypto;
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

function littleEndian(bytes: Uint8Array): bigint {
  let n = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) n = (n << 8n) | BigInt(bytes[i]);
  return n;
}

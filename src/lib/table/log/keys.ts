import { concat, fromHex, toHex } from './bytes.ts';
import type * as Arithmetic from './curve.ts';
import { TableError } from '../errors.ts';
import { isWellFormed } from './signature.ts';

/** A private key or a handle on it; signs hashes made by {@link digest}, never raw input. */
export interface Signer {
  /** Raw Ed25519 public key, 32 bytes. */
  readonly publicKey: Uint8Array;
  sign(message: Uint8Array): Promise<Uint8Array>;
}

/** One signature to check. */
export interface Claim {
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** Returns random bytes; `table` never generates any itself. */
export type Random = (length: number) => Uint8Array;

/** The PKCS #8 prefix of a 32-byte private key (RFC 8410, section 7). */
const PKCS8 = fromHex('302e020100300506032b657004220420');
/** The base point, a valid key: only to test whether WebCrypto supports the curve. */
const BASE = Uint8Array.of(0x58, ...new Array<number>(31).fill(0x66));

type Curve = typeof Arithmetic;
let curve: Curve | null = null;

/**
 * Loads the curve's arithmetic, which {@link assertGoodKey} and {@link verifySignature} need for keys of others. A
 * device alone at its table uses WebCrypto only.
 */
export async function loadCurve(): Promise<Curve> {
  return (curve ??= await import('./curve.ts'));
}

/** The loaded arithmetic. Throws before {@link loadCurve} has resolved: a caller's mistake, independent of data. */
export function needCurve(): Curve {
  if (!curve) throw new Error('Keys of others can be judged only once loadCurve has resolved.');
  return curve;
}

/** Public keys whose private key is on this device, hex: multiples of the base point, so they need no check. */
const own = new Set<string>();

/** Whether this device holds the private key, so that no check with the curve is needed. */
export function isOwnKey(key: Uint8Array): boolean {
  return own.has(toHex(key));
}

/**
 * Throws BAD_KEY unless these are the canonical bytes of a point of the prime-order group. Libraries disagree on other
 * points, which could make two honest peers diverge.
 */
export function assertGoodKey(key: Uint8Array): void {
  if (isOwnKey(key) || needCurve().isGoodPoint(key)) return;
  throw new TableError('BAD_KEY', 'This is not a public key one can sit down with.');
}

/** Verifies a signature synchronously. Needs {@link loadCurve}; {@link verifySignatures} does not. */
export function verifySignature(claim: Claim): boolean {
  return needCurve().holds(claim);
}

/** The signer of a key pair of this device: 32-byte public key and the 32-byte seed it was derived from. */
export function signerOf(publicKey: Uint8Array, seed: Uint8Array): Signer {
  own.add(toHex(publicKey));
  let ready: Promise<Signer['sign']> | null = null;
  return { publicKey, sign: async (message) => (await (ready ??= signing(seed)))(message) };
}

async function signing(seed: Uint8Array): Promise<Signer['sign']> {
  try {
    const pkcs8 = concat(PKCS8, seed) as BufferSource;
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
    return async (message) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', key, message as BufferSource));
  } catch {
    return (await loadCurve()).signerFromSeed(seed).sign;
  }
}

/** Verifies many signatures with the same results, by WebCrypto where available (about ten times as fast). */
export async function verifySignatures(claims: readonly Claim[]): Promise<boolean[]> {
  if (!(await hasWebCrypto())) return claims.map((await loadCurve()).holds);
  const keys = new Map<Uint8Array, Promise<CryptoKey>>();
  return Promise.all(
    claims.map(async ({ key, message, signature }) => {
      if (!isWellFormed(signature)) return false;
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
      await crypto.subtle.importKey('raw', BASE, 'Ed25519', false, ['verify']);
      return true;
    } catch {
      return false;
    }
  })();
  return webCrypto;
}

import { concat, fromHex, toHex } from './bytes.ts';
import type * as Arithmetic from './curve.ts';
import { TableError } from '../errors.ts';

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

/** What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const PKCS8 = fromHex('302e020100300506032b657004220420');
/** Any good point: only to see whether WebCrypto knows the curve. */
const BASE = Uint8Array.of(0x58, ...new Array<number>(31).fill(0x66));

type Curve = typeof Arithmetic;
let curve: Curve | null = null;

/**
 * Brings the curve's arithmetic, which {@link assertGoodKey} and {@link verifySignature} need for keys of others. A
 * device alone at its table signs and checks by WebCrypto and does without.
 */
export async function loadCurve(): Promise<Curve> {
  return (curve ??= await import('./curve.ts'));
}

/** The arithmetic, at once. Throws before {@link loadCurve} has resolved: a mistake of the caller, not of any data. */
export function needCurve(): Curve {
  if (!curve) throw new Error('Keys of others can be judged only once loadCurve has resolved.');
  return curve;
}

/** Public keys whose private half is here, hex: multiples of the base point, so they need no looking at. */
const own = new Set<string>();

/** Whether this device signs with a key, and so can answer for it without the curve. */
export function isOwnKey(key: Uint8Array): boolean {
  return own.has(toHex(key));
}

/**
 * Throws BAD_KEY unless these are the canonical bytes of a point of the prime-order group. Other points verify
 * in one library and not in the next, and on such a difference two honest peers would part ways.
 */
export function assertGoodKey(key: Uint8Array): void {
  if (isOwnKey(key) || needCurve().isGoodPoint(key)) return;
  throw new TableError('BAD_KEY', 'This is not a public key one can sit down with.');
}

/** Whether a signature holds, at once. Needs {@link loadCurve}; {@link verifySignatures} does not. */
export function verifySignature(claim: Claim): boolean {
  return needCurve().holds(claim);
}

/** The signer of a key pair of this device: 32 bytes of public key, and the 32-byte seed it was made from. */
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

/** The same answers for many signatures, through WebCrypto where it is there (about ten times as fast). */
export async function verifySignatures(claims: readonly Claim[]): Promise<boolean[]> {
  if (!(await hasWebCrypto())) return claims.map((await loadCurve()).holds);
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
      await crypto.subtle.importKey('raw', BASE, 'Ed25519', false, ['verify']);
      return true;
    } catch {
      return false;
    }
  })();
  return webCrypto;
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { bytesToHex as toHex, hexToBytes as fromHex, concatBytes as concat };

/** Length of ids, hashes, links, salts, keys and nonces, in bytes. */
export const HASH_LENGTH = 32;
/** Length of an Ed25519 signature in bytes. */
export const SIGNATURE_LENGTH = 64;

/** Unsigned 32-bit integer, most significant byte first. */
export function u32(n: number): Uint8Array {
  return Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);
}

const prefixes = new Map<string, Uint8Array>();

/**
 * SHA-256 of a domain, a zero byte and the parts; numbers are encoded in four bytes. Every part has a fixed length (at
 * most the last one varies), so that no two lists of parts have the same encoding.
 */
export function digest(domain: string, ...parts: readonly (Uint8Array | number)[]): Uint8Array {
  let prefix = prefixes.get(domain);
  if (!prefix) prefixes.set(domain, (prefix = utf8ToBytes(`bastide/${domain}/1\0`)));
  const hash = sha256.create().update(prefix);
  for (const part of parts) hash.update(typeof part === 'number' ? u32(part) : part);
  return hash.digest();
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

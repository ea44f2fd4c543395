import { gcm } from '@noble/ciphers/aes.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { RoomKey } from './roomKey.ts';

/** Length in bytes of an AES-256 key. */
const KEY_LENGTH = 32;

/** A room key in JavaScript, for pages without `crypto.subtle`. */
export async function deriveSoftKey(secret: Uint8Array, salt: Uint8Array, rounds: number): Promise<RoomKey> {
  const key = await pbkdf2Async(sha256, secret, salt, { c: rounds, dkLen: KEY_LENGTH });
  // Async, so that a failed decryption rejects as it does with WebCrypto.
  return {
    encrypt: async (iv, plain) => gcm(key, iv).encrypt(plain),
    decrypt: async (iv, sealed) => gcm(key, iv).decrypt(sealed)
  };
}

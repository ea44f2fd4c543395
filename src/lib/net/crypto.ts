import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { toBase64url, randomBytes } from './bytes.ts';

/** The platform keeps cryptography from pages that did not come over https or from localhost. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
  constructor() {
    super('This page was not loaded securely. Open it by https or from this device itself.');
  }
}

/** A fresh 128-bit room key as it stands in the link (22 characters). */
export function newRoomKey(): string {
  return toBase64url(randomBytes(16));
}

const utf8 = new TextEncoder();

function subtle(): SubtleCrypto {
  const found = globalThis.crypto?.subtle;
  if (!found) throw new InsecureContextError();
  return found;
}

/**
 * The AES key of a room. Same derivation as y-webrtc's `password` (PBKDF2, SHA-256, 100,000 rounds, salted by the
 * room's name), so that a plain y-webrtc peer given the link's key as its password understands us.
 */
export async function deriveRoomKey(secret: string, room: string): Promise<CryptoKey> {
  const material = await subtle().importKey('raw', utf8.encode(secret), 'PBKDF2', false, ['deriveKey']);
  return subtle().deriveKey(
    { name: 'PBKDF2', salt: utf8.encode(room), iterations: 100_000, hash: 'SHA-256' },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt']
  );
}

/** AES-GCM with a fresh nonce, in y-webrtc's envelope: algorithm name, nonce, ciphertext. */
export async function seal(key: CryptoKey, plain: Uint8Array): Promise<Uint8Array> {
  const iv = randomBytes(12);
  const cipher = await subtle().encrypt({ name: 'AES-GCM', iv }, key, plain.slice());
  const out = encoding.createEncoder();
  encoding.writeVarString(out, 'AES-GCM');
  encoding.writeVarUint8Array(out, iv);
  encoding.writeVarUint8Array(out, new Uint8Array(cipher));
  return encoding.toUint8Array(out);
}

/** The plain bytes of an envelope, or null when it was not sealed with this key. */
export async function unseal(key: CryptoKey, envelope: Uint8Array): Promise<Uint8Array | null> {
  try {
    const input = decoding.createDecoder(envelope);
    if (decoding.readVarString(input) !== 'AES-GCM') return null;
    const iv = decoding.readVarUint8Array(input).slice();
    const cipher = decoding.readVarUint8Array(input).slice();
    return new Uint8Array(await subtle().decrypt({ name: 'AES-GCM', iv }, key, cipher));
  } catch (error) {
    if (error instanceof InsecureContextError) throw error;
    return null;
  }
}

import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { randomBytes } from '../link/base64url.ts';

/** The key of a room; seals and opens bytes. Where it is stored depends on the platform. */
export interface RoomKey {
  encrypt(iv: Uint8Array, plain: Uint8Array): Promise<Uint8Array>;
  /** Rejects when the bytes were not sealed with this key. */
  decrypt(iv: Uint8Array, sealed: Uint8Array): Promise<Uint8Array>;
}

const ALGORITHM = 'AES-GCM';
const ROUNDS = 100_000;
/** Bytes of a nonce, and of the tag at the end of every sealed text. */
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

const utf8 = new TextEncoder();

/**
 * Derives the AES key of a room, as y-webrtc derives it from `password` (PBKDF2, SHA-256, 100,000 rounds, salt = room
 * name), so a plain y-webrtc peer given the link's key can join. On plain http pages `subtle` is undefined; there a
 * JavaScript implementation with the same result is loaded.
 */
export async function deriveRoomKey(
  secret: string,
  room: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
): Promise<RoomKey> {
  if (subtle) return deriveNative(subtle, secret, room);
  const { deriveSoftKey } = await import('./softKey.ts');
  return deriveSoftKey(utf8.encode(secret), utf8.encode(room), ROUNDS);
}

async function deriveNative(subtle: SubtleCrypto, secret: string, room: string): Promise<RoomKey> {
  const material = await subtle.importKey('raw', utf8.encode(secret), 'PBKDF2', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', salt: utf8.encode(room), iterations: ROUNDS, hash: 'SHA-256' },
    material,
    { name: ALGORITHM, length: 256 },
    false,
    ['encrypt', 'decrypt']
  );
  return {
    encrypt: async (iv, plain) =>
      new Uint8Array(await subtle.encrypt({ name: ALGORITHM, iv: iv.slice() }, key, plain.slice())),
    decrypt: async (iv, sealed) =>
      new Uint8Array(await subtle.decrypt({ name: ALGORITHM, iv: iv.slice() }, key, sealed.slice()))
  };
}

/** AES-GCM with a fresh nonce, in y-webrtc's envelope: algorithm name, nonce, ciphertext. */
export async function seal(key: RoomKey, plain: Uint8Array): Promise<Uint8Array> {
  const iv = randomBytes(IV_LENGTH);
  const out = encoding.createEncoder();
  encoding.writeVarString(out, ALGORITHM);
  encoding.writeVarUint8Array(out, iv);
  encoding.writeVarUint8Array(out, await key.encrypt(iv, plain));
  return encoding.toUint8Array(out);
}

/** The plain bytes of an envelope, or null when it was not sealed with this key. */
export async function unseal(key: RoomKey, envelope: Uint8Array): Promise<Uint8Array | null> {
  try {
    const input = decoding.createDecoder(envelope);
    if (decoding.readVarString(input) !== ALGORITHM) return null;
    const iv = decoding.readVarUint8Array(input);
    const sealed = decoding.readVarUint8Array(input);
    if (iv.length !== IV_LENGTH || sealed.length < TAG_LENGTH) return null;
    return await key.decrypt(iv, sealed);
  } catch {
    return null;
  }
}

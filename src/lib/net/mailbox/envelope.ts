import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomBytes } from '../link/base64url.ts';
import { authorFrom, type Author } from '../nostr/event.ts';

/** Sealed sizes in bytes: an observer learns only which of these sizes a message has. */
export const SIZES = { statement: 3072, head: [1536, 3072], page: 6144 } as const;

const NONCE = 12;
const TAG = 16;
const LENGTH = 2;
/** Bytes of a sealed text besides its content. */
export const OVERHEAD = NONCE + TAG + LENGTH;
/** Place names: 16 bytes of an HMAC, in hex. */
const PLACE = 16;

/** What every holder of a link can do with its mailbox. */
export interface MailKeys {
  /** Signs statements at the door: cards and claims. */
  readonly door: Author;
  /** The name of place `n` of an author: 0 its head, 1 to 16 its pages. */
  place(author: string, n: number): string;
  /** Name of the place at the door for a device's statement. */
  doorPlace(key: Uint8Array): string;
  /** Base64 of nonce and ciphertext, always `size` bytes. Throws RangeError when `plain` does not fit. */
  seal(plain: Uint8Array, size: number, author: string, place: string): string;
  /** Opens what was sealed for this author and place; null when it was not. */
  open(content: string, author: string, place: string): Uint8Array | null;
}

/** The keys of a room's mailbox, from the link's key and the room's name. */
export function mailKeys(linkKey: string, room: string): MailKeys {
  const derive = (purpose: string) =>
    hkdf(sha256, utf8ToBytes(linkKey), utf8ToBytes(room), utf8ToBytes(`bastide/mail/${purpose}/1`), 32);
  const sealKey = derive('seal');
  const placeKey = derive('place');
  const name = (...parts: Uint8Array[]) =>
    bytesToHex(hmac(sha256, placeKey, concatBytes(...parts)).slice(0, PLACE));
  const door = authorFrom(derive('door'), 'mail-door');
  const bound = (author: string, place: string) => utf8ToBytes(`${author} ${place}`);
  return {
    door,
    place: (author, n) => name(hexToBytes(author), Uint8Array.of(n)),
    doorPlace: (key) => name(hexToBytes(door.key), key),
    seal(plain, size, author, place) {
      const padded = new Uint8Array(size - NONCE - TAG);
      padded.set([plain.length >> 8, plain.length & 255]);
      padded.set(plain, LENGTH);
      const nonce = randomBytes(NONCE);
      return toBase64(concatBytes(nonce, gcm(sealKey, nonce, bound(author, place)).encrypt(padded)));
    },
    open(content, author, place) {
      try {
        const sealed = fromBase64(content);
        const nonce = sealed.slice(0, NONCE);
        const padded = gcm(sealKey, nonce, bound(author, place)).decrypt(sealed.slice(NONCE));
        const length = (padded[0] << 8) | padded[1];
        return padded.slice(LENGTH, LENGTH + length);
      } catch {
        return null;
      }
    }
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const rest = bytes.length - i;
    // Reading beyond the end gives undefined, which counts as zero here.
    const word = (bytes[i] << 16) | (bytes[i + 1] << 8) | bytes[i + 2];
    const chars = rest > 2 ? 4 : rest + 1;
    for (let c = 0; c < chars; c++) out += ALPHABET[(word >> (18 - 6 * c)) & 63];
  }
  return out;
}

/** Decodes base64url; null when the text is malformed. */
export function fromBase64url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const out = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const char of text) {
    const value = ALPHABET.indexOf(char);
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[at++] = (word >> bits) & 255;
    }
  }
  return out;
}

/** True when both hold the same bytes. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** `length` random bytes from the platform's secure generator. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** A fresh name for a peer, an attempt or a room: 96 bits, 16 characters. */
export function randomId(): string {
  return toBase64url(randomBytes(12));
}

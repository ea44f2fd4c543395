import { schnorr } from '@noble/curves/secp256k1.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { NostrEvent } from './place.ts';

/** A key that signs events. */
export interface Author {
  readonly secret: Uint8Array;
  /** 32 bytes in hex. */
  readonly key: string;
}

/** Derives the signing key from secret bytes, for one purpose. */
export function authorFrom(secret: Uint8Array, purpose: string): Author {
  // 48 bytes, so that the reduction to a scalar has no bias.
  const seed = hkdf(sha256, secret, undefined, utf8ToBytes(`bastide/${purpose}/1`), 48);
  const scalar = schnorr.utils.randomSecretKey(seed);
  return { secret: scalar, key: bytesToHex(schnorr.getPublicKey(scalar)) };
}

export function signEvent(
  author: Author,
  parts: Pick<NostrEvent, 'kind' | 'created_at' | 'tags' | 'content'>
): NostrEvent {
  const unsigned = { pubkey: author.key, ...parts };
  const id = idOf(unsigned);
  return { ...unsigned, id, sig: bytesToHex(schnorr.sign(hexToBytes(id), author.secret)) };
}

/** Maximum length of content read, in characters: longer than any event of ours. */
const MAX_CONTENT = 16_384;

/** Parses an untrusted event and checks its signature; null when either fails. Never throws. */
export function readEvent(value: unknown): NostrEvent | null {
  try {
    const event = value as NostrEvent;
    const { id, pubkey, created_at, kind, tags, content, sig } = event;
    if (![id, pubkey].every((text) => /^[0-9a-f]{64}$/.test(text)) || !/^[0-9a-f]{128}$/.test(sig))
      return null;
    if (!Number.isSafeInteger(created_at) || !Number.isSafeInteger(kind)) return null;
    if (typeof content !== 'string' || content.length > MAX_CONTENT) return null;
    if (!Array.isArray(tags) || tags.length > 8) return null;
    if (
      !tags.every((tag) => Array.isArray(tag) && tag.length <= 4 && tag.every((t) => typeof t === 'string'))
    )
      return null;
    const plain = { id, pubkey, created_at, kind, tags, content, sig };
    if (idOf(plain) !== id || !schnorr.verify(hexToBytes(sig), hexToBytes(id), hexToBytes(pubkey)))
      return null;
    return plain;
  } catch {
    return null;
  }
}

function idOf({ pubkey, created_at, kind, tags, content }: Omit<NostrEvent, 'id' | 'sig'>): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([0, pubkey, created_at, kind, tags, content]))));
}

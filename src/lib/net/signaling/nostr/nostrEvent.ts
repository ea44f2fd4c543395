import { schnorr } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The signed fields of an event, without its author; `created_at` is in seconds since 1970. */
export interface EventDraft {
  readonly kind: number;
  readonly created_at: number;
  readonly tags: readonly (readonly string[])[];
  readonly content: string;
}

/** An event as relays carry it (NIP-01); keys, ids and signatures are lower-case hex. */
export interface NostrEvent extends EventDraft {
  readonly id: string;
  readonly pubkey: string;
  readonly sig: string;
}

const utf8 = new TextEncoder();

/** A fresh secret of 32 bytes that signs events. */
export function newAuthor(): Uint8Array {
  return schnorr.utils.randomSecretKey();
}

/** The public key of a 32-byte secret, as hex. */
export function authorOf(secret: Uint8Array): string {
  return bytesToHex(schnorr.getPublicKey(secret));
}

export function signEvent(draft: EventDraft, secret: Uint8Array): NostrEvent {
  const { kind, created_at, tags, content } = draft;
  const unsigned = { kind, created_at, tags, content, pubkey: authorOf(secret) };
  const id = eventId(unsigned);
  return { ...unsigned, id, sig: bytesToHex(schnorr.sign(hexToBytes(id), secret)) };
}

/**
 * Parses the shape of an untrusted event; null for anything else. Does not check the signature: the content is sealed
 * with the link's key.
 */
export function readEvent(value: unknown): NostrEvent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, pubkey, sig, kind, created_at, tags, content } = value as Record<string, unknown>;
  const isHex = (text: unknown, length: number): text is string =>
    typeof text === 'string' && text.length === length && /^[0-9a-f]+$/.test(text);
  const isCount = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0;
  if (!isHex(id, 64) || !isHex(pubkey, 64) || !isHex(sig, 128)) return null;
  if (!isCount(kind) || !isCount(created_at) || typeof content !== 'string' || !Array.isArray(tags))
    return null;
  const isTag = (tag: unknown): tag is string[] =>
    Array.isArray(tag) && tag.every((item) => typeof item === 'string');
  return tags.every(isTag) ? { id, pubkey, sig, kind, created_at, tags, content } : null;
}

function eventId({ pubkey, created_at, kind, tags, content }: Omit<NostrEvent, 'id' | 'sig'>): string {
  return bytesToHex(sha256(utf8.encode(JSON.stringify([0, pubkey, created_at, kind, tags, content]))));
}

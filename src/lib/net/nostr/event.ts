import { isCount } from '../../kernel/whole.ts';
import { schnorr } from '@noble/curves/secp256k1.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

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

/** A key that signs events. */
export interface Author {
  readonly secret: Uint8Array;
  /** 32 bytes in hex. */
  readonly key: string;
}

/** More than any event of ours has. */
const MAX_TAGS = 8;
const MAX_TAG_PARTS = 4;

/** An author with a random key. */
export function newAuthor(): Author {
  return withKey(schnorr.utils.randomSecretKey());
}

/** Derives an author from secret bytes, for one purpose. */
export function authorFrom(secret: Uint8Array, purpose: string): Author {
  // 48 bytes, so that the reduction to a scalar has no bias.
  const seed = hkdf(sha256, secret, undefined, utf8ToBytes(`bastide/${purpose}/1`), 48);
  return withKey(schnorr.utils.randomSecretKey(seed));
}

export function signEvent(author: Author, draft: EventDraft): NostrEvent {
  const { kind, created_at, tags, content } = draft;
  const unsigned = { kind, created_at, tags, content, pubkey: author.key };
  const id = idOf(unsigned);
  return { ...unsigned, id, sig: bytesToHex(schnorr.sign(hexToBytes(id), author.secret)) };
}

/**
 * Parses the shape of an untrusted event; null for anything else, and for content of more than `most` characters. Does not
 * check the signature: see {@link readSignedEvent}.
 */
export function readEvent(value: unknown, most: number): NostrEvent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, pubkey, sig, kind, created_at, tags, content } = value as Record<string, unknown>;
  if (!isHex(id, 64) || !isHex(pubkey, 64) || !isHex(sig, 128)) return null;
  if (!isCount(kind) || !isCount(created_at)) return null;
  if (typeof content !== 'string' || content.length > most) return null;
  if (!Array.isArray(tags) || tags.length > MAX_TAGS || !tags.every(isTag)) return null;
  return { id, pubkey, sig, kind, created_at, tags, content };
}

/** Parses an untrusted event and checks its id and signature; null where one fails. Never throws. */
export function readSignedEvent(value: unknown, most: number): NostrEvent | null {
  const event = readEvent(value, most);
  return event && isSigned(event) ? event : null;
}

function isSigned(event: NostrEvent): boolean {
  const { id, sig, pubkey } = event;
  return idOf(event) === id && schnorr.verify(hexToBytes(sig), hexToBytes(id), hexToBytes(pubkey));
}

function withKey(secret: Uint8Array): Author {
  return { secret, key: bytesToHex(schnorr.getPublicKey(secret)) };
}

function idOf({ pubkey, created_at, kind, tags, content }: Omit<NostrEvent, 'id' | 'sig'>): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([0, pubkey, created_at, kind, tags, content]))));
}

function isHex(text: unknown, length: number): text is string {
  return typeof text === 'string' && text.length === length && /^[0-9a-f]+$/.test(text);
}

function isTag(tag: unknown): tag is string[] {
  return Array.isArray(tag) && tag.length <= MAX_TAG_PARTS && tag.every((part) => typeof part === 'string');
}

import { schnorr } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * An event of NIP-01 as the mailbox keeps it: addressable, at one place of its author.
 * @typedef {object} MailEvent
 * @property {string} id
 * @property {string} pubkey
 * @property {number} created_at Seconds since 1970.
 * @property {number} kind
 * @property {string[][]} tags
 * @property {string} content
 * @property {string} sig
 */

/** Kind of application data that is replaced by place (NIP-78). */
export const KIND = 30_078;
/** Characters of sealed content. */
export const MAX_CONTENT = 8_192;

const KEY = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const PLACE = /^[0-9a-f]{32}$/;
const SECONDS = /^\d{1,12}$/;

/** Why an event is not taken, in the words of NIP-01: a prefix for programs and a sentence. */
export class Refusal extends Error {}

/**
 * Reads an event field by field, before anything is computed. Throws a `Refusal`.
 * @param {unknown} value
 * @returns {MailEvent}
 */
export function readEvent(value) {
  const { id, pubkey, created_at, kind, tags, content, sig } = Object(value);
  if (![id, pubkey].every((text) => typeof text === 'string' && KEY.test(text)))
    throw new Refusal('invalid: id and pubkey are 64 hex digits');
  if (typeof sig !== 'string' || !SIGNATURE.test(sig)) throw new Refusal('invalid: sig is 128 hex digits');
  if (kind !== KIND) throw new Refusal(`blocked: only kind ${KIND} is kept here`);
  if (!Number.isSafeInteger(created_at) || created_at < 0) throw new Refusal('invalid: created_at');
  if (typeof content !== 'string' || content.length > MAX_CONTENT)
    throw new Refusal(`invalid: content is text of at most ${MAX_CONTENT} characters`);
  if (!Array.isArray(tags) || !isTags(tags))
    throw new Refusal('invalid: tags are one d of 32 hex digits and at most one expiration');
  return { id, pubkey, created_at, kind, tags: tags.map(([name, text]) => [name, text]), content, sig };
}

/** @param {unknown[]} tags */
function isTags(tags) {
  const counts = { d: 0, expiration: 0 };
  for (const tag of tags) {
    if (!Array.isArray(tag) || tag.length !== 2) return false;
    const [name, text] = tag;
    if (typeof text !== 'string') return false;
    if (name === 'd' && PLACE.test(text)) counts.d++;
    else if (name === 'expiration' && SECONDS.test(text)) counts.expiration++;
    else return false;
  }
  return counts.d === 1 && counts.expiration <= 1;
}

/** Whether id and signature are those of the event. @param {MailEvent} event */
export function isSigned({ id, pubkey, created_at, kind, tags, content, sig }) {
  try {
    const text = JSON.stringify([0, pubkey, created_at, kind, tags, content]);
    if (bytesToHex(sha256(utf8ToBytes(text))) !== id) return false;
    return schnorr.verify(hexToBytes(sig), hexToBytes(id), hexToBytes(pubkey));
  } catch {
    return false;
  }
}

/** @param {MailEvent} event @param {string} name */
export function tagOf({ tags }, name) {
  return tags.find(([tag]) => tag === name)?.[1] ?? null;
}

/** Whether one of two events at a place takes the other's: the newer one, of two of one second the lower id. */
export function isNewer(one, other) {
  return one.created_at !== other.created_at ? one.created_at > other.created_at : one.id < other.id;
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { encode } from './cbor.ts';
import type { Json } from './json.ts';

/** Deterministic CBOR (RFC 8949, section 4.2): one byte string per value, map keys sorted. */
export function canonicalBytes(value: Json | Uint8Array | Record<string, unknown>): Uint8Array {
  return encode(value);
}

/** SHA-256 of the canonical bytes, hex. */
export function hashOf(value: Json): string {
  return bytesToHex(sha256(canonicalBytes(value)));
}

/** One hash per module, so that a divergence between peers names the module that differs. */
export function hashVector(modules: Record<string, Json>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const id of Object.keys(modules).sort()) out[id] = hashOf(modules[id]);
  return out;
}

/** Hash of a whole state, independent of the order in which modules were loaded. */
export function stateHash(modules: Record<string, Json>): string {
  return hashOf(hashVector(modules));
}

/** Code-unit order: the same on every device, unlike locale comparison. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Fields of an object by name, in the same order on every device. */
export function fieldsOf<T>(fields: Readonly<Record<string, T>>): [string, T][] {
  return Object.keys(fields)
    .sort(byCodeUnit)
    .map((name) => [name, fields[name]]);
}

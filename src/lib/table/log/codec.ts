import { canonicalBytes } from '../../kernel/canonical.ts';
import { decode, type Most } from '../../kernel/cbor.ts';
import type { Json } from '../../kernel/json.ts';
import { isWhole } from '../../kernel/whole.ts';
import { sameBytes } from './bytes.ts';
import { TableError } from '../errors.ts';

/** Types of a decoded value: JSON without floats, and byte strings. */
export type Value =
  null | boolean | number | string | Uint8Array | readonly Value[] | { readonly [key: string]: Value };

export interface Bounds {
  /** Longest encoding accepted, in bytes. */
  readonly bytes: number;
  /** Deepest nesting of arrays and maps. */
  readonly depth: number;
  /** Maximum number of values; absent where the length limits them well enough. */
  readonly most?: Most;
}

/** Canonical CBOR of a value. Undefined fields are omitted. */
export function encodeValue(value: Value | Record<string, unknown>): Uint8Array {
  return canonicalBytes(value as Record<string, unknown>);
}

/**
 * Decodes a value whose encoding is exactly that of {@link encodeValue}. Throws MALFORMED for anything else: other
 * encodings of the same value, floats, tags, too long, too deep, trailing bytes.
 */
export function decodeValue(bytes: Uint8Array, bounds: Bounds): Value {
  if (bytes.length > bounds.bytes) throw malformed(`longer than ${bounds.bytes} bytes`);
  let value: Value;
  try {
    value = decode(bytes, bounds.depth, bounds.most) as Value;
  } catch {
    throw malformed('not a value');
  }
  if (!sameBytes(encodeValue(value), bytes)) throw malformed('not in canonical form');
  return value;
}

function malformed(what: string): TableError {
  return new TableError('MALFORMED', `These bytes are refused: ${what}.`);
}

/** Reads the fields of a decoded map; every reader throws MALFORMED for a missing or wrong field. */
export class Fields {
  private constructor(
    private readonly map: { readonly [key: string]: Value },
    private readonly what: string
  ) {}

  /** `value` must be a map with all `required` keys and no others but the `optional` ones. */
  static of(
    value: Value | undefined,
    what: string,
    required: readonly string[],
    optional: readonly string[] = []
  ): Fields {
    if (!isMap(value)) throw malformed(`${what} is not a map`);
    const keys = Object.keys(value).sort();
    if (keys.some((key) => !required.includes(key) && !optional.includes(key)))
      throw malformed(`${what} has a field too many`);
    if (required.some((key) => !keys.includes(key))) throw malformed(`${what} lacks a field`);
    return new Fields(value, what);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.map, key);
  }

  raw(key: string): Value {
    return this.map[key];
  }

  integer(key: string, min: number, max: number): number {
    const value = this.map[key];
    if (!isWhole(value, min, max))
      throw malformed(`${this.what}.${key} is not a number from ${min} to ${max}`);
    return value;
  }

  text(key: string, maxLength: number): string {
    const value = this.map[key];
    if (typeof value !== 'string' || value.length > maxLength)
      throw malformed(`${this.what}.${key} is not a text of at most ${maxLength} characters`);
    return value;
  }

  oneOf<T extends string>(key: string, members: readonly T[]): T {
    const value = members.find((member) => member === this.map[key]);
    if (value === undefined) throw malformed(`${this.what}.${key} is none of ${members.join(', ')}`);
    return value;
  }

  bytes(key: string, length: number): Uint8Array {
    const value = this.map[key];
    if (!(value instanceof Uint8Array) || value.length !== length)
      throw malformed(`${this.what}.${key} is not ${length} bytes`);
    return value;
  }

  list<T>(key: string, min: number, max: number, item: (value: Value, index: number) => T): T[] {
    const value = this.map[key];
    if (!Array.isArray(value) || value.length < min || value.length > max)
      throw malformed(`${this.what}.${key} is not a list of ${min} to ${max}`);
    return (value as readonly Value[]).map(item);
  }

  json(key: string): Json {
    const value = this.map[key];
    if (!isJson(value)) throw malformed(`${this.what}.${key} holds bytes where none may be`);
    return value;
  }
}

export function isMap(value: Value | undefined): value is { readonly [key: string]: Value } {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
  );
}

function isJson(value: Value): value is Json {
  if (value instanceof Uint8Array) return false;
  if (Array.isArray(value)) return value.every(isJson);
  return !isMap(value) || Object.values(value).every(isJson);
}

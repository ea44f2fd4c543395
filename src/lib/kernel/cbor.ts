/** Encodable types: JSON without fractions, and byte strings. Undefined members of a map are omitted. */
type Cbor =
  | null
  | undefined
  | boolean
  | number
  | string
  | Uint8Array
  | readonly Cbor[]
  | { readonly [key: string]: Cbor };

const utf8 = new TextEncoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Major types and simple values of RFC 8949, section 3; no others are written. */
const [UINT, NEGATIVE, BYTES, TEXT, LIST, MAP, SIMPLE] = [0, 1, 2, 3, 4, 5, 7];
const [FALSE, TRUE, NULL] = [20, 21, 22];

/** A growing byte buffer. */
class Sink {
  private bytes = new Uint8Array(256);
  private length = 0;

  head(major: number, n: number): void {
    const size = n < 24 ? 0 : n < 0x100 ? 1 : n < 0x10000 ? 2 : n < 0x100000000 ? 4 : 8;
    const at = this.grow(1 + size);
    this.bytes[at] = (major << 5) | (size === 0 ? n : 24 + Math.log2(size));
    for (let i = size; i > 0; i--) {
      this.bytes[at + i] = n % 256;
      n = Math.floor(n / 256);
    }
  }

  put(bytes: Uint8Array): void {
    const at = this.grow(bytes.length);
    this.bytes.set(bytes, at);
  }

  get written(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private grow(more: number): number {
    const at = this.length;
    this.length += more;
    if (this.length > this.bytes.length) {
      const wider = new Uint8Array(this.length * 2);
      wider.set(this.bytes);
      this.bytes = wider;
    }
    return at;
  }
}

/**
 * Deterministic CBOR (RFC 8949, section 4.2.1): shortest heads, definite lengths, keys in the order of their bytes.
 * Throws a RangeError for values without an encoding here: fractions, unsafe integers, other objects.
 */
export function encode(value: unknown): Uint8Array {
  const sink = new Sink();
  write(sink, value as Cbor);
  return sink.written;
}

function write(sink: Sink, value: Cbor): void {
  if (value === null) return sink.head(SIMPLE, NULL);
  switch (typeof value) {
    case 'boolean':
      return sink.head(SIMPLE, value ? TRUE : FALSE);
    case 'number':
      if (!Number.isSafeInteger(value)) throw new RangeError(`${value} has no exact encoding`);
      return value < 0 ? sink.head(NEGATIVE, -1 - value) : sink.head(UINT, value);
    case 'string':
      return writeBytes(sink, TEXT, utf8.encode(value));
  }
  if (value instanceof Uint8Array) return writeBytes(sink, BYTES, value);
  if (Array.isArray(value)) {
    sink.head(LIST, value.length);
    for (const item of value as readonly Cbor[]) write(sink, item);
    return;
  }
  if (typeof value !== 'object' || !isPlain(value)) throw new RangeError(`a ${typeof value} has no encoding`);
  const members = Object.keys(value)
    .sort()
    .filter((key) => (value as Record<string, Cbor>)[key] !== undefined)
    .map((key) => [utf8.encode(key), (value as Record<string, Cbor>)[key]] as const)
    .sort(([a], [b]) => byBytes(a, b));
  sink.head(MAP, members.length);
  for (const [key, member] of members) {
    writeBytes(sink, TEXT, key);
    write(sink, member);
  }
}

function writeBytes(sink: Sink, major: number, bytes: Uint8Array): void {
  sink.head(major, bytes.length);
  sink.put(bytes);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Compares as encodings do: heads contain the length, so a shorter key comes first. */
function byBytes(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return a.length - b.length;
  const i = a.findIndex((byte, at) => byte !== b[at]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** Limits of values read; reading stops beyond them. */
export interface Most {
  /** Byte strings, and values of any other type. */
  readonly strings: number;
  readonly values: number;
}

/**
 * Reads one value of the types {@link encode} writes, in any encoding: compare with the result of `encode` to accept
 * only the canonical one. Throws a RangeError for anything else, trailing bytes, nesting deeper than `depth`, and more
 * values than `most`.
 */
export function decode(bytes: Uint8Array, depth: number, most?: Most): unknown {
  const reader = new Reader(bytes, most);
  const value = reader.value(depth);
  if (!reader.isAtEnd) throw new RangeError('bytes left over');
  return value;
}

function exact(n: number): number {
  if (!Number.isSafeInteger(n)) throw new RangeError('a number too large to be exact');
  return n;
}

class Reader {
  private at = 0;
  private strings: number;
  private values: number;

  constructor(
    private readonly bytes: Uint8Array,
    most?: Most
  ) {
    this.strings = most?.strings ?? Infinity;
    this.values = most?.values ?? Infinity;
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }

  value(depth: number): unknown {
    const [first] = this.take(1);
    const major = first >> 5;
    const info = first & 31;
    if (major === BYTES ? this.strings-- === 0 : this.values-- === 0) throw new RangeError('too many values');
    if (major === SIMPLE) return this.simple(info);
    const n = this.argument(info);
    if (major === UINT) return n;
    if (major === NEGATIVE) return exact(-1 - n);
    if (major === BYTES) return this.take(n).slice();
    if (major === TEXT) return strict.decode(this.take(n));
    if (major !== LIST && major !== MAP) throw new RangeError('a type never used here');
    if (depth === 0) throw new RangeError('nested too deep');
    // Each member takes at least one byte, so a length beyond the remaining bytes is invalid.
    if (n > this.bytes.length - this.at) throw new RangeError('cut short');
    if (major === LIST) return Array.from({ length: n }, () => this.value(depth - 1));
    return Object.fromEntries(Array.from({ length: n }, () => this.member(depth - 1)));
  }

  private member(depth: number): [string, unknown] {
    const key = this.value(depth);
    if (typeof key !== 'string') throw new RangeError('a key that is no text');
    return [key, this.value(depth)];
  }

  private simple(info: number): boolean | null {
    if (info === NULL) return null;
    if (info !== TRUE && info !== FALSE) throw new RangeError('a type never used here');
    return info === TRUE;
  }

  private argument(info: number): number {
    if (info < 24) return info;
    if (info > 27) throw new RangeError('no definite length');
    return exact(this.take(1 << (info - 24)).reduce((sum, byte) => sum * 256 + byte, 0));
  }

  private take(n: number): Uint8Array {
    if (n > this.bytes.length - this.at) throw new RangeError('cut short');
    return this.bytes.subarray(this.at, (this.at += n));
  }
}

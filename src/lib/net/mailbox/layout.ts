import { isWhole } from '../../kernel/whole.ts';
import type { Table } from '../../table/fold/table.ts';
import { CLAIM_BYTES } from '../../table/gathering/headerClaims.ts';
import { encodeHeader, type PartyId } from '../../table/header.ts';
import { fromHex, HASH_LENGTH, sameBytes, SIGNATURE_LENGTH } from '../../table/log/bytes.ts';
import { decodeValue, encodeValue, isMap, type Value } from '../../table/log/codec.ts';
import { encodeDraft, idOf, seal, type Body, type Entry } from '../../table/log/entry.ts';
import { OVERHEAD, SIZES } from './envelope.ts';

/** Highest page number; a longer log continues by letter. */
export const LAST_PAGE = 16;
/** Bytes of own items in a head; the remaining space is for statements about other parties. */
const HEAD_ITEMS = 1_900;
const HEAD_ROOM = SIZES.head[1] - OVERHEAD;
const PAGE_ROOM = SIZES.page - OVERHEAD;
/** Bytes around the items of a page: version, table, index, list. */
const PAGE_FRAME = 48;
/** At least the size of the item that signs the header. */
const SIT_BYTES = 112;
/** Bytes of a head's words: a longer text makes its head malformed. */
export const MAX_WORDS = 300;
const NONCE_LENGTH = 16;
const VERSION = 1;
/** A first page that carries claims beside the header. */
const WITH_CLAIMS = 2;
const BOUNDS = { bytes: SIZES.page, depth: 14 };
const MAX_INDEX = 16_383;
const MAX_PARTIES = 256;
const MAX_POSITION = 0x7fffffff;
const MAX_SEQ = 0xffffffff;

/** Why a party's mail cannot be read. NEWER: written by a later version of this program. */
export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(readonly code: 'NEWER' | 'MALFORMED' | 'FULL') {
    super(`mail ${code}`);
  }
}

/** A party's own state and its view of the table, with the items of its log that are on no page yet. */
export interface Head {
  readonly table: Uint8Array;
  readonly seq: number;
  /** Number of gapless entries this party holds of each party's log. */
  readonly lengths: readonly number[];
  /** Transcript hash at this party's position, 32 bytes. */
  readonly hash: Uint8Array;
  /** Parties that the table waits for in this party's view. */
  readonly awaited: readonly PartyId[];
  /** Index of the first item in the log. */
  readonly first: number;
  readonly items: readonly Value[];
  /** Entries of other parties that no place holds any more, the most useful first. */
  readonly echo: readonly Value[];
  /** Nonce of a device that wants its own log confirmed: others return it. */
  readonly asks: Uint8Array | null;
  /** Nonces of other parties, returned. */
  readonly returns: readonly (readonly [PartyId, Uint8Array])[];
  /** Fragment of the link to the next game this party opened, or ''. At most {@link MAX_WORDS} bytes. */
  readonly words: string;
}

export interface PageMail {
  readonly table: Uint8Array;
  readonly first: number;
  readonly items: readonly Value[];
  /** Bytes of the header, on the first page. */
  readonly header: Uint8Array | null;
  /** The claims the header was composed from, as its author sent them; null where it sent none. */
  readonly claims: Value | null;
}

/** A log divided over the places of its author: pages, and the rest for the head. */
export interface Laid {
  readonly pages: readonly Uint8Array[];
  readonly first: number;
  readonly items: readonly Value[];
}

/** An entry without the fields its place implies: table, party, index and previous entry. */
export function itemOf({ position, hash, body, signature }: Entry): Value {
  const { kind, ...rest } = body;
  return [position, fromHex(hash), kind, rest as unknown as Value, signature];
}

/**
 * Divides a log into pages and head; `claims` are those the header was composed from ({@link writeClaims}). The division
 * depends on the log alone: a full head moves all items but its newest to the last page, and the first page keeps room
 * for claims whether or not there are any. So a device that has only its log writes the same pages again. Throws
 * MailError FULL beyond {@link LAST_PAGE}.
 */
export function layOut(
  table: Pick<Table, 'id' | 'header'>,
  log: readonly Entry[],
  claims: Value | null
): Laid {
  const headerBytes = encodeHeader(table.header);
  const claimsRoom = 1 + CLAIM_BYTES * (table.header.parties.length - 1);
  // A header of unusual size leaves no room: then readers take the claims from the door.
  const hasRoom = PAGE_FRAME + headerBytes.length + 3 + claimsRoom + SIT_BYTES <= PAGE_ROOM;
  const firstExtra = headerBytes.length + 3 + (hasRoom ? claimsRoom : 0);
  const pages: { first: number; items: Value[]; size: number }[] = [];
  let first = 0;
  const held: { item: Value; size: number }[] = [];
  const toPages = (count: number) => {
    for (const { item, size } of held.splice(0, count)) {
      let page = pages.at(-1);
      if (!page || page.size + size > PAGE_ROOM) {
        const extra = pages.length === 0 ? firstExtra : 0;
        page = { first, items: [], size: PAGE_FRAME + extra };
        if (page.size + size > PAGE_ROOM) throw new MailError('FULL');
        pages.push(page);
      }
      page.items.push(item);
      page.size += size;
      first++;
    }
  };
  for (const entry of log) {
    const item = itemOf(entry);
    held.push({ item, size: encodeValue(item).length });
    // Entry 0 goes to the first page with the header, for readers that know the table only from this party.
    if (entry.index === 0) toPages(1);
    else if (held.reduce((sum, { size }) => sum + size, 0) > HEAD_ITEMS)
      toPages(Math.max(1, held.length - 1));
  }
  if (pages.length > LAST_PAGE) throw new MailError('FULL');
  return {
    pages: pages.map(({ first: from, items }, i) => {
      if (i > 0) return encodeValue([VERSION, table.id, from, items, null]);
      return claims !== null && hasRoom
        ? encodeValue([WITH_CLAIMS, table.id, from, items, headerBytes, claims])
        : encodeValue([VERSION, table.id, from, items, headerBytes]);
    }),
    first,
    items: held.map(({ item }) => item)
  };
}

/** A page without items: what stays of a log once every party has all of it. */
export function erasedPage(table: Pick<Table, 'id'>): Uint8Array {
  return encodeValue([VERSION, table.id, 0, [], null]);
}

/** Encodes a head with as many of its first echoed entries as fit. Throws MailError FULL when it does not fit without. */
export function encodeHead(head: Head): Uint8Array {
  const encode = (echo: readonly Value[]) =>
    encodeValue([
      VERSION,
      head.table,
      head.seq,
      head.lengths,
      head.hash,
      head.awaited,
      head.first,
      head.items,
      echo,
      head.asks,
      head.returns,
      head.words
    ] as Value);
  let bytes = encode([]);
  if (bytes.length > HEAD_ROOM) throw new MailError('FULL');
  const echo: Value[] = [];
  for (const item of head.echo) {
    const longer = encode([...echo, item]);
    if (longer.length > HEAD_ROOM) break;
    echo.push(item);
    bytes = longer;
  }
  return bytes;
}

/** The smallest sealed size a head fits in, in bytes. */
export function headSize(bytes: Uint8Array): number {
  return SIZES.head.find((size) => bytes.length + OVERHEAD <= size) ?? SIZES.head[1];
}

/** Decodes a head. Throws MailError NEWER or MALFORMED. */
export function decodeHead(bytes: Uint8Array): Head {
  const list = read(bytes, [12]);
  const [, table, seq, lengths, hash, awaited, first, items, echo, asks, returns, words] = list;
  return {
    table: bytesOf(table, HASH_LENGTH),
    seq: integer(seq, MAX_SEQ),
    lengths: listOf(lengths, MAX_PARTIES).map((n) => integer(n, MAX_INDEX + 1)),
    hash: bytesOf(hash, HASH_LENGTH),
    awaited: listOf(awaited, MAX_PARTIES).map((n) => integer(n, MAX_PARTIES)),
    first: integer(first, MAX_INDEX),
    items: listOf(items, 512),
    echo: listOf(echo, 512),
    asks: asks === null ? null : bytesOf(asks, NONCE_LENGTH),
    returns: listOf(returns, MAX_PARTIES).map((pair) => {
      const [party, nonce] = listOf(pair, 2);
      return [integer(party, MAX_PARTIES), bytesOf(nonce, NONCE_LENGTH)] as const;
    }),
    words: textOf(words)
  };
}

/** Decodes a page. Throws MailError NEWER or MALFORMED. */
export function decodePage(bytes: Uint8Array): PageMail {
  const [, table, first, items, header, claims] = read(bytes, [5, 6]);
  if (header !== null && !(header instanceof Uint8Array)) throw new MailError('MALFORMED');
  return {
    table: bytesOf(table, HASH_LENGTH),
    first: integer(first, MAX_INDEX),
    items: listOf(items, 512),
    header,
    claims: claims ?? null
  };
}

/**
 * Rebuilds the entries of one party's log from items, as far as the entry before is known: `before` is the id of the
 * entry right before the first (the table id for index 0).
 */
export function entriesOf(
  table: Uint8Array,
  party: PartyId,
  first: number,
  items: readonly Value[],
  before: Uint8Array
): Uint8Array[] {
  let prev = before;
  return items.map((item, i) => {
    const { bytes, id } = completed(table, party, first + i, prev, item);
    prev = id;
    return bytes;
  });
}

/** An entry of another party's log as a head echoes it. */
export function echoOf(entry: Entry): Value {
  return [entry.party, entry.index, fromHex(entry.prev), ...(itemOf(entry) as Value[])];
}

/** Rebuilds the entry from an echo. Throws MailError MALFORMED. */
export function fromEcho(table: Uint8Array, echo: Value): Uint8Array {
  const [party, index, prev, ...item] = listOf(echo, 8);
  return completed(
    table,
    integer(party, MAX_PARTIES),
    integer(index, MAX_INDEX),
    bytesOf(prev, HASH_LENGTH),
    item
  ).bytes;
}

function completed(table: Uint8Array, party: PartyId, index: number, prev: Uint8Array, item: Value) {
  const [position, hash, kind, rest, signature] = listOf(item, 5);
  if (!isMap(rest) || typeof kind !== 'string') throw new MailError('MALFORMED');
  const canonical = encodeDraft({
    table,
    party,
    index,
    prev,
    position: integer(position, MAX_POSITION),
    hash: bytesOf(hash, HASH_LENGTH),
    body: { ...rest, kind } as unknown as Body
  });
  return { bytes: seal(bytesOf(signature, SIGNATURE_LENGTH), canonical), id: idOf(canonical) };
}

/** Whether a head or page belongs to this table. */
export function isOf(mail: { readonly table: Uint8Array }, table: Pick<Table, 'id'>): boolean {
  return sameBytes(mail.table, table.id);
}

/** Decodes a list that starts with its version; `lengths` are those of versions 1, 2 and so on. */
function read(bytes: Uint8Array, lengths: readonly number[]): readonly Value[] {
  let value: Value;
  try {
    value = decodeValue(bytes, BOUNDS);
  } catch {
    throw new MailError('MALFORMED');
  }
  if (!Array.isArray(value)) throw new MailError('MALFORMED');
  const list = value as readonly Value[];
  const [version] = list;
  if (typeof version !== 'number') throw new MailError('MALFORMED');
  if (version > lengths.length) throw new MailError('NEWER');
  if (list.length !== lengths[version - VERSION]) throw new MailError('MALFORMED');
  return list;
}

function integer(value: Value | undefined, max: number): number {
  if (!isWhole(value, 0, max)) throw new MailError('MALFORMED');
  return value;
}

function bytesOf(value: Value | undefined, length: number): Uint8Array {
  if (!(value instanceof Uint8Array) || value.length !== length) throw new MailError('MALFORMED');
  return value;
}

function listOf(value: Value | undefined, max: number): readonly Value[] {
  if (!Array.isArray(value) || value.length > max) throw new MailError('MALFORMED');
  return value as readonly Value[];
}

function textOf(value: Value | undefined): string {
  if (typeof value !== 'string' || new TextEncoder().encode(value).length > MAX_WORDS)
    throw new MailError('MALFORMED');
  return value;
}

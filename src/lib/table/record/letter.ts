import { isWhole } from '../../kernel/whole.ts';
import { digest, fromHex, HASH_LENGTH, sameBytes, SIGNATURE_LENGTH } from '../log/bytes.ts';
import { decodeValue, encodeValue, isMap, type Value } from '../log/codec.ts';
import { encodeDraft, MAX_INDEX, seal, type Body, type Entry } from '../log/entry.ts';
import { decodeHeader, encodeHeader, type Header, type PartyId } from '../header.ts';
import type { HasRoom, Table } from '../fold/table.ts';

/**
 * Why a letter cannot be read. The list is closed: the UI translates each code. DAMAGED: cut short or corrupted ·
 * NEWER: of a later version · FOREIGN: of another table.
 */
export type LetterProblem = 'DAMAGED' | 'NEWER' | 'FOREIGN';

export class LetterError extends Error {
  override readonly name = 'LetterError';
  constructor(
    readonly code: LetterProblem,
    message: string
  ) {
    super(message);
  }
}

/** An entry without fields its reader knows: null for an id or hash that the reader's own table provides. */
interface Item {
  readonly party: PartyId;
  readonly index: number;
  readonly prev: Uint8Array | null;
  readonly position: number;
  readonly hash: Uint8Array | null;
  readonly kind: string;
  readonly body: Value;
  readonly signature: Uint8Array;
}

/** Entries for a party that is not connected, as short as their signatures allow. */
export interface Letter {
  /** First bytes of the table id. */
  readonly table: Uint8Array;
  /** For a party that has not signed the header yet. */
  readonly header: Header | null;
  /** First bytes of the transcript hash at the position of the first item. */
  readonly start: Uint8Array;
  readonly items: readonly Item[];
}

/** Entries of one party that a letter depends on and its reader lacks. */
export interface Gap {
  readonly party: PartyId;
  /** Indices, both included. */
  readonly from: number;
  readonly to: number;
}

/** Result of a letter at its reader's table. */
export interface Taken {
  /** New entries, in order. Excludes those after a gap or a fault. */
  readonly accepted: readonly Entry[];
  /** Entries needed first; then the letter can be read again. */
  readonly missing: readonly Gap[];
  /** Parties with entries for which there is no room, unless others depend on them. */
  readonly full: readonly PartyId[];
  /** Parties whose entries have invalid signatures. */
  readonly forged: readonly PartyId[];
  /** Writer and reader hold different histories of this table. */
  readonly apart: boolean;
}

const VERSION = 1;
const NAME_LENGTH = 8;
const CHECK_LENGTH = 4;
const START_LENGTH = 4;
const BOUNDS = { bytes: 64 * 1024, depth: 14 };
const MAX_ITEMS = 1024;
const MAX_POSITION = 0x7fffffff;

/** Whether bytes are a letter and not a record: a list, where a record is a map. */
export function isLetter(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes[0] >> 5 === 4;
}

/** Whether {@link readLetter} reads a letter of this length. */
export function isReadable(letter: Uint8Array): boolean {
  return letter.length - CHECK_LENGTH <= BOUNDS.bytes;
}

/** Encodes entries of a table, with its header for a party that may lack it. */
export function writeLetter(table: Table, entries: readonly Entry[], withHeader: boolean): Uint8Array {
  const ordered = [...entries].sort(
    (a, b) => a.position - b.position || a.party - b.party || a.index - b.index || (a.id < b.id ? -1 : 1)
  );
  const written = new Set<string>();
  const sent = new Set(ordered.map(({ id }) => id));
  const items = ordered.map((entry) => {
    const { party, index, position, hash, signature } = entry;
    const { log } = table.snapshot.seating.parties[party];
    // Omits the previous id when the reader knows it by then.
    const tellsPrev = log.forked || (sent.has(entry.prev) && !written.has(entry.prev));
    const tellsHash = table.fold.at(position)?.hash !== hash;
    written.add(entry.id);
    const { kind, ...body } = entry.body;
    return [
      party,
      index,
      tellsPrev ? fromHex(entry.prev) : null,
      position,
      tellsHash ? fromHex(hash) : null,
      kind,
      body as unknown as Value,
      signature
    ];
  });
  const start = ordered.length > 0 ? fromHex(ordered[0].hash).slice(0, START_LENGTH) : new Uint8Array();
  const content = encodeValue([
    VERSION,
    table.id.slice(0, NAME_LENGTH),
    withHeader ? encodeHeader(table.header) : null,
    start,
    items
  ]);
  const letter = new Uint8Array(content.length + CHECK_LENGTH);
  letter.set(content);
  letter.set(checkOf(content), content.length);
  return letter;
}

/** Parses a letter without judging its entries. Throws a {@link LetterError}, or what {@link decodeHeader} throws. */
export function readLetter(bytes: Uint8Array): Letter {
  const content = bytes.subarray(0, Math.max(0, bytes.length - CHECK_LENGTH));
  if (!sameBytes(checkOf(content), bytes.subarray(content.length))) throw damaged();
  let list: Value;
  try {
    list = decodeValue(content, BOUNDS);
  } catch {
    throw damaged();
  }
  if (!Array.isArray(list)) throw damaged();
  const [version, table, header, start, items] = list as readonly Value[];
  if (version !== VERSION)
    throw new LetterError('NEWER', 'This turn was written by a newer version of the app.');
  if (!isBytes(table, NAME_LENGTH) || !(start instanceof Uint8Array)) throw damaged();
  if (!Array.isArray(items) || items.length > MAX_ITEMS) throw damaged();
  if (header !== null && !(header instanceof Uint8Array)) throw damaged();
  return {
    table,
    header: header && decodeHeader(header),
    start,
    items: (items as readonly Value[]).map(readItem)
  };
}

/** Whether a letter is of the table with this id. */
export function isOfTable(letter: Letter, id: Uint8Array): boolean {
  return sameBytes(letter.table, id.slice(0, NAME_LENGTH));
}

/**
 * Adds a letter's entries to a table. Every entry is completed from local data and then judged like any other: a letter
 * can add nothing without valid signatures. Throws FOREIGN for a letter of another table.
 */
export function takeLetter(table: Table, letter: Letter, hasRoom?: HasRoom): Taken {
  if (!isOfTable(letter, table.id)) throw new LetterError('FOREIGN', 'This turn belongs to another table.');
  const accepted: Entry[] = [];
  const missing: Gap[] = [];
  const full = new Set<PartyId>();
  const forged = new Set<PartyId>();
  const apart = isApart(table, letter);
  for (const item of apart ? [] : letter.items) {
    const log = table.snapshot.seating.parties[item.party]?.log;
    if (!log || missing.some(({ party }) => party === item.party)) continue;
    if (forged.has(item.party) || full.has(item.party)) continue;
    if (item.index > log.size && !item.prev) {
      missing.push({ party: item.party, from: log.size, to: item.index - 1 });
      continue;
    }
    const prev = item.prev ?? idBefore(table, item);
    const hash = item.hash ?? hashAt(table, item.position);
    // The game has not reached that position here: another party's answer is missing, which the gap in that
    // party's log shows.
    if (!prev || !hash) continue;
    const receipt = table.receive(complete(table, item, prev, hash), undefined, hasRoom);
    if (receipt.status === 'accepted') accepted.push(receipt.entry);
    else if (receipt.status === 'ignored') (receipt.reason === 'full' ? full : forged).add(item.party);
  }
  if (forged.size === 0 && !apart) missing.push(...awaitedFor(table, letter, missing));
  return { accepted, missing, full: [...full], forged: [...forged], apart };
}

/** The reader's table must have the same hash at the position of the first item. */
function isApart(table: Table, { items, start }: Letter): boolean {
  const [first] = items;
  const here = first && hashAt(table, first.position);
  return here ? !sameBytes(here.slice(0, START_LENGTH), start) : false;
}

/**
 * The game must reach the position of each item. If it waits at an earlier one, the awaited parties have
 * answered, and those entries are missing here.
 */
function awaitedFor(table: Table, { items }: Letter, known: readonly Gap[]): Gap[] {
  const { position, awaited, seating } = table.snapshot;
  if (!items.some((item) => item.hash === null && item.position > position)) return [];
  const parties = [...new Set(awaited.map(({ party }) => party))];
  return parties
    .filter((party) => !known.some((gap) => gap.party === party))
    .map((party) => {
      const { size } = seating.parties[party].log;
      return { party, from: size, to: size };
    });
}

function complete(table: Table, item: Item, prev: Uint8Array, hash: Uint8Array): Uint8Array {
  const { party, index, position, kind, body, signature } = item;
  const canonical = encodeDraft({
    table: table.id,
    party,
    index,
    prev,
    position,
    hash,
    body: { ...(body as object), kind } as Body
  });
  return seal(signature, canonical);
}

function idBefore(table: Table, { party, index }: Item): Uint8Array | null {
  if (index === 0) return table.id;
  const { log } = table.snapshot.seating.parties[party];
  const before = log.all().find((entry) => entry.index === index - 1 && log.get(entry.id));
  return before ? fromHex(before.id) : null;
}

function hashAt(table: Table, position: number): Uint8Array | null {
  const node = table.fold.at(position);
  return node ? fromHex(node.hash) : null;
}

function readItem(value: Value): Item {
  if (!Array.isArray(value) || value.length !== 8) throw damaged();
  const [party, index, prev, position, hash, kind, body, signature] = value as readonly Value[];
  if (!isWhole(party, 0, 255) || !isWhole(index, 0, MAX_INDEX) || !isWhole(position, 0, MAX_POSITION))
    throw damaged();
  if (prev !== null && !isBytes(prev, HASH_LENGTH)) throw damaged();
  if (hash !== null && !isBytes(hash, HASH_LENGTH)) throw damaged();
  if (typeof kind !== 'string' || !isMap(body) || !isBytes(signature, SIGNATURE_LENGTH)) throw damaged();
  return { party, index, prev, position, hash, kind, body, signature };
}

function isBytes(value: Value, length: number): value is Uint8Array {
  return value instanceof Uint8Array && value.length === length;
}

function checkOf(content: Uint8Array): Uint8Array {
  return digest('letter', content).slice(0, CHECK_LENGTH);
}

function damaged(): LetterError {
  return new LetterError('DAMAGED', 'This turn is not complete, or was changed on its way.');
}

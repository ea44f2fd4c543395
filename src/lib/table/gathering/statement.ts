import { TableError } from '../errors.ts';
import { concat, digest, HASH_LENGTH, SIGNATURE_LENGTH, toHex } from '../log/bytes.ts';
import { decodeValue, encodeValue, Fields, type Value } from '../log/codec.ts';
import { assertGoodKey, verifySignature, type Signer } from '../log/keys.ts';
import { MAX_NAME } from '../header.ts';
import { dealValue, readDeal, type Deal } from './deal.ts';
import { ROOM_LENGTH, roomOf } from './roomName.ts';

/** The inviter's signed offer of a table. */
export interface Card {
  readonly kind: 'card';
  readonly room: Uint8Array;
  readonly key: Uint8Array;
  readonly tip: Uint8Array;
  readonly salt: Uint8Array;
  /** Author of the inviter's mail: 32 bytes. */
  readonly author: Uint8Array;
  readonly name: string;
  readonly seq: number;
  readonly deal: Deal;
  /** Keys whose claims do not count. */
  readonly without: readonly Uint8Array[];
  /** Ids of the claims chosen where there were more than seats; else empty. */
  readonly seated: readonly Uint8Array[];
}

/** A claim to a seat of a deal, or its return. */
export interface Claim {
  readonly kind: 'claim';
  readonly room: Uint8Array;
  /** {@link dealHash} of the accepted deal. */
  readonly deal: Uint8Array;
  readonly key: Uint8Array;
  readonly tip: Uint8Array;
  /** Author of this party's mail: 32 bytes. */
  readonly author: Uint8Array;
  readonly name: string;
  /** The seat wished for. */
  readonly seat: number;
  readonly salt: Uint8Array;
  readonly seq: number;
  /** Gives the seat back. */
  readonly leaves: boolean;
}

/** A statement with a valid signature. */
export interface Signed<T> {
  readonly body: T;
  /** `H(card, canonical bytes)` or `H(claim, canonical bytes)`, hex. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

const VERSION = 1;
const BOUNDS = { bytes: 4096, depth: 12 };
const MAX_SEQ = 0x7fffffff;
const MAX_KEYS = 64;

/** The canonical bytes of a statement, without a signature. */
export function encodeStatement(body: Card | Claim): Uint8Array {
  return encodeValue(body.kind === 'card' ? cardValue(body) : claimValue(body));
}

/** Signs a statement; the result is `signature ‖ canonical bytes`. Throws MALFORMED if it would not parse. */
export async function signStatement(body: Card | Claim, signer: Signer): Promise<Uint8Array> {
  const canonical = encodeStatement(body);
  parse(canonical);
  return concat(await signer.sign(digest(body.kind, canonical)), canonical);
}

/**
 * Parses and verifies a statement of a room. Throws MALFORMED, BAD_KEY, WRONG_KEY (a card not of the room's inviter).
 * Needs a loaded curve.
 */
export function readStatement(bytes: Uint8Array, room: Uint8Array): Signed<Card> | Signed<Claim> {
  const canonical = bytes.slice(SIGNATURE_LENGTH);
  const body = parse(canonical);
  if (toHex(body.room) !== toHex(room)) throw new TableError('MALFORMED', 'A statement of another room.');
  if (body.kind === 'card' && toHex(roomOf(body.key, body.tip, body.salt)) !== toHex(room))
    throw new TableError('WRONG_KEY', 'This card is not of who made the link.');
  assertGoodKey(body.key);
  const message = digest(body.kind, canonical);
  if (!verifySignature({ key: body.key, message, signature: bytes.slice(0, SIGNATURE_LENGTH) }))
    throw new TableError('WRONG_KEY', 'This statement is not signed by its key.');
  return { body, id: toHex(message), bytes: bytes.slice() } as Signed<Card> | Signed<Claim>;
}

function cardValue({ room, key, tip, salt, author, name, seq, deal, without, seated }: Card): Value {
  return [VERSION, 'card', room, key, tip, salt, author, name, seq, dealValue(deal), without, seated];
}

function claimValue({ room, deal, key, tip, author, name, seat, salt, seq, leaves }: Claim): Value {
  return [VERSION, 'claim', room, deal, key, tip, author, name, seat, salt, seq, leaves];
}

function parse(canonical: Uint8Array): Card | Claim {
  const list = decodeValue(canonical, BOUNDS);
  if (!Array.isArray(list) || list.length !== 12) throw new TableError('MALFORMED', 'Not a statement.');
  const [version, kind, room, ...rest] = list as readonly Value[];
  const names =
    kind === 'card'
      ? (['key', 'tip', 'salt', 'author', 'name', 'seq', 'deal', 'without', 'seated'] as const)
      : (['deal', 'key', 'tip', 'author', 'name', 'seat', 'salt', 'seq', 'leaves'] as const);
  const map = Object.fromEntries(names.map((name, i) => [name, rest[i]]));
  const fields = Fields.of({ version, kind, room, ...map }, 'statement', [
    'version',
    'kind',
    'room',
    ...names
  ]);
  fields.integer('version', VERSION, VERSION);
  const common = {
    room: fields.bytes('room', ROOM_LENGTH),
    key: fields.bytes('key', HASH_LENGTH),
    tip: fields.bytes('tip', HASH_LENGTH),
    salt: fields.bytes('salt', ROOM_LENGTH),
    author: fields.bytes('author', HASH_LENGTH),
    name: fields.text('name', MAX_NAME),
    seq: fields.integer('seq', 0, MAX_SEQ)
  };
  if (fields.oneOf('kind', ['card', 'claim']) === 'card')
    return {
      kind: 'card',
      ...common,
      deal: readDeal(fields.raw('deal')),
      without: fields.list('without', 0, MAX_KEYS, readHash),
      seated: fields.list('seated', 0, MAX_KEYS, readHash)
    };
  if (typeof fields.raw('leaves') !== 'boolean')
    throw new TableError('MALFORMED', 'A claim stays or leaves.');
  return {
    kind: 'claim',
    ...common,
    deal: fields.bytes('deal', HASH_LENGTH),
    seat: fields.integer('seat', 0, 15),
    leaves: fields.raw('leaves') === true
  };
}

function readHash(value: Value): Uint8Array {
  if (!(value instanceof Uint8Array) || value.length !== HASH_LENGTH)
    throw new TableError('MALFORMED', 'A key or an id has 32 bytes.');
  return value;
}

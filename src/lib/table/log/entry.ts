import type { Action, Seat } from '../../kernel/game.ts';
import { concat, digest, HASH_LENGTH, SIGNATURE_LENGTH, toHex } from './bytes.ts';
import { decodeValue, encodeValue, Fields, isMap, type Value } from './codec.ts';
import { TableError } from '../errors.ts';
import { MAX_HEADER_SEATS, type PartyId } from '../header.ts';

/** Another party's signature on a message that this entry needs consent for. */
export interface Consent {
  readonly party: PartyId;
  readonly signature: Uint8Array;
}

/** Verdict on a missing party: a bot speaks for its seats, they become silent, or only a witness is replaced. */
export type Cut =
  | { readonly party: PartyId; readonly verdict: 'bot'; readonly host: PartyId }
  | { readonly party: PartyId; readonly verdict: 'out' | 'other' };

/** Two ids one party signed at one index of its log. */
export interface Proof {
  readonly party: PartyId;
  readonly index: number;
  readonly ids: readonly [Uint8Array, Uint8Array];
  readonly signatures: readonly [Uint8Array, Uint8Array];
}

export type Body =
  | { readonly kind: 'sit' }
  | {
      readonly kind: 'do';
      readonly seat: Seat;
      readonly action: Action;
      /** Present when it leads directly to another party's draw. */
      readonly link?: Uint8Array;
      /** Present when it leads directly to its own draw and the witness must be named. */
      readonly witness?: PartyId;
    }
  | { readonly kind: 'hide'; readonly seat: Seat; readonly hidden: Uint8Array }
  | { readonly kind: 'show'; readonly seat: Seat; readonly action: Action; readonly salt: Uint8Array }
  | { readonly kind: 'ask'; readonly witness: PartyId }
  | { readonly kind: 'witness' | 'draw'; readonly link: Uint8Array }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat; readonly to: number; readonly consents: readonly Consent[] }
  | {
      readonly kind: 'return';
      readonly seat: Seat;
      readonly party: PartyId;
      /** New key and tip, when the old ones are lost. */
      readonly fresh?: { readonly key: Uint8Array; readonly tip: Uint8Array };
      readonly consents: readonly Consent[];
    }
  | { readonly kind: 'absent'; readonly cuts: readonly Cut[]; readonly proof?: Proof }
  | { readonly kind: 'seal' }
  | { readonly kind: 'end' };

export type Kind = Body['kind'];

/** One signed entry of a party's log. */
export interface Entry {
  readonly table: Uint8Array;
  readonly party: PartyId;
  readonly index: number;
  /** Id of the party's previous entry; the table id for entry 0. */
  readonly prev: string;
  /** The position and transcript hash it answers. */
  readonly position: number;
  readonly hash: string;
  readonly body: Body;
  /** SHA-256 of the canonical bytes without the signature. */
  readonly id: string;
  readonly signature: Uint8Array;
  /** Signature and canonical bytes, as stored and sent. */
  readonly bytes: Uint8Array;
}

/** The fields of an entry before signing. */
export interface Draft {
  readonly table: Uint8Array;
  readonly party: PartyId;
  readonly index: number;
  readonly prev: Uint8Array;
  readonly position: number;
  readonly hash: Uint8Array;
  readonly body: Body;
}

/** Longest entry in bytes, signature included. */
export const MAX_ENTRY = 4096;
/** Entries a log may hold. */
export const MAX_INDEX = 16_383;
const BOUNDS = { bytes: MAX_ENTRY - SIGNATURE_LENGTH, depth: 10 };
const MAX_POSITION = 0x7fffffff;
const MAX_PARTY = 255;

/** The canonical bytes that are hashed to the id. */
export function encodeDraft(draft: Draft): Uint8Array {
  const { kind, ...body } = draft.body;
  return encodeValue([
    1,
    draft.table,
    draft.party,
    draft.index,
    draft.prev,
    draft.position,
    draft.hash,
    kind,
    body as unknown as Value
  ]);
}

export function idOf(canonical: Uint8Array): Uint8Array {
  return digest('entry', canonical);
}

/** The signed message: the id with its place, so that two ids at one place are a proof without bodies. */
export function placeMessage(table: Uint8Array, party: PartyId, index: number, id: Uint8Array): Uint8Array {
  return digest('place', table, party, index, id);
}

/** The bytes of an entry as stored and sent. */
export function seal(signature: Uint8Array, canonical: Uint8Array): Uint8Array {
  return concat(signature, canonical);
}

/** Parses an entry without checking its signature. Throws MALFORMED. */
export function decodeEntry(bytes: Uint8Array): Entry {
  if (bytes.length <= SIGNATURE_LENGTH) throw new TableError('MALFORMED', 'Too short for an entry.');
  const canonical = bytes.subarray(SIGNATURE_LENGTH);
  const list = decodeValue(canonical, BOUNDS);
  if (!Array.isArray(list) || list.length !== 9) throw new TableError('MALFORMED', 'Not an entry.');
  const [version, table, party, index, prev, position, hash, kind, body] = list as readonly Value[];
  const fields = Fields.of({ version, table, party, index, prev, position, hash, kind }, 'entry', [
    'version',
    'table',
    'party',
    'index',
    'prev',
    'position',
    'hash',
    'kind'
  ]);
  fields.integer('version', 1, 1);
  return {
    table: fields.bytes('table', HASH_LENGTH),
    party: fields.integer('party', 0, MAX_PARTY),
    index: fields.integer('index', 0, MAX_INDEX),
    prev: toHex(fields.bytes('prev', HASH_LENGTH)),
    position: fields.integer('position', 0, MAX_POSITION),
    hash: toHex(fields.bytes('hash', HASH_LENGTH)),
    body: readBody(fields.text('kind', 8), body),
    id: toHex(idOf(canonical)),
    signature: bytes.slice(0, SIGNATURE_LENGTH),
    bytes: bytes.slice()
  };
}

function readBody(kind: string, value: Value): Body {
  const read = (required: readonly string[], optional: readonly string[] = []) =>
    Fields.of(value, kind, required, optional);
  const seatOf = (fields: Fields) => fields.integer('seat', 0, MAX_HEADER_SEATS - 1);
  const partyOf = (fields: Fields, key = 'party') => fields.integer(key, 0, MAX_PARTY);
  switch (kind) {
    case 'sit':
    case 'seal':
    case 'end':
      read([]);
      return { kind };
    case 'do': {
      const fields = read(['seat', 'action'], ['link', 'witness']);
      return {
        kind,
        seat: seatOf(fields),
        action: readAction(fields),
        ...(fields.has('link') ? { link: fields.bytes('link', HASH_LENGTH) } : {}),
        ...(fields.has('witness') ? { witness: partyOf(fields, 'witness') } : {})
      };
    }
    case 'hide': {
      const fields = read(['seat', 'hidden']);
      return { kind, seat: seatOf(fields), hidden: fields.bytes('hidden', HASH_LENGTH) };
    }
    case 'show': {
      const fields = read(['seat', 'action', 'salt']);
      return {
        kind,
        seat: seatOf(fields),
        action: readAction(fields),
        salt: fields.bytes('salt', HASH_LENGTH)
      };
    }
    case 'ask':
      return { kind, witness: partyOf(read(['witness']), 'witness') };
    case 'witness':
    case 'draw':
      return { kind, link: read(['link']).bytes('link', HASH_LENGTH) };
    case 'resign':
      return { kind, seat: seatOf(read(['seat'])) };
    case 'back': {
      const fields = read(['seat', 'to', 'consents']);
      return {
        kind,
        seat: seatOf(fields),
        to: fields.integer('to', 0, MAX_POSITION),
        consents: readConsents(fields)
      };
    }
    case 'return': {
      const fields = read(['seat', 'party', 'consents'], ['fresh']);
      const fresh = fields.has('fresh') ? Fields.of(fields.raw('fresh'), 'fresh', ['key', 'tip']) : null;
      return {
        kind,
        seat: seatOf(fields),
        party: partyOf(fields),
        consents: readConsents(fields),
        ...(fresh
          ? { fresh: { key: fresh.bytes('key', HASH_LENGTH), tip: fresh.bytes('tip', HASH_LENGTH) } }
          : {})
      };
    }
    case 'absent': {
      const fields = read(['cuts'], ['proof']);
      return {
        kind,
        cuts: fields.list('cuts', 0, MAX_HEADER_SEATS, readCut),
        ...(fields.has('proof') ? { proof: readProof(fields.raw('proof')) } : {})
      };
    }
    default:
      throw new TableError('MALFORMED', 'An entry of a kind that does not exist.');
  }
}

function readAction(fields: Fields): Action {
  const action = fields.raw('action');
  if (!isMap(action) || typeof action.do !== 'string')
    throw new TableError('MALFORMED', 'An action says what to do.');
  return fields.json('action') as unknown as Action;
}

function readConsents(fields: Fields): Consent[] {
  return fields.list('consents', 0, MAX_HEADER_SEATS, (value) => {
    const consent = Fields.of(value, 'consent', ['party', 'signature']);
    return {
      party: consent.integer('party', 0, MAX_PARTY),
      signature: consent.bytes('signature', SIGNATURE_LENGTH)
    };
  });
}

function readCut(value: Value): Cut {
  const cut = Fields.of(value, 'cut', ['party', 'verdict'], ['host']);
  const party = cut.integer('party', 0, MAX_PARTY);
  const verdict = cut.oneOf('verdict', ['bot', 'out', 'other']);
  if ((verdict === 'bot') !== cut.has('host'))
    throw new TableError('MALFORMED', 'A bot has a host, nothing else has.');
  return verdict === 'bot' ? { party, verdict, host: cut.integer('host', 0, MAX_PARTY) } : { party, verdict };
}

function readProof(value: Value): Proof {
  const proof = Fields.of(value, 'proof', ['party', 'index', 'ids', 'signatures']);
  const pair = (key: string, length: number) => {
    const [a, b] = proof.list(key, 2, 2, (item) => {
      if (!(item instanceof Uint8Array) || item.length !== length)
        throw new TableError('MALFORMED', `A proof holds two ${key}.`);
      return item;
    });
    return [a, b] as const;
  };
  return {
    party: proof.integer('party', 0, MAX_PARTY),
    index: proof.integer('index', 0, MAX_INDEX),
    ids: pair('ids', HASH_LENGTH),
    signatures: pair('signatures', SIGNATURE_LENGTH)
  };
}

import { byCodeUnit } from '../kernel/canonical.ts';
import type { Game, GameConfig, Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { digest, HASH_LENGTH, toHex } from './log/bytes.ts';
import { decodeValue, encodeValue, Fields, isMap, type Value } from './log/codec.ts';
import { TableError } from './errors.ts';
import { assertGoodKey, isOwnKey, loadCurve, type Random } from './log/keys.ts';

/** Index of a party (a device) in the header's list; parties that return with a new key are appended. */
export type PartyId = number;

/** Which party must show a link in addition to the drawing party, where no other party has just shown one. */
export type WitnessPolicy = 'named' | 'next' | 'all';

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The party that speaks for the seat. */
  readonly party: PartyId;
}

export interface PartyInfo {
  readonly name: string;
  /** Ed25519 public key, 32 bytes. */
  readonly key: Uint8Array;
  /** Link 0 of its chain, 32 bytes. */
  readonly tip: Uint8Array;
}

/** Everything agreed before anyone signs. Its hash is the table id. */
export interface Header {
  readonly game: string;
  /** Ascending by code unit, each once. */
  readonly expansions: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  /** Hash of the rules in the creator's build, 32 bytes: tables need equal rules. */
  readonly rules: Uint8Array;
  readonly seats: readonly SeatInfo[];
  readonly parties: readonly PartyInfo[];
  readonly policy: { readonly witness: WitnessPolicy; readonly aids: readonly string[] };
  /** The starting seat; when absent, and with several seats, draw 1 is the starting lot. */
  readonly first?: Seat;
  /** 32 random bytes, so that no two tables share an id. */
  readonly nonce: Uint8Array;
}

/** Looks up a game by id; throws or returns undefined for an unknown one. */
export type GameSource = (id: string) => Game | undefined;

export const MAX_HEADER_SEATS = 16;
const MAX_HEADER = { bytes: 16_384, depth: 12 };
/** Longest name of a person, seat, game or id, in UTF-16 units. */
export const MAX_NAME = 64;
export const MAX_IDS = 64;

/** Builds a header with a fresh nonce. Throws what {@link decodeHeader} would. */
export function createHeader(parts: Omit<Header, 'nonce'>, random: Random): Header {
  const header = {
    ...parts,
    expansions: [...new Set(parts.expansions)].sort(byCodeUnit),
    nonce: random(HASH_LENGTH)
  };
  return decodeHeader(encodeHeader(header));
}

export function encodeHeader(header: Header): Uint8Array {
  return encodeValue({ version: 1, ...header });
}

/** Parses a header. Throws MALFORMED, BAD_KEY or BAD_HEADER. Keys of other devices need a loaded curve. */
export function decodeHeader(bytes: Uint8Array): Header {
  const header = parseHeader(bytes);
  for (const { key } of header.parties) assertGoodKey(key);
  return header;
}

/** As {@link decodeHeader}; loads the curve if there is a key of another device to check. */
export async function readHeader(bytes: Uint8Array): Promise<Header> {
  if (!parseHeader(bytes).parties.every(({ key }) => isOwnKey(key))) await loadCurve();
  return decodeHeader(bytes);
}

/** As {@link decodeHeader}, but without checking the keys, which takes long: for headers that may be refused for another reason. */
export function parseHeader(bytes: Uint8Array): Header {
  const fields = Fields.of(
    decodeValue(bytes, MAX_HEADER),
    'header',
    ['version', 'game', 'expansions', 'options', 'rules', 'seats', 'parties', 'policy', 'nonce'],
    ['first']
  );
  fields.integer('version', 1, 1);
  if (!isMap(fields.raw('options'))) throw new TableError('MALFORMED', 'The options are not a map.');
  const policy = Fields.of(fields.raw('policy'), 'policy', ['witness', 'aids']);
  const header: Header = {
    game: fields.text('game', MAX_NAME),
    expansions: fields.list('expansions', 0, MAX_IDS, asId),
    options: fields.json('options') as Readonly<Record<string, Json>>,
    rules: fields.bytes('rules', HASH_LENGTH),
    seats: fields.list('seats', 1, MAX_HEADER_SEATS, (value) => {
      const seat = Fields.of(value, 'seat', ['name', 'kind', 'party']);
      return {
        name: seat.text('name', MAX_NAME),
        kind: seat.oneOf('kind', ['person', 'bot']),
        party: seat.integer('party', 0, MAX_HEADER_SEATS - 1)
      };
    }),
    parties: fields.list('parties', 1, MAX_HEADER_SEATS, (value) => {
      const party = Fields.of(value, 'party', ['name', 'key', 'tip']);
      return {
        name: party.text('name', MAX_NAME),
        key: party.bytes('key', HASH_LENGTH),
        tip: party.bytes('tip', HASH_LENGTH)
      };
    }),
    policy: {
      witness: policy.oneOf('witness', ['named', 'next', 'all']),
      aids: policy.list('aids', 0, MAX_IDS, asId)
    },
    nonce: fields.bytes('nonce', HASH_LENGTH),
    ...(fields.has('first') ? { first: fields.integer('first', 0, MAX_HEADER_SEATS - 1) } : {})
  };
  check(header);
  return header;
}

/** The table id: a 32-byte hash of the header. */
export function tableIdOf(header: Header): Uint8Array {
  return digest('table', encodeHeader(header));
}

/** The game's configuration once the starting seat is known. */
export function configOf(header: Header, first: Seat): GameConfig {
  return { seats: header.seats.length, expansions: header.expansions, options: header.options, first };
}

/** The header's game, after a trial setup. Throws UNKNOWN_GAME, BAD_HEADER. */
export function gameOf(header: Header, games: GameSource): Game {
  let game: Game | undefined;
  try {
    game = games(header.game);
  } catch {
    // A game that fails to load counts as unknown.
  }
  if (!game) throw new TableError('UNKNOWN_GAME', `The game ${header.game} is not here.`);
  try {
    game.setup(configOf(header, header.first ?? 0));
  } catch (error) {
    throw new TableError('BAD_HEADER', error instanceof Error ? error.message : 'The game refuses this.');
  }
  return game;
}

/** An id of a set or an aid; throws MALFORMED. */
export function asId(value: Value): string {
  if (typeof value !== 'string' || value.length > MAX_NAME)
    throw new TableError('MALFORMED', 'An id is a short text.');
  return value;
}

/** Whether ids ascend by code unit, each once. */
export function isAscending(ids: readonly string[]): boolean {
  return ids.every((id, i) => i === 0 || byCodeUnit(ids[i - 1], id) < 0);
}

function check(header: Header): void {
  const bad = (why: string) => new TableError('BAD_HEADER', why);
  const { seats, parties, expansions, first } = header;
  if (!isAscending(expansions)) throw bad('Expansions are listed in ascending order, each once.');
  if (seats.some((seat) => seat.party >= parties.length))
    throw bad('A seat names a party that is not there.');
  if (parties.some((_, party) => !seats.some((seat) => seat.party === party)))
    throw bad('Every party speaks for a seat.');
  if (new Set(parties.map((party) => toHex(party.key))).size < parties.length)
    throw bad('No two parties share a key.');
  if (first !== undefined && first >= seats.length) throw bad('The first seat is not there.');
}

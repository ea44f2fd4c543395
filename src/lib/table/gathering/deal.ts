import { byCodeUnit } from '../../kernel/canonical.ts';
import type { Json } from '../../kernel/json.ts';
import { TableError } from '../errors.ts';
import { asId, isAscending, MAX_HEADER_SEATS, MAX_IDS, MAX_NAME, type WitnessPolicy } from '../header.ts';
import { digest, HASH_LENGTH } from '../log/bytes.ts';
import { encodeValue, Fields, isMap, type Value } from '../log/codec.ts';

/** An offered seat: played by the inviter's device, by a bot on it, or by the claimant. */
export interface DealSeat {
  readonly kind: 'person' | 'bot' | 'friend';
  /** Empty for a friend's seat: the claim names it. */
  readonly name: string;
}

/** What people agree on by claiming a seat: a changed deal needs a new claim. */
export interface Deal {
  readonly game: string;
  /** Ascending by code unit, each once. */
  readonly expansions: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  /** Hash of the rules as the inviter's build has them, 32 bytes. */
  readonly rules: Uint8Array;
  readonly aids: readonly string[];
  readonly witness: WitnessPolicy;
  /** `live`: a lot chooses the starting seat. `days`: the composer begins, which saves a draw over several openings. */
  readonly pace: 'live' | 'days';
  readonly seats: readonly DealSeat[];
  /** The seat that begins, whatever the pace: a rematch passes it on. */
  readonly first?: number;
}

export function dealValue(deal: Deal): Value {
  const { expansions, seats } = deal;
  return {
    ...deal,
    expansions: [...new Set(expansions)].sort(byCodeUnit),
    seats: seats.map(({ kind, name }) => ({ kind, name }))
  } as unknown as Value;
}

/** Hash of a deal: claims are for exactly this one. */
export function dealHash(deal: Deal): Uint8Array {
  return digest('deal', encodeValue(dealValue(deal)));
}

/**
 * Parses a deal; throws MALFORMED. Checks that the inviter's device speaks for a seat, and that a friend's seat exists.
 */
export function readDeal(value: Value | undefined): Deal {
  const fields = Fields.of(
    value,
    'deal',
    ['game', 'expansions', 'options', 'rules', 'aids', 'witness', 'pace', 'seats'],
    ['first']
  );
  if (!isMap(fields.raw('options'))) throw new TableError('MALFORMED', 'The options are not a map.');
  const deal: Deal = {
    game: fields.text('game', MAX_NAME),
    expansions: fields.list('expansions', 0, MAX_IDS, asId),
    options: fields.json('options') as Readonly<Record<string, Json>>,
    rules: fields.bytes('rules', HASH_LENGTH),
    aids: fields.list('aids', 0, MAX_IDS, asId),
    witness: fields.oneOf('witness', ['named', 'next', 'all']),
    pace: fields.oneOf('pace', ['live', 'days']),
    seats: fields.list('seats', 2, MAX_HEADER_SEATS, (item) => {
      const seat = Fields.of(item, 'seat', ['kind', 'name']);
      return { kind: seat.oneOf('kind', ['person', 'bot', 'friend']), name: seat.text('name', MAX_NAME) };
    }),
    ...(fields.has('first') ? { first: fields.integer('first', 0, MAX_HEADER_SEATS - 1) } : {})
  };
  if (deal.first !== undefined && deal.first >= deal.seats.length)
    throw new TableError('MALFORMED', 'The first seat does not exist.');
  if (!isAscending(deal.expansions))
    throw new TableError('MALFORMED', 'Expansions are listed in ascending order, each once.');
  if (friendSeats(deal).length === 0 || friendSeats(deal).length === deal.seats.length)
    throw new TableError('MALFORMED', 'A deal has seats of the inviter and seats to be claimed.');
  return deal;
}

/** Seats open to claims, ascending. */
export function friendSeats(deal: Deal): number[] {
  return deal.seats.flatMap(({ kind }, seat) => (kind === 'friend' ? [seat] : []));
}

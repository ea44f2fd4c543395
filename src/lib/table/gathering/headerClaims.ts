import type { Header } from '../header.ts';
import { concat, sameBytes, SIGNATURE_LENGTH } from '../log/bytes.ts';
import type { Value } from '../log/codec.ts';
import { TableError } from '../errors.ts';
import { isComposedFrom } from './compose.ts';
import { dealHash } from './deal.ts';
import { encodeStatement, readStatement, type Card, type Claim, type Signed } from './statement.ts';

/** Most bytes of one claim in a list of {@link writeClaims}; the list itself takes one byte more. */
export const CLAIM_BYTES = 124;

/**
 * The claims a header was composed from, as they travel with it: per guest, in the order of parties,
 * `[author, seat, salt, seq, signature]`. Header and card imply all other fields.
 */
export function writeClaims(header: Header, claims: readonly Signed<Claim>[]): Value | null {
  const list: Value[] = [];
  for (const { key } of header.parties.slice(1)) {
    const claim = claims.find(({ body }) => sameBytes(body.key, key));
    if (!claim) return null;
    const { author, seat, salt, seq } = claim.body;
    list.push([author, seat, salt, seq, claim.bytes.slice(0, SIGNATURE_LENGTH)]);
  }
  return list;
}

/**
 * Rebuilds and verifies the claims sent with a header. Null unless they are signed by its parties and compose to exactly
 * this header under this card. Never throws for malformed input. Needs a loaded curve.
 */
export function readClaims(value: Value, header: Header, card: Card): Signed<Claim>[] | null {
  const guests = header.parties.slice(1);
  if (!Array.isArray(value) || value.length !== guests.length) return null;
  const deal = dealHash(card.deal);
  try {
    const claims = guests.map(({ key, tip, name }, i) => {
      const [author, seat, salt, seq, signature] = value[i] as readonly Value[];
      const body = {
        kind: 'claim',
        room: card.room,
        deal,
        key,
        tip,
        author,
        name,
        seat,
        salt,
        seq,
        leaves: false
      };
      const canonical = encodeStatement(body as Claim);
      return readStatement(concat(signature as Uint8Array, canonical), card.room) as Signed<Claim>;
    });
    return isComposedFrom(header, card, claims) ? claims : null;
  } catch (error) {
    // A field of another type or length.
    if (error instanceof TableError || error instanceof TypeError) return null;
    throw error;
  }
}

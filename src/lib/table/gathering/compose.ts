import { decodeHeader, encodeHeader, type Header, type PartyInfo } from '../header.ts';
import { digest, fromHex, sameBytes } from '../log/bytes.ts';
import { friendSeats } from './deal.ts';
import type { Gathered } from './gathered.ts';
import type { Card, Claim, Signed } from './statement.ts';

/**
 * Assigns seats: claims by id each get their wished seat if free; then those without one get the first free seats.
 * Returned by seat. Only for at most as many claims as friends' seats.
 */
export function seatClaims(card: Card, claims: readonly Signed<Claim>[]): Map<number, Signed<Claim>> {
  const free = new Set(friendSeats(card.deal));
  const seated = new Map<number, Signed<Claim>>();
  const ordered = [...claims].sort((a, b) => (a.id < b.id ? -1 : 1));
  const put = (claim: Signed<Claim>, seat: number) => {
    free.delete(seat);
    seated.set(seat, claim);
  };
  const rest = ordered.filter((claim) => {
    const isFree = free.has(claim.body.seat);
    if (isFree) put(claim, claim.body.seat);
    return !isFree;
  });
  for (const claim of rest) {
    const [seat] = free;
    if (seat !== undefined) put(claim, seat);
  }
  return seated;
}

/**
 * Builds the header of a table from its card and exactly as many claims as it has friends' seats; null for any other
 * number. Depends on these statements and the composer alone, so every client computes the same bytes and accepts no
 * others. The inviter is the first party and the composer the last, so that under `next` the inviter is the first
 * witness.
 */
export function compose(card: Card, claims: readonly Signed<Claim>[], composer: Uint8Array): Header | null {
  const { deal } = card;
  const seated = seatClaims(card, claims);
  if (claims.length !== friendSeats(deal).length) return null;
  const seats = [...seated].sort(([a], [b]) => a - b);
  const last = seats.find(([, { body }]) => sameBytes(body.key, composer));
  if (!last) return null;
  const order = [...seats.filter((other) => other !== last), last].map(([, { body }]) => body);
  const parties: PartyInfo[] = [card, ...order].map(({ name, key, tip }) => ({ name, key, tip }));
  const ids = claims.map(({ id }) => id).sort();
  const first = deal.first ?? (deal.pace === 'days' ? last[0] : undefined);
  const header: Header = {
    game: deal.game,
    expansions: deal.expansions,
    options: deal.options,
    rules: deal.rules,
    seats: deal.seats.map(({ kind, name }, seat) => {
      const claim = seated.get(seat)?.body;
      return {
        name: (claim?.name ?? name) || `${seat + 1}`,
        kind: kind === 'bot' ? 'bot' : 'person',
        party: claim ? 1 + order.indexOf(claim) : 0
      };
    }),
    parties,
    policy: { witness: deal.witness, aids: deal.aids },
    nonce: digest('gathered', card.room, ...ids.map(fromHex)),
    ...(first === undefined ? {} : { first })
  };
  return decodeHeader(encodeHeader(header));
}

/** Whether these claims compose to exactly this header under this card. */
export function isComposedFrom(header: Header, card: Card, claims: readonly Signed<Claim>[]): boolean {
  const composed = compose(card, claims, header.parties[header.parties.length - 1].key);
  return composed !== null && sameBytes(encodeHeader(composed), encodeHeader(header));
}

/**
 * The claims a header was composed from: those `sent` with the header, the newest ones, or claims that were changed or
 * given back since. Null where none of them compose to it.
 */
export function claimsOf(
  header: Header,
  gathered: Gathered,
  sent: readonly Signed<Claim>[] = []
): readonly Signed<Claim>[] | null {
  const card = gathered.card?.body;
  if (!card) return null;
  const matches = (claims: readonly Signed<Claim>[]) => isComposedFrom(header, card, claims);
  if (matches(sent)) return sent;
  // The newest of each come first.
  const versions = header.parties
    .slice(1)
    .map(({ key, tip }) =>
      gathered.versionsOf(key).filter(({ body }) => sameBytes(body.tip, tip) && !body.leaves)
    );
  return choices(versions).find(matches) ?? null;
}

/**
 * Whether these statements, or the claims `sent` with the header, compose to it: `valid` with the newest claims; `past`
 * with others, or where more devices claim seats than there are; null where none do.
 */
export function recognise(
  header: Header,
  gathered: Gathered,
  sent?: readonly Signed<Claim>[]
): 'valid' | 'past' | null {
  const claims = claimsOf(header, gathered, sent);
  if (!claims) return null;
  const { counting } = gathered.seating;
  const isNewest = ({ id }: Signed<Claim>) => counting.some((claim) => claim.id === id);
  return claims.length === counting.length && claims.every(isNewest) ? 'valid' : 'past';
}

/** Every way to take one item of each list; at most `most`, which honest use never reaches. */
function choices<T>(lists: readonly (readonly T[])[], most = 64): T[][] {
  let all: T[][] = [[]];
  for (const list of lists) all = all.flatMap((taken) => list.map((item) => [...taken, item])).slice(0, most);
  return all;
}

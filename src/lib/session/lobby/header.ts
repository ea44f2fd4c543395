import { randomBytes, toBase64url } from '../../net/link/base64url.ts';
import type { SeatClaim } from '../../net/room/lobby.ts';
import { createHeader, type Header, type PartyInfo, type SeatInfo } from '../../table/header.ts';
import type { TablePlan } from '../contracts.ts';
import { readParty } from '../storage/identity.ts';
import { aidList } from './plan.ts';
import { rulesHash } from '../table/rulesHash.ts';

/**
 * Builds the header of a table from its plan: the opener's own seats and bots belong to party `opener`, friends' seats
 * to the party that claimed them. Over days the last friend's seat begins, so that no lot is drawn and the opener is the
 * first witness. Null while a friend's seat has no claim.
 */
export function headerFor(
  plan: TablePlan,
  opener: string,
  claims: ReadonlyMap<number, SeatClaim>
): Header | null {
  const order: string[] = [opener];
  const names = new Map<string, string>();
  const seats: SeatInfo[] = [];
  for (const [seat, { kind, name }] of plan.seats.entries()) {
    const claim = claims.get(seat);
    const party = kind === 'friend' ? claim?.party : opener;
    if (party === undefined) return null;
    if (!order.includes(party)) order.push(party);
    const shown = (kind === 'friend' ? claim?.name : name) || `${seat + 1}`;
    if (!names.has(party)) names.set(party, shown);
    seats.push({ name: shown, kind: kind === 'bot' ? 'bot' : 'person', party: order.indexOf(party) });
  }
  const used = order.filter((_, party) => seats.some((seat) => seat.party === party));
  const parties: PartyInfo[] = [];
  const lastFriend = plan.seats.findLastIndex(({ kind }) => kind === 'friend');
  const first = plan.first ?? (plan.pace === 'days' && lastFriend >= 0 ? lastFriend : undefined);
  for (const party of used) {
    const keys = readParty(party);
    if (!keys) return null;
    parties.push({ name: names.get(party) ?? '', ...keys });
  }
  return createHeader(
    {
      game: plan.game,
      expansions: plan.expansions,
      options: plan.options,
      rules: rulesHash(plan.game, plan.expansions),
      seats: seats.map((seat) => ({ ...seat, party: used.indexOf(order[seat.party]) })),
      parties,
      policy: { witness: plan.witness, aids: aidList(plan) },
      ...(first === undefined ? {} : { first })
    },
    randomBytes
  );
}

/** The party of a header that has this public key, or null. */
export function partyOf(header: Header, publicKey: Uint8Array): number | null {
  const key = toBase64url(publicKey);
  const party = header.parties.findIndex((p) => toBase64url(p.key) === key);
  return party < 0 ? null : party;
}

import { tableIdOf, type Header } from '../header.ts';
import { sameBytes, toHex } from '../log/bytes.ts';
import { recognise } from './compose.ts';
import type { Gathered } from './gathered.ts';
import type { Claim, Signed } from './statement.ts';

/** A signed header, with the keys (hex) of the parties whose `sit` under it was verified. */
export interface Proposal {
  readonly header: Header;
  readonly sat: ReadonlySet<string>;
  /** Verified claims sent with the header, so that it does not depend on the statements at the door. */
  readonly claims?: readonly Signed<Claim>[];
}

/** The next step of a device in the lobby. Says which steps need a tap. */
export type Step =
  /** The card has not been read yet. */
  | { readonly kind: 'unknown' }
  /** A seat can be claimed, by a tap: `changed` when the deal differs from the one this device agreed to. */
  | { readonly kind: 'open'; readonly changed: boolean }
  /** No seat for this device: all are taken, the inviter chose others, or the inviter refused it. */
  | { readonly kind: 'taken'; readonly sent: boolean }
  /** Waits for guests to claim their seats, or for the inviter. */
  | { readonly kind: 'wait'; readonly for: 'guests' | 'inviter' }
  /** Compose a header with this device as the composer, and sign it. */
  | { readonly kind: 'compose' }
  /** Sign this header, without a tap. */
  | { readonly kind: 'sit'; readonly header: Header }
  /** The header the inviter signed: the table begins, and no other header counts from now on. */
  | { readonly kind: 'settled'; readonly header: Header }
  /**
   * Inviter: begin with these claims, by a tap. `header` is null while none has been composed; then the
   * inviter composes it.
   */
  | { readonly kind: 'begin'; readonly header: Header | null; readonly claims: readonly Signed<Claim>[] }
  /** Inviter: choose among more claims than seats. */
  | { readonly kind: 'choose'; readonly claims: readonly Signed<Claim>[] };

/** The next step of the device with this key, from the statements it read. */
export function nextStep(gathered: Gathered, proposals: readonly Proposal[], key: Uint8Array): Step {
  const card = gathered.card?.body;
  if (!card) return { kind: 'unknown' };
  const byId = [...proposals].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const state = ({ header, claims }: Proposal) => recognise(header, gathered, claims);
  const settled = byId.filter((proposal) => proposal.sat.has(toHex(card.key)) && state(proposal) !== null);
  const isInviter = sameBytes(key, card.key);
  const own = settled.find(({ header }) => isParty(header, key));
  if (own) return { kind: 'settled', header: own.header };
  const sent = card.without.some((other) => sameBytes(other, key));
  if (settled.length > 0) return { kind: 'taken', sent };
  const { standing, seating } = gathered;
  const isFull = seating.counting.length === seating.seats;
  const valid = byId.find((proposal) => state(proposal) === 'valid');
  if (isInviter) {
    const isLeftOut = !isFull && standing.length > seating.counting.length;
    if (seating.crowded || isLeftOut) return { kind: 'choose', claims: standing };
    if (isFull) return { kind: 'begin', header: valid?.header ?? null, claims: seating.counting };
    return { kind: 'wait', for: 'guests' };
  }
  const mine = gathered.claimOf(key);
  if (!mine || !standing.includes(mine)) {
    // It was neither given back nor refused, so it was for another deal.
    const changed = mine !== null && !mine.body.leaves;
    const full = seating.counting.length >= seating.seats;
    return sent || full ? { kind: 'taken', sent } : { kind: 'open', changed };
  }
  if (seating.crowded) return { kind: 'wait', for: 'inviter' };
  if (!seating.counting.includes(mine))
    return isFull ? { kind: 'taken', sent } : { kind: 'wait', for: 'inviter' };
  if (!isFull) return { kind: 'wait', for: 'guests' };
  if (!valid) return { kind: 'compose' };
  return valid.sat.has(toHex(key)) ? { kind: 'wait', for: 'inviter' } : { kind: 'sit', header: valid.header };
}

/** The composer of a header the inviter makes: the guest whose claim comes last, which every client can derive. */
export function composerFor(claims: readonly Signed<Claim>[]): Uint8Array | null {
  return (
    claims.map(({ body, id }) => ({ key: body.key, id })).sort((a, b) => (a.id < b.id ? 1 : -1))[0]?.key ??
    null
  );
}

function isParty(header: Header, key: Uint8Array): boolean {
  return header.parties.some((party) => sameBytes(party.key, key));
}

function idOf({ header }: Proposal): string {
  return toHex(tableIdOf(header));
}

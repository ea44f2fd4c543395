import { sameBytes } from '../../net/link/base64url.ts';
import type { Header } from '../../table/header.ts';
import type { TablePlan } from '../contracts.ts';
import { partyOf } from './header.ts';

/** What this person knows of a table before it begins. */
export interface Agreement {
  readonly plan: TablePlan;
  /** The seat this device claimed, if any. */
  readonly claim?: { readonly seat: number } | undefined;
  readonly publicKey: Uint8Array;
  /** The key that invited by a signed card; null where no card was read. */
  readonly inviter: Uint8Array | null;
}

/**
 * Whether a header plays what the plan says with the one who invited, and gives this device the seat it claimed; anyone with the
 * link can show another header. `isComposed` when the mail of all parties gives exactly this header, which also
 * decides between claims to one seat.
 */
export function isAgreed(
  header: Header,
  { plan, claim, publicKey, inviter }: Agreement,
  isComposed: boolean
): boolean {
  const isPlanned =
    header.game === plan.game &&
    JSON.stringify(header.expansions) === JSON.stringify(plan.expansions) &&
    JSON.stringify(header.options) === JSON.stringify(plan.options) &&
    header.seats.length === plan.seats.length;
  return (
    isPlanned &&
    (inviter === null || header.parties.some(({ key }) => sameBytes(key, inviter))) &&
    (isComposed || claim === undefined || header.seats[claim.seat]?.party === partyOf(header, publicKey))
  );
}

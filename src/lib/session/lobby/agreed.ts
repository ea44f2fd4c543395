import type { Header } from '../../table/header.ts';
import type { TablePlan } from '../contracts.ts';
import { partyOf } from './header.ts';

/** What this person knows of a table before it begins. */
export interface Agreement {
  readonly plan: TablePlan;
  /** The seat this device claimed, if any. */
  readonly claim?: { readonly seat: number } | undefined;
  readonly publicKey: Uint8Array;
}

/**
 * Whether a header plays what the plan says and gives this device the seat it claimed; anyone with the link
 * can show another header. `isComposed` when the mail of all parties gives exactly this header, which also
 * decides between claims to one seat.
 */
export function isAgreed(
  header: Header,
  { plan, claim, publicKey }: Agreement,
  isComposed: boolean
): boolean {
  const isPlanned =
    header.game === plan.game &&
    JSON.stringify(header.expansions) === JSON.stringify(plan.expansions) &&
    JSON.stringify(header.options) === JSON.stringify(plan.options) &&
    header.seats.length === plan.seats.length;
  return (
    isPlanned &&
    (isComposed || claim === undefined || header.seats[claim.seat]?.party === partyOf(header, publicKey))
  );
}

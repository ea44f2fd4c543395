import { sameBytes } from '../../net/link/base64url.ts';
import type { Header, PartyInfo } from '../../table/header.ts';
import type { TablePlan } from '../contracts.ts';
import { partyOf } from './header.ts';
import { aidList, aidsFrom, clockFrom } from './plan.ts';

/** What this person knows of a table before it begins. */
export interface Agreement {
  readonly plan: TablePlan;
  /** The seat this device claimed, if any. */
  readonly claim?: { readonly seat: number } | undefined;
  /** This device's key, and the tip of its chain of draw links. */
  readonly own: Pick<PartyInfo, 'key' | 'tip'>;
  /** The key that invited by a signed card; null where no card was read. */
  readonly inviter: Uint8Array | null;
  /** This device invites and has opened no header: it begins the game itself, or finds it begun by its guests' mail. */
  readonly isInviting?: boolean;
}

/**
 * Whether a header plays what the plan says with the one who invited, and gives this device the seat it claimed, with its own
 * links; anyone with the link can show another header. `isComposed` when the mail of all parties gives exactly this header,
 * which also decides between claims to one seat.
 */
export function isAgreed(
  header: Header,
  { plan, claim, own, inviter, isInviting = false }: Agreement,
  isComposed: boolean
): boolean {
  const party = partyOf(header, own.key);
  return (
    isPlanned(header, plan) &&
    (isComposed || !isInviting) &&
    (inviter === null || header.parties.some(({ key }) => sameBytes(key, inviter))) &&
    (isComposed || claim === undefined || header.seats[claim.seat]?.party === party) &&
    (party === null || sameBytes(header.parties[party].tip, own.tip))
  );
}

function isPlanned(header: Header, plan: TablePlan): boolean {
  const { witness, aids } = header.policy;
  // Over days the seat that begins is known only once the last seat is claimed.
  const isFirst = header.first === plan.first || (plan.first === undefined && plan.pace === 'days');
  return (
    header.game === plan.game &&
    JSON.stringify(header.expansions) === JSON.stringify(plan.expansions) &&
    JSON.stringify(header.options) === JSON.stringify(plan.options) &&
    witness === plan.witness &&
    knownOf(aids) === knownOf(aidList(plan)) &&
    isFirst &&
    header.seats.length === plan.seats.length &&
    header.seats.every(({ kind }, seat) => (kind === 'bot') === (plan.seats[seat].kind === 'bot'))
  );
}

/** The aids and the clock of a list that this version knows; others have no effect here. */
const knownOf = (aids: readonly string[]) => JSON.stringify([aidsFrom(aids), clockFrom(aids)]);

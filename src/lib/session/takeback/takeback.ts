import type { Seat } from '../../kernel/game.ts';
import type { PartyId } from '../../table/header.ts';
import { ancestorAt } from '../../table/fold/history.ts';
import { isLone, seatedParties, slotsOf, type Node, type Slot } from '../../table/fold/node.ts';
import { consentsNeeded, isTarget } from '../../table/consent/takeback.ts';

/** The last turn of a party: who decided, and the position before it. */
export interface OwnTurn {
  readonly seat: Seat;
  readonly to: number;
}

/** What a party can do about its last turn at the current position. */
export type TakebackChance =
  /** No consent needed: nothing was revealed since. */
  | { readonly can: 'turn'; readonly slot: Slot; readonly to: number }
  /** All others have to consent. */
  | { readonly can: 'ask'; readonly to: number }
  | { readonly can: 'nothing'; readonly why: 'nothingDone' | 'revealed' | 'signed' };

/**
 * Finds the last choice of a party's people on the current line, and the first one of that turn. `isPerson` distinguishes
 * their seats from those of the party's bots.
 */
export function lastTurn(tip: Node, party: PartyId, isPerson: (seat: Seat) => boolean): OwnTurn | null {
  for (let at: Node | null = tip; at; at = before(at)) {
    const seat = decidedBy(at, party);
    if (seat === null || !isPerson(seat)) continue;
    let first: Node = at;
    for (let earlier = before(first); earlier && !reveals(earlier); earlier = before(first)) {
      if (decidedBy(earlier, party) !== seat) break;
      first = earlier;
    }
    return first.parent ? { seat, to: first.parent.position } : null;
  }
  return null;
}

/** Whether the last turn of a party can be taken back, and how. */
export function takebackChance(tip: Node, party: PartyId, isPerson: (seat: Seat) => boolean): TakebackChance {
  const turn = lastTurn(tip, party, isPerson);
  if (!turn) return { can: 'nothing', why: 'nothingDone' };
  const { to } = turn;
  if (!isTarget(tip, to)) return { can: 'nothing', why: 'signed' };
  const slot = awaitedSlot(tip);
  if (!slot) return { can: 'nothing', why: 'signed' };
  const others = seatedParties(tip.seating).some((other) => other !== party);
  if (slot.party === party && slot.seat !== null && consentsNeeded(tip, slot.seat, to).length === 0) {
    // With one party there is no consent to ask for, and the draw has been seen.
    if (!others && isRevealedSince(tip, to)) return { can: 'nothing', why: 'revealed' };
    return { can: 'turn', slot, to };
  }
  return others ? { can: 'ask', to } : { can: 'nothing', why: 'revealed' };
}

/** The one seat that decides at the current position, or null. */
export function awaitedSlot(tip: Node): Slot | null {
  return isLone(tip.ask) ? (slotsOf(tip.ask, tip.seating)[0] ?? null) : null;
}

/** The previous node on the line of play, skipping what was taken back. */
function before(node: Node): Node | null {
  const { base } = node.change;
  return typeof base === 'object' && 'back' in base ? ancestorAt(node, base.back) : node.parent;
}

/** The seat of this party that alone decided a node, or null. */
function decidedBy({ via }: Node, party: PartyId): Seat | null {
  if (via.kind !== 'answers' || via.entries.length !== 1) return null;
  const [entry] = via.entries;
  return entry.party === party && entry.body.kind === 'do' ? entry.body.seat : null;
}

function reveals(node: Node): boolean {
  return node.drawn.length > 0 || node.events.some((event) => event.reveals === true);
}

function isRevealedSince(tip: Node, to: number): boolean {
  for (let at: Node | null = tip; at && at.position > to; at = at.parent) if (reveals(at)) return true;
  return false;
}

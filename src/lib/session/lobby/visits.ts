import type { TablePlan } from '../contracts.ts';

/** Visits of the page that a tile game over days takes when no two players are ever online together. */
export interface Visits {
  /** From the inviter's link to the first tile. */
  readonly start: number;
  /** For one turn of every seat. */
  readonly round: number;
  /** Pairs of neighbouring seats on one device: each costs a witness's visit and one to draw. */
  readonly neighbours: number;
}

/**
 * Counts visits by the draw rules of docs/protocol.md. Bots play on the inviter's device; every friend's seat counts as
 * a device of its own. Null for a table without friends.
 */
export function visitsOf({ seats, witness }: Pick<TablePlan, 'seats' | 'witness'>): Visits | null {
  const friends = seats.filter(({ kind }) => kind === 'friend').length;
  if (friends === 0 || friends === seats.length) return null;
  const parties = friends + 1;
  const isOwn = (seat: number) => seats[seat % seats.length].kind !== 'friend';
  const neighbours = seats.filter((_, seat) => isOwn(seat) && isOwn(seat + 1)).length;
  const witnesses = witness === 'all' ? parties - 1 : 1;
  // The party that draws next is one of the witnesses; a device that draws for itself has to be opened once
  // more.
  const round = (seats.length - neighbours) * witnesses + neighbours * (witnesses + 1);
  return { start: 2 * parties, round, neighbours };
}

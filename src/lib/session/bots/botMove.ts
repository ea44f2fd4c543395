import type { Action, Seat } from '../../kernel/game.ts';
import type { PartyId } from '../../table/header.ts';
import type { Slot } from '../../table/fold/node.ts';
import type { Table } from '../../table/fold/table.ts';
import { isBotSeat } from '../table/seats.ts';
import type { BotHost } from './botHost.ts';
import type { SeatBotLevel } from '../contracts.ts';
import { gameSoFar } from '../table/history.ts';

/** A seat of this party that a bot has to answer for now, or null. */
export function botToMove(table: Table, party: PartyId): (Slot & { readonly seat: Seat }) | null {
  const { phase, ask, awaited } = table.snapshot;
  if (phase !== 'playing' || ask.kind !== 'choice' || ask.stage === 'show') return null;
  for (const slot of awaited)
    if (slot.party === party && slot.seat !== null && isBotSeat(table, slot.seat))
      return { party, seat: slot.seat };
  return null;
}

/** The bot's choice for a seat, computed from the whole game so far. */
export function botMove(
  table: Table,
  bots: Pick<BotHost, 'choose'>,
  seat: Seat,
  level: SeatBotLevel
): Promise<Action> {
  return bots.choose({ ...gameSoFar(table), seat, level });
}

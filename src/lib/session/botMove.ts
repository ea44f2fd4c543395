import type { GameSoFar } from '../bots/request.ts';
import type { Action, Seat } from '../kernel/game.ts';
import type { PartyId } from '../table/header.ts';
import type { Slot } from '../table/node.ts';
import type { Table } from '../table/table.ts';
import { isBotSeat } from './seats.ts';
import type { BotHost } from './botHost.ts';
import type { BotLevel } from './contracts.ts';
import { lineTo } from './inputs.ts';

/** A seat of this party that a bot has to answer for now, or null. */
export function botToMove(table: Table, party: PartyId): (Slot & { readonly seat: Seat }) | null {
  const { phase, ask, awaited } = table.snapshot;
  if (phase !== 'playing' || ask.kind !== 'choice' || ask.stage === 'show') return null;
  for (const slot of awaited)
    if (slot.party === party && slot.seat !== null && isBotSeat(table, slot.seat))
      return { party, seat: slot.seat };
  return null;
}

/** Everything that led to where a table stands, for a worker that has seen nothing of it. */
export function gameSoFar({ header, fold }: Table): GameSoFar {
  const { first, inputs } = lineTo(fold.tip);
  const config = {
    seats: header.seats.length,
    expansions: header.expansions,
    options: header.options,
    ...(first === null ? {} : { first })
  };
  return { game: header.game, config, inputs };
}

/** What a bot would do for a seat, given everything that led here. */
export function botMove(
  table: Table,
  bots: Pick<BotHost, 'choose'>,
  seat: Seat,
  level: BotLevel
): Promise<Action> {
  return bots.choose({ ...gameSoFar(table), seat, level });
}

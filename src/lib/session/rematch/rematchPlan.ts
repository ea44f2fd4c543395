import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { SeatPlan, TablePlan } from '../contracts.ts';
import { aidsFrom, clockFrom } from '../lobby/plan.ts';
import { lineTo } from '../table/history.ts';
import { botLevel } from '../table/tableInfo.ts';
import { seatNames } from '../table/names.ts';

/**
 * The plan of a rematch, opened by the device of `party`: the same seats, people and bots; the seat after the last
 * starter begins. `known` is this device's plan of the finished game.
 */
export function rematchPlan(table: Table, party: PartyId, known: TablePlan): TablePlan {
  const { header, fold } = table;
  const names = seatNames(header);
  const begun = header.first ?? lineTo(fold.tip).first ?? 0;
  const isFirstOwn = (seat: number) =>
    header.seats.findIndex(({ party: p, kind }) => p === party && kind === 'person') === seat;
  return {
    game: known.game,
    expansions: header.expansions,
    options: header.options as TablePlan['options'],
    aids: aidsFrom(header.policy.aids),
    witness: header.policy.witness,
    pace: known.pace,
    ...clockFrom(header.policy.aids),
    ...(header.seats.length > 1 ? { first: (begun + 1) % header.seats.length } : {}),
    seats: header.seats.map(({ kind, party: speaker }, seat): SeatPlan => {
      const name = names[seat];
      if (kind === 'bot') return { kind: 'bot', name, bot: botLevel(known, seat) };
      if (speaker !== party) return { kind: 'friend', name };
      return { kind: isFirstOwn(seat) ? 'me' : 'device', name };
    })
  };
}

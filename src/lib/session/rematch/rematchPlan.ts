import type { PartyId } from '../../table/header.ts';
import type { Table } from '../../table/fold/table.ts';
import type { SeatPlan, TablePlan } from '../contracts.ts';
import { aidsFrom } from '../lobby/plan.ts';
import { lineTo } from '../table/history.ts';
import { botLevel } from '../table/tableInfo.ts';

/**
 * The plan of another game at the same table, as the device of `party` opens it: the same seats, people and bots; the
 * seat after the one that began begins. `known` is the plan this device has of the game that is over.
 */
export function rematchPlan(table: Table, party: PartyId, known: TablePlan): TablePlan {
  const { header, fold } = table;
  const begun = header.first ?? lineTo(fold.tip).first ?? 0;
  const isFirstOwn = (seat: number) =>
    header.seats.findIndex(({ party: p, kind }) => p === party && kind === 'person') === seat;
  return {
    game: known.game,
    expansions: header.expansions,
    options: header.options as TablePlan['options'],
    aids: aidsFrom(header.policy.aids),
    witness: header.policy.witness,
    ...(header.seats.length > 1 ? { first: (begun + 1) % header.seats.length } : {}),
    seats: header.seats.map(({ name, kind, party: speaker }, seat): SeatPlan => {
      if (kind === 'bot') return { kind: 'bot', name, bot: botLevel(known, seat) };
      if (speaker !== party) return { kind: 'friend', name };
      return { kind: isFirstOwn(seat) ? 'me' : 'device', name };
    })
  };
}

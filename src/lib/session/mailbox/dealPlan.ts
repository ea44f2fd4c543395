import type { Json } from '../../kernel/json.ts';
import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import type { Deal } from '../../table/gathering/deal.ts';
import type { TablePlan } from '../contracts.ts';
import { aidList, aidsFrom, clockFrom, readPlan, writePlan } from '../lobby/plan.ts';
import { rulesHash } from '../table/rulesHash.ts';

/** The plan of a table as its card states it; null when no seat is open to guests, or this device does not invite. */
export function dealOf(plan: TablePlan, name: string): Deal | null {
  const { game, expansions, options, witness, pace, seats, first } = plan;
  const friends = seats.filter(({ kind }) => kind === 'friend').length;
  if (friends === 0 || friends === seats.length) return null;
  return {
    game,
    expansions,
    options: options as Readonly<Record<string, Json>>,
    rules: rulesHash(game, expansions),
    aids: aidList(plan),
    witness,
    pace,
    seats: seats.map((seat) =>
      seat.kind === 'friend'
        ? { kind: 'friend', name: '' }
        : {
            kind: seat.kind === 'bot' ? 'bot' : 'person',
            name: cleanText(seat.name || (seat.kind === 'me' ? name : ''), MAX_NAME)
          }
    ),
    ...(first === undefined ? {} : { first })
  };
}

/** The plan of a card; null when this version lacks its game or one of its sets. */
export function planOfDeal(deal: Deal): TablePlan | null {
  const plan: TablePlan = {
    game: deal.game as TablePlan['game'],
    expansions: deal.expansions,
    options: deal.options as TablePlan['options'],
    aids: aidsFrom(deal.aids),
    witness: deal.witness,
    pace: deal.pace,
    ...clockFrom(deal.aids),
    seats: deal.seats.map(({ kind, name }) => ({ kind: kind === 'person' ? 'me' : kind, name })),
    ...(deal.first === undefined ? {} : { first: deal.first })
  };
  return readPlan(writePlan(plan));
}

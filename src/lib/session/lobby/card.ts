import { GAMES } from '../../games/catalogue.ts';
import { readCard, writeCard, type LinkCard } from '../../net/link/card.ts';
import type { TablePlan } from '../contracts.ts';

/** The card of a table, from the inviter's plan. */
export function cardOf(plan: TablePlan): string {
  return writeCard({
    game: plan.game,
    sets: plan.expansions,
    seats: plan.seats.map(({ kind }) => kind),
    inviter: plan.seats.find(({ kind }) => kind === 'me')?.name ?? '',
    days: plan.pace === 'days'
  });
}

/** The card in a link, if this version knows its game. */
export function cardIn(text: string | null): LinkCard | null {
  return text === null ? null : readCard(text, GAMES);
}

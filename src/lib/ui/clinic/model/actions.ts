import type { Action } from '../../../kernel/game.ts';
import type { Place } from '../../../clinic/buildings/board.ts';

/** How a list of legal actions becomes offers to tap and cells to light. */

/** Whether a value is one place: floor, row, column. */
export function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && value.length === 3 && value.every((n) => typeof n === 'number');
}

/** Cells an action names: none, one, or the two of a set of conveyors. */
export function placesOf(action: Action): readonly Place[] {
  if (isPlace(action.at)) return [action.at];
  return Array.isArray(action.at) ? (action.at as readonly unknown[]).filter(isPlace) : [];
}

export const placeKey = (place: Place): string => place.join();

/** A key of an action without its place: actions of one offer differ only in the place. */
export function offerOf(action: Action): string {
  const { at: _at, ...rest } = action;
  return JSON.stringify(rest, Object.keys(rest).sort());
}

export interface Offer {
  readonly id: string;
  readonly actions: readonly Action[];
}

/** Offers in the order of the list; passing is none. */
export function offersOf(actions: readonly Action[]): Offer[] {
  const byId = new Map<string, Action[]>();
  for (const action of actions) {
    if (action.do === 'pass') continue;
    const id = offerOf(action);
    const known = byId.get(id);
    if (known) known.push(action);
    else byId.set(id, [action]);
  }
  return [...byId].map(([id, list]) => ({ id, actions: list }));
}

/** Actions that name all the places picked so far. */
export function narrowed(actions: readonly Action[], picks: readonly Place[]): Action[] {
  return actions.filter((action) => {
    const keys = placesOf(action).map(placeKey);
    return picks.every((pick) => keys.includes(placeKey(pick)));
  });
}

/** Keys of the cells that can be picked next. */
export function litCells(actions: readonly Action[], picks: readonly Place[]): Set<string> {
  const picked = picks.map(placeKey);
  const keys = narrowed(actions, picks).flatMap((action) => placesOf(action).map(placeKey));
  return new Set(keys.filter((key) => !picked.includes(key)));
}

/** Whether two actions say the same; both as the game words them. */
export function sameAction(a: Action | null | undefined, b: Action | null | undefined): boolean {
  return !!a && !!b && JSON.stringify(a) === JSON.stringify(b);
}

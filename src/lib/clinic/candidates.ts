import type { Action, Seat } from '../kernel/game.ts';
import type { Below } from '../kernel/random.ts';
import { choose, valueOf } from './policy.ts';
import type { ClinicState } from './state.ts';

/** Elements compared in a Build, each on the cell that the simple player prefers. */
const ELEMENTS_COMPARED = 4;

/** The simple player's action and the alternatives a search should compare: decisive choices that are few. */
export function candidates(state: ClinicState, seat: Seat, below: Below): Action[] {
  const advice = choose(state, seat, below);
  const legal = state.memo?.lists.get(seat) ?? [];
  const all = state.rules.hooks.insteadOfCandidates(state, seat, legal) ?? comparable(state, seat, legal);
  const rest = all.filter((action) => action !== advice);
  return [advice, ...rest];
}

function comparable(state: ClinicState, seat: Seat, legal: readonly Action[]): Action[] {
  switch (state.step) {
    case 'choose':
      return [...legal];
    case 'execute': {
      const { tile } = state.execution!.queue[0];
      if (tile === 'hire') return distinct(legal, (action) => hireKey(state, action));
      if (tile === 'build') return builds(state, seat, legal);
      return [];
    }
    default:
      return [];
  }
}

/** The first action of every distinct key. */
export function distinct(actions: readonly Action[], key: (action: Action) => string): Action[] {
  const seen = new Map<string, Action>();
  for (const action of actions) if (!seen.has(key(action))) seen.set(key(action), action);
  return [...seen.values()];
}

/** A key of a doctor's level and price, or of another employee; ignores the door. */
function hireKey(state: ClinicState, { do: verb, who, slot }: Action): string {
  return who === 'doctor' ? `doctor ${state.university[slot as number]}` : `${verb} ${String(who)}`;
}

/** Each of the most wanted elements on its best cell, and building nothing. */
function builds(state: ClinicState, seat: Seat, legal: readonly Action[]): Action[] {
  const value = valueOf(state, seat);
  const best = new Map<unknown, { action: Action; worth: number }>();
  let pass: Action | null = null;
  for (const action of legal) {
    if (action.do === 'pass') pass = action;
    if (action.do === 'pass' || action.what === 'conveyors') continue;
    const worth = value(action);
    if (worth > (best.get(action.what)?.worth ?? -Infinity)) best.set(action.what, { action, worth });
  }
  const wanted = [...best.values()].sort((a, b) => b.worth - a.worth).slice(0, ELEMENTS_COMPARED);
  return [...wanted.map(({ action }) => action), ...(pass ? [pass] : [])];
}

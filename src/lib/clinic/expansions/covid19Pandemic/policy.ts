import type { Action, Seat } from '../../../kernel/game.ts';
import { BESIDE } from '../../board.ts';
import { propose } from '../../propose.ts';
import type { Person } from '../../people.ts';
import { cloneState, findPerson, type ClinicState } from '../../state.ts';
import { pandemicOf } from './slice.ts';

/**
 * What a simple player does in the pandemic's own choices: it agrees, sends idle staff into quarantine, infects
 * patients who can be treated, and spares doctors.
 */
export function insteadOfPolicy(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  switch (state.step) {
    case 'shareInfections':
      return legal[0];
    case 'applyInfections':
      return leastHarm(state, seat, legal);
    case 'contagion':
      return legal.find((action) => action.person === undefined) ?? weakest(state, legal);
    default:
      return null;
  }
}

/** The person whose infection leaves the clinic the best proposal. */
function leastHarm(state: ClinicState, seat: Seat, legal: readonly Action[]): Action {
  let choice = legal[0];
  let top = -Infinity;
  for (const action of legal) {
    const copy = cloneState(state);
    const { person } = findPerson(copy, action.person as number)!;
    const worth = afterInfection(copy, seat, person);
    if (worth > top) {
      top = worth;
      choice = action;
    }
  }
  return choice;
}

/** In tenths of $1: income and survivors ahead, less what lies ill with nobody to help. */
function afterInfection(state: ClinicState, seat: Seat, person: Person): number {
  const slice = pandemicOf(state);
  if (person.kind === 'doctor' || person.kind === 'patient') slice.infected.push(person.id);
  else person.cell = BESIDE;
  const { income, treat } = propose(state, seat);
  const treated = new Set(treat.map((t) => t.patient));
  let worth = income * 10;
  for (const { id, kind, level } of state.clinics[seat].people) {
    const ill = slice.infected.includes(id);
    if (treated.has(id)) worth += ill && kind === 'patient' ? 300 : 0;
    else if (kind === 'patient') worth -= level * 40;
    else if (ill) worth -= 100 + level * 40;
  }
  return worth;
}

/** The patient furthest from dying. */
function weakest(state: ClinicState, legal: readonly Action[]): Action {
  const level = (action: Action) => findPerson(state, action.person as number)!.person.level;
  return legal.reduce((a, b) => (level(b) < level(a) ? b : a));
}

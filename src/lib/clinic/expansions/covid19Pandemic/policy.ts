import type { Action, Seat } from '../../../kernel/game.ts';
import { BESIDE } from '../../board.ts';
import { NUMBERS } from '../../numbers.ts';
import { propose } from '../../propose.ts';
import type { Person } from '../../people.ts';
import { cloneState, findPerson, type ClinicState } from '../../state.ts';
import { pandemicOf } from './slice.ts';

/** Money to keep when hiring a nurse, and in tenths of $1 what a doctor lost for two rounds is worth. */
const PURSE = 1;
const DOCTOR_OUT = 100;

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
    case 'execute':
      return hireBuffer(state, seat, legal);
    case 'contagion':
      return legal.find((action) => action.person === undefined) ?? weakest(state, legal);
    default:
      return null;
  }
}

/** Nurses and orderlies in quarantine cost a clinic least, so it keeps as many as tiles will come to it. */
function hireBuffer(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  const clinic = state.clinics[seat];
  const help = legal.filter((action) => action.who === 'nurse' || action.who === 'orderly');
  const helpers = clinic.people.filter(
    (person) => person.kind === 'nurse' || person.kind === 'orderly'
  ).length;
  const coming = pandemicOf(state).stacks[state.round - 1] / state.clinics.length;
  if (help.length === 0 || helpers >= coming || clinic.money < NUMBERS.nursePrice + PURSE) return null;
  return help[0];
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
    else if (ill) worth -= DOCTOR_OUT + level * 40;
  }
  return worth;
}

/** The patient furthest from dying. */
function weakest(state: ClinicState, legal: readonly Action[]): Action {
  const level = (action: Action) => findPerson(state, action.person as number)!.person.level;
  return legal.reduce((a, b) => (level(b) < level(a) ? b : a));
}

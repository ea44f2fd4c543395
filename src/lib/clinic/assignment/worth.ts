import { incomeOf, levelAfterCare } from '../phases/income.ts';
import { NUMBERS } from '../numbers.ts';
import { MAX_LEVEL, TRAITS } from '../people.ts';
import type { Care, ClinicState } from '../state.ts';

/** Worth is counted in tenths of $1, so that an hour, a fraction of a point, is a whole number. */
export const DOLLAR = 10;
export const POINT = DOLLAR * NUMBERS.moneyPerPopularity;
export const HOUR = Math.floor(POINT / NUMBERS.hoursPerPointLost);
/** A nurse kept free may serve another treatment. */
export const NURSE = 4;
/** A level lost makes a doctor worth less. */
const TIRING = 12;
/** Worth of leaving a patient for the next round, by colour below red: a more severe one pays more. */
const LATER = [10, 15, 20];

/** Worth of one treatment, walks apart: its income, what waiting would cost, what it does to the doctor. */
export function worthOf(state: ClinicState, care: Care): number {
  let worth = incomeOf(state, care) * DOLLAR + state.rules.hooks.careValueModifier(state, care);
  const { patient, doctor } = care;
  if (!TRAITS[patient.kind].employee && levelAfterCare(state, care) === 0) {
    const last = state.round === NUMBERS.rounds;
    if (patient.level === MAX_LEVEL) worth -= NUMBERS.deathPopularity * POINT;
    else if (last) worth -= NUMBERS.scorePatient[patient.level] * POINT;
    else worth -= LATER[patient.level - 1];
  }
  return worth - (doctor.level > 1 ? TIRING : 0);
}

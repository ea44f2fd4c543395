import { OUTPATIENT } from '../../buildings/elements.ts';
import { MAX_LEVEL, TRAITS, type Person } from '../../people.ts';
import type { Care, ClinicState } from '../../state.ts';
import { PANDEMIC_NUMBERS } from './numbers.ts';
import { isInfected, pandemicOf, returnTile } from './slice.ts';

/** In tenths of $1: value of a survivor, a doctor back at work and a death in proposals. */
const SURVIVOR = 300;
const BACK_AT_WORK = 80;
const DEATH = 120;
const DOCTOR_INFECTED = 150;

/** Infected people are one level worse than their colour. */
export function severityModifier(state: ClinicState, person: Person): number {
  return isInfected(state, person) ? PANDEMIC_NUMBERS.severity : 0;
}

/** Whether curing a person infected this way counts as a survivor of COVID-19. */
export function countsAsSurvivor(state: ClinicState, { patient, room }: Care): boolean {
  if (TRAITS[patient.kind].employee) return false;
  return room.code !== OUTPATIENT || state.config.options.outpatientCounts === true;
}

export function careValueModifier(state: ClinicState, care: Care): number {
  const { patient, doctor, room } = care;
  let value = patient.level === MAX_LEVEL ? DEATH : 0;
  if (!isInfected(state, patient)) return value;
  const outpatient = room.code === OUTPATIENT;
  if (TRAITS[patient.kind].employee) value += BACK_AT_WORK;
  else if (countsAsSurvivor(state, care)) value += SURVIVOR;
  if (outpatient) {
    const dies = doctor.level === MAX_LEVEL && state.config.options.outpatientExempt === false;
    value -= DOCTOR_INFECTED + (dies ? DEATH : 0);
  }
  return value;
}

/**
 * A cure counts when the patient goes home. In Outpatient Services the tile goes to the doctor, elsewhere back to the
 * supply; a patient who only improved in intensive care loses the tile but is not yet a survivor.
 */
export function afterTreatment(state: ClinicState, care: Care, cured: boolean): void {
  const slice = pandemicOf(state);
  const { patient, doctor, room } = care;
  if (!isInfected(state, patient)) return;
  const outpatient = room.code === OUTPATIENT;
  returnTile(slice, patient);
  if (outpatient) {
    slice.supply--;
    slice.infected.push(doctor.id);
    slice.spared.push(doctor.id);
  }
  if (!cured || !countsAsSurvivor(state, care)) return;
  slice.survived++;
  slice.pieces.patient[patient.level - 1]++;
}

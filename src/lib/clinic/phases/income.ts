import type { Score } from '../../kernel/score.ts';
import { total } from '../../kernel/score.ts';
import { countTiles, gardensBeside } from '../buildings/building.ts';
import { INTENSIVE, OPERATING, OUTPATIENT, SATELLITE, TREATMENT } from '../buildings/elements.ts';
import { NUMBERS } from '../numbers.ts';
import { TRAITS } from '../people.ts';
import type { Care, ClinicState } from '../state.ts';

/** Severity of a person in a bed: colour plus modifiers of modules; 1 to 5. */
export function severityOf(state: ClinicState, person: Care['patient']): number {
  return person.level + state.rules.hooks.severityModifier(state, person);
}

/** Nurses needed for a treatment: the difference of doctor's and patient's levels; none in Outpatient Services. */
export function nursesNeeded(state: ClinicState, care: Care): number {
  if (care.room.code === OUTPATIENT) return 0;
  return Math.abs(care.doctor.level - severityOf(state, care.patient));
}

/** Levels left after intensive care; 0 is cured. Staff are cured completely. */
export function levelAfterCare(state: ClinicState, care: Care): number {
  if (care.room.code !== INTENSIVE || TRAITS[care.patient.kind].employee) return 0;
  return Math.max(0, severityOf(state, care.patient) - NUMBERS.intensiveCareLevels);
}

const incomeOfLevel = (level: number) => (level > 0 ? NUMBERS.income[level - 1] : 0);

/**
 * Income of a treatment in $, as a tree. Outpatient Services pay a flat sum; elsewhere the patient's own colour counts,
 * plus gardens, the operating room and dishes. Intensive care pays for the levels it removes.
 */
export function treatmentIncome(state: ClinicState, care: Care): Score {
  const { seat, patient, room } = care;
  if (room.code === OUTPATIENT)
    return { op: 'points', label: 'income.outpatient', value: NUMBERS.outpatientIncome };
  const clinic = state.clinics[seat];
  const base = incomeOfLevel(patient.level) - incomeOfLevel(levelAfterCare(state, care));
  const parts: Score[] = [{ op: 'points', label: 'income.colour', value: Math.max(0, base) }];
  // Page 4.3: gardens pay for patients treated in an adjacent treatment room, so not in special modules.
  const gardens = room.code === TREATMENT ? gardensBeside(state.config.board, clinic, care.cell) : 0;
  if (gardens > 0)
    parts.push({ op: 'times', label: 'income.garden', count: gardens, each: NUMBERS.gardenBonus });
  if (room.code === OPERATING)
    parts.push({ op: 'points', label: 'income.operating', value: NUMBERS.operatingBonus });
  const dishes = countTiles(clinic, (code) => code === SATELLITE);
  if (dishes > 0)
    parts.push({ op: 'times', label: 'income.satellite', count: dishes, each: NUMBERS.satelliteBonus });
  return { op: 'sum', label: 'income.treatment', parts };
}

/** Income of a treatment in $. */
export function incomeOf(state: ClinicState, care: Care): number {
  return total(treatmentIncome(state, care));
}

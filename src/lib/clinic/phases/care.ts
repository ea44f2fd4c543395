import type { Seat } from '../../kernel/game.ts';
import { ELEMENTS, INTENSIVE, LAB, OUTPATIENT } from '../buildings/elements.ts';
import { levelAfterCare, treatmentIncome } from './income.ts';
import { total } from '../../kernel/score.ts';
import { NUMBERS } from '../numbers.ts';
import { MAX_LEVEL, TRAITS, levelName, noteOf } from '../people.ts';
import { exchangePiece } from '../pieces.ts';
import { roleOf } from '../assignment/assignment.ts';
import { removePerson, type Care, type ClinicState, type Log, type Step } from '../state.ts';

/** The treatments planned in Move, Outpatient Services first. */
function plannedCare(state: ClinicState, seat: Seat): Care[] {
  const { people, tiles, plan } = state.clinics[seat];
  const all = plan.map(({ doctor, patient }): Care => {
    const who = people.find((p) => p.id === doctor)!;
    const whom = people.find((p) => p.id === patient)!;
    return { seat, doctor: who, patient: whom, room: ELEMENTS[tiles[who.cell]], cell: who.cell };
  });
  const outpatient = (care: Care) => (care.room.code === OUTPATIENT ? 0 : 1);
  return all.sort((a, b) => outpatient(a) - outpatient(b));
}

/** One treatment: pays income, marks the doctor as worked, and removes the patient unless still ill or on the staff. */
function treat(state: ClinicState, care: Care, log: Log): void {
  const { seat, doctor, patient, room } = care;
  const clinic = state.clinics[seat];
  const income = treatmentIncome(state, care);
  const after = levelAfterCare(state, care);
  clinic.money += total(income);
  doctor.worked = true;
  log?.push({
    type: 'treated',
    seat,
    ...noteOf(patient),
    doctor: doctor.id,
    patient: patient.id,
    level: levelName(patient.level),
    room: room.id,
    cured: after === 0,
    income: total(income),
    score: income,
    rule: room.code === OUTPATIENT ? 'clinic.outpatient' : 'clinic.treatment'
  });
  if (after > 0) {
    const level = Math.min(after, MAX_LEVEL);
    if (level !== patient.level && exchangePiece(state, 'patient', patient.level, level))
      patient.level = level;
    patient.worked = room.code === INTENSIVE;
  } else if (!TRAITS[patient.kind].employee) {
    removePerson(clinic, patient);
    state.treated++;
  }
  state.rules.hooks.afterTreatment(state, care, after === 0, log);
}

/** Doctors in a Lab learn instead of treating; only an actual gain earns popularity. */
export function research(state: ClinicState, seat: Seat, log: Log): void {
  const clinic = state.clinics[seat];
  for (const person of clinic.people) {
    if (clinic.tiles[person.cell] !== LAB || roleOf(state, person) !== 'doctor') continue;
    const learned = Math.min(MAX_LEVEL, person.level + NUMBERS.labLevels);
    if (learned === person.level || !exchangePiece(state, 'doctor', person.level, learned)) continue;
    const note = noteOf(person);
    person.level = learned;
    clinic.popularity += NUMBERS.labPopularity;
    log?.push({
      type: 'researched',
      seat,
      ...note,
      level: levelName(person.level),
      rule: 'clinic.lab'
    });
  }
}

/** Business, Patient care and income. All decisions were made in Move. */
export const care: Step = {
  id: 'care',
  enter(state, log) {
    for (const seat of state.order) {
      for (const planned of plannedCare(state, seat)) treat(state, planned, log);
      research(state, seat, log);
      state.clinics[seat].plan = [];
    }
  }
};

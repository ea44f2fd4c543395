import { NUMBERS } from '../numbers.ts';
import { levelName, levelOf } from '../people.ts';
import type { ClinicState, Log, Step } from '../state.ts';

export const PATIENTS = 'patients';

export function patientsLeft(state: ClinicState): number {
  return state.patients.reduce((sum, n) => sum + n, 0);
}

/** Lists the services whose rows have room, in order: each waits for a patient, as long as the bag lasts. */
export function awaitPatients(state: ClinicState): void {
  state.waiting = state.rows
    .map((_, service) => service)
    .filter((service) => state.rows[service].length < NUMBERS.appointmentsPerRow)
    .slice(0, patientsLeft(state));
}

/** Places the drawn patient at the back of the awaited row. */
export function drawPatient(state: ClinicState, outcome: string, log: Log): void {
  const level = levelOf(outcome);
  state.patients[level - 1]--;
  const service = state.waiting.shift()!;
  state.rows[service].push(level);
  log?.push({
    type: 'appointment',
    reveals: true,
    service: NUMBERS.services[service],
    level: levelName(level),
    rule: 'clinic.appointments'
  });
}

/** The part of a step that draws the patients for whom rows wait. */
export const calling = {
  awaits: (state) =>
    state.waiting.length > 0 ? { kind: 'draw', pile: PATIENTS, seat: state.order[0] } : null,
  draw: drawPatient
} satisfies Partial<Step>;

/** Actions, New patients: after each of the three actions, one patient for every row that is not full. */
export const appointments: Step = {
  id: 'appointments',
  enter: awaitPatients,
  ...calling,
  leave(state) {
    if (state.slot === NUMBERS.actionsPerRound) return undefined;
    state.slot++;
    return 'choose';
  }
};

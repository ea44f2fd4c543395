import type { Seat } from '../kernel/game.ts';
import { NUMBERS } from './numbers.ts';
import { noteOf, type Person } from './people.ts';
import { removePerson, type ClinicState, type Log } from './state.ts';

/** Somebody dies: out of the clinic with the car, popularity lost. */
export function die(state: ClinicState, seat: Seat, person: Person, log: Log): void {
  const clinic = state.clinics[seat];
  removePerson(clinic, person);
  clinic.popularity += NUMBERS.deathPopularity;
  state.died++;
  log?.push({
    type: 'died',
    seat,
    ...noteOf(person),
    popularity: NUMBERS.deathPopularity,
    rule: 'clinic.death'
  });
  state.rules.hooks.afterDeath(state, seat, person, log);
}

/** Somebody goes away untreated at the end of Business, with the car; that costs popularity too. */
export function leaveUntreated(state: ClinicState, seat: Seat, person: Person, log: Log): void {
  const clinic = state.clinics[seat];
  removePerson(clinic, person);
  clinic.popularity += NUMBERS.leavesUntreatedPopularity;
  log?.push({
    type: 'left',
    seat,
    ...noteOf(person),
    popularity: NUMBERS.leavesUntreatedPopularity,
    rule: 'clinic.leavesUntreated'
  });
  state.rules.hooks.afterLeaving(state, seat, person, log);
}

/** An unpaid employee leaves, with the car. */
export function dismiss(state: ClinicState, seat: Seat, person: Person, log: Log): void {
  removePerson(state.clinics[seat], person);
  log?.push({ type: 'dismissed', seat, ...noteOf(person), rule: 'clinic.expenses' });
  state.rules.hooks.afterLeaving(state, seat, person, log);
}

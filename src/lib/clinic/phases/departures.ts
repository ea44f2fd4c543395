import type { Seat } from '../../kernel/game.ts';
import { NUMBERS } from '../numbers.ts';
import { noteOf, type Person } from '../people.ts';
import { removePerson, type ClinicState, type Log } from '../state.ts';

/** Removes a person who dies, with the car; costs popularity. */
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

/** Removes a person who leaves untreated at the end of Business, with the car; costs popularity too. */
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

/** Removes an unpaid employee, with the car. */
export function dismiss(state: ClinicState, seat: Seat, person: Person, log: Log): void {
  removePerson(state.clinics[seat], person);
  log?.push({ type: 'dismissed', seat, ...noteOf(person), rule: 'clinic.expenses' });
  state.rules.hooks.afterLeaving(state, seat, person, log);
}

import type { Action, Seat } from '../../kernel/game.ts';
import { PREADMISSION } from '../buildings/board.ts';
import { ownsHub } from '../buildings/building.ts';
import { canPark } from '../buildings/cars.ts';
import { NUMBERS } from '../numbers.ts';
import { levelName, noteOf } from '../people.ts';
import { addPerson, type Clinic, type ClinicState, type Log } from '../state.ts';

/** Patients in a clinic's pre-admission spaces of a service. */
export function waitingFor(clinic: Clinic, service: number): number {
  let n = 0;
  for (const person of clinic.people) if (person.cell === PREADMISSION && person.service === service) n++;
  return n;
}

/** Whether the front patient of a row can be admitted: needs a hub, a space and a parking place. */
export function canAdmit(state: ClinicState, seat: Seat, service: number): boolean {
  const clinic = state.clinics[seat];
  return (
    state.rows[service].length > 0 &&
    ownsHub(clinic, service) &&
    waitingFor(clinic, service) < NUMBERS.preadmissionSpaces &&
    canPark(state.config.board, clinic)
  );
}

/**
 * Remaining uses of queue points: admissions by service, then swaps with the patient in front (those with an effect),
 * then moves to the back of a neighbouring row. People of modules follow the admissions.
 */
export function admitActions(state: ClinicState, seat: Seat): Action[] {
  const { points } = state.execution!;
  const name = (service: number) => NUMBERS.services[service];
  const out: Action[] = [];
  if (points >= NUMBERS.admitPoints) {
    state.rows.forEach((_, service) => {
      if (canAdmit(state, seat, service)) out.push({ do: 'admit', service: name(service) });
    });
    out.push(...state.rules.hooks.offerAdmissions(state, seat));
  }
  if (points >= NUMBERS.forwardPoints)
    state.rows.forEach((row, service) => {
      for (let i = 1; i < row.length; i++)
        if (row[i] !== row[i - 1]) out.push({ do: 'forward', service: name(service), index: i });
    });
  if (points >= NUMBERS.reroutePoints)
    state.rows.forEach((row, service) => {
      for (const to of [service - 1, service + 1])
        if (to >= 0 && to < state.rows.length && state.rows[to].length < NUMBERS.appointmentsPerRow)
          row.forEach((_, index) => out.push({ do: 'reroute', service: name(service), index, to: name(to) }));
    });
  return out;
}

/** Admits a person whom a module offers. */
function admitOther(state: ClinicState, seat: Seat, action: Action, log: Log): void {
  state.execution!.points -= NUMBERS.admitPoints;
  const person = addPerson(state, seat, state.rules.hooks.insteadOfAdmission(state, seat, action)!);
  log?.push({ type: 'admittedOther', seat, ...noteOf(person), rule: 'clinic.admit' });
  state.rules.hooks.afterAdmission(state, seat, person, log);
}

/** Executes one of `admitActions`. Gaps in a row close towards the front. */
export function admit(state: ClinicState, seat: Seat, action: Action, log: Log): void {
  if (action.do === 'admit' && action.who !== undefined) return admitOther(state, seat, action, log);
  const execution = state.execution!;
  const service = NUMBERS.services.indexOf(action.service as string);
  const row = state.rows[service];
  if (action.do === 'forward') {
    const index = action.index as number;
    [row[index - 1], row[index]] = [row[index], row[index - 1]];
    execution.points -= NUMBERS.forwardPoints;
    log?.push({ type: 'forwarded', seat, service: action.service, index, rule: 'clinic.queue' });
  } else if (action.do === 'reroute') {
    const [level] = row.splice(action.index as number, 1);
    state.rows[NUMBERS.services.indexOf(action.to as string)].push(level);
    execution.points -= NUMBERS.reroutePoints;
    log?.push({
      type: 'rerouted',
      seat,
      service: action.service,
      to: action.to,
      level: levelName(level),
      rule: 'clinic.queue'
    });
  } else {
    const level = row.shift()!;
    execution.points -= NUMBERS.admitPoints;
    const person = addPerson(state, seat, { kind: 'patient', level, service, cell: PREADMISSION });
    log?.push({
      type: 'admitted',
      seat,
      person: person.id,
      level: levelName(level),
      service: action.service,
      rule: 'clinic.admit'
    });
    state.rules.hooks.afterAdmission(state, seat, person, log);
  }
}

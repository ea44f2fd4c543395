import type { Action, Seat } from '../../kernel/game.ts';
import { cellAt, placeOf } from '../buildings/board.ts';
import { doorsOf } from '../buildings/building.ts';
import { canPark } from '../buildings/cars.ts';
import { NUMBERS } from '../numbers.ts';
import { levelName, type PersonKind } from '../people.ts';
import { addPerson, type ClinicState, type Helper, type Log } from '../state.ts';

/** Nurses, orderlies and the helpers of modules, with how many are left and their price. */
export function helpersFor(state: ClinicState): Helper[] {
  return [
    { who: 'nurse', left: state.nurses, price: NUMBERS.nursePrice },
    { who: 'orderly', left: state.orderlies, price: NUMBERS.orderlyPrice },
    ...state.rules.hooks.offerHelpers(state)
  ];
}

/** Doctors by slot, the most expensive first, then helpers; each at every entrance and helipad. */
export function hireActions(state: ClinicState, seat: Seat): Action[] {
  const clinic = state.clinics[seat];
  const { doctorHired, helpHired } = state.execution!;
  if ((doctorHired && helpHired) || !canPark(state.config.board, clinic)) return [];
  const doors = doorsOf(clinic).map(placeOf);
  const out: Action[] = [];
  if (!doctorHired)
    state.university.forEach((level, slot) => {
      if (level === 0 || NUMBERS.doctorPrice[slot] > clinic.money) return;
      for (const at of doors) out.push({ do: 'hire', who: 'doctor', slot, at });
    });
  if (!helpHired)
    for (const { who, left, price } of helpersFor(state))
      if (left > 0 && price <= clinic.money) for (const at of doors) out.push({ do: 'hire', who, at });
  return out;
}

/** Executes one of `hireActions`. */
export function hire(state: ClinicState, seat: Seat, action: Action, log: Log): void {
  const clinic = state.clinics[seat];
  const execution = state.execution!;
  const cell = cellAt(state.config.board, action.at as readonly unknown[]);
  const who = action.who as PersonKind;
  let cost: number;
  let level = 0;
  if (who === 'doctor') {
    const slot = action.slot as number;
    level = state.university[slot];
    state.university[slot] = 0;
    cost = NUMBERS.doctorPrice[slot];
    execution.doctorHired = true;
  } else {
    cost = helpersFor(state).find((helper) => helper.who === who)!.price;
    if (who === 'nurse') state.nurses--;
    if (who === 'orderly') state.orderlies--;
    execution.helpHired = true;
  }
  clinic.money -= cost;
  const person = addPerson(state, seat, { kind: who, level, service: -1, cell });
  state.rules.hooks.afterHire(state, seat, person);
  log?.push({
    type: 'hired',
    seat,
    who,
    person: person.id,
    level: level ? levelName(level) : null,
    cost,
    rule: 'clinic.hire'
  });
}

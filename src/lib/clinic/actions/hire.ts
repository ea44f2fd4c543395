import type { Action, Seat } from '../../kernel/game.ts';
import { cellAt, placeOf } from '../board.ts';
import { doorsOf } from '../building.ts';
import { canPark } from '../cars.ts';
import { NUMBERS } from '../numbers.ts';
import { levelName } from '../people.ts';
import { addPerson, type ClinicState, type Log } from '../state.ts';

/** Doctors by slot, the most expensive first, then nurse and orderly; each at every entrance and helipad. */
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
  if (!helpHired) {
    if (state.nurses > 0 && NUMBERS.nursePrice <= clinic.money)
      for (const at of doors) out.push({ do: 'hire', who: 'nurse', at });
    if (state.orderlies > 0 && NUMBERS.orderlyPrice <= clinic.money)
      for (const at of doors) out.push({ do: 'hire', who: 'orderly', at });
  }
  return out;
}

/** Executes one of `hireActions`. */
export function hire(state: ClinicState, seat: Seat, action: Action, log: Log): void {
  const clinic = state.clinics[seat];
  const execution = state.execution!;
  const cell = cellAt(state.config.board, action.at as readonly unknown[]);
  const who = action.who as 'doctor' | 'nurse' | 'orderly';
  let cost = who === 'nurse' ? NUMBERS.nursePrice : NUMBERS.orderlyPrice;
  let level = 0;
  if (who === 'doctor') {
    const slot = action.slot as number;
    level = state.university[slot];
    state.university[slot] = 0;
    cost = NUMBERS.doctorPrice[slot];
    execution.doctorHired = true;
  } else {
    if (who === 'nurse') state.nurses--;
    else state.orderlies--;
    execution.helpHired = true;
  }
  clinic.money -= cost;
  const person = addPerson(state, seat, { kind: who, level, service: -1, cell });
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

import { roleOf, type FloorPlan } from './assignment.ts';
import { CELLS } from '../buildings/board.ts';
import { ELEMENTS, type ElementKind } from '../buildings/elements.ts';
import { nursesNeeded } from '../phases/income.ts';
import type { Person, Role } from '../people.ts';
import type { Care, Treatment } from '../state.ts';
import { worthOf } from './worth.ts';

/** The pairs of doctors and patients in each room of highest value, for an assignment without pairs. */
export function pairUp(plan: FloorPlan, cells: readonly number[]): Treatment[] {
  const { people, tiles } = plan.clinic;
  const out: Treatment[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!plan.treatsOn(cell)) continue;
    const room = ELEMENTS[tiles[cell]];
    const there = (role: Role) =>
      people.filter((p, i) => cells[i] === cell && roleOf(plan.state, p) === role);
    const doctors = there('doctor');
    const patients = there('patient');
    if (doctors.length > 0 && patients.length > 0)
      out.push(...bestPairs(plan, { doctors, patients, nurses: there('nurse').length, room, cell }));
  }
  return out.sort((a, b) => a.doctor - b.doctor);
}

interface Ward {
  readonly doctors: readonly Person[];
  readonly patients: readonly Person[];
  readonly nurses: number;
  readonly room: ElementKind;
  readonly cell: number;
}

function bestPairs(plan: FloorPlan, ward: Ward): Treatment[] {
  let best: { worth: number; pairs: Treatment[] } = { worth: 0, pairs: [] };
  const search = (d: number, nurses: number, worth: number, pairs: Treatment[]): void => {
    if (worth > best.worth) best = { worth, pairs };
    if (d === ward.doctors.length) return;
    search(d + 1, nurses, worth, pairs);
    const doctor = ward.doctors[d];
    for (const patient of ward.patients) {
      if (pairs.some((pair) => pair.patient === patient.id)) continue;
      const care: Care = { seat: plan.seat, doctor, patient, room: ward.room, cell: ward.cell };
      const needed = nursesNeeded(plan.state, care);
      if (needed > nurses) continue;
      const pair = { doctor: doctor.id, patient: patient.id };
      search(d + 1, nurses - needed, worth + worthOf(plan.state, care), [...pairs, pair]);
    }
  };
  search(0, ward.nurses, 0, []);
  return best.pairs;
}

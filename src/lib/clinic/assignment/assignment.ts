import type { Seat } from '../../kernel/game.ts';
import { BESIDE, CELLS, PREADMISSION } from '../buildings/board.ts';
import { isCareRoom, ownsHub } from '../buildings/building.ts';
import {
  ELEMENTS,
  INTENSIVE,
  LAB,
  OPERATING,
  OUTPATIENT,
  SUPPLY,
  TREATMENT,
  WAITING,
  isDoor,
  isHub
} from '../buildings/elements.ts';
import { nursesNeeded } from '../phases/income.ts';
import { layoutOf, type Layout } from '../buildings/layout.ts';
import { UNREACHABLE } from '../buildings/paths.ts';
import { TRAITS, type Person, type Role } from '../people.ts';
import type { Care, Clinic, ClinicState, Treatment } from '../state.ts';

/** A person's role this round; people beside the board have none. */
export function roleOf(state: ClinicState, person: Person): Role {
  if (person.cell === BESIDE) return 'resident';
  return state.rules.hooks.bedModifier(state, person) ? 'patient' : TRAITS[person.kind].role;
}

/** A clinic's geometry for one Move: allowed destinations and distances. */
export class FloorPlan {
  readonly clinic: Clinic;
  readonly layout: Layout;

  constructor(
    readonly state: ClinicState,
    readonly seat: Seat
  ) {
    this.clinic = state.clinics[seat];
    this.layout = layoutOf(state.config.board, this.clinic);
  }

  /**
   * Hours a person needs to reach a cell. Patients in pre-admissions reach doors, Outpatient Services and Waiting
   * Rooms in no time; a longer walk of theirs begins at a door or a Waiting Room.
   */
  hoursFor(person: Person, cell: number): number {
    if (person.cell === cell) return 0;
    if (person.cell !== PREADMISSION) return this.layout.hoursTo(cell)[person.cell];
    const code = this.clinic.tiles[cell];
    if (code === OUTPATIENT || code === WAITING || isDoor(code)) return 0;
    const hours = this.layout.hoursTo(cell);
    let best = UNREACHABLE;
    for (const start of this.layout.starts) best = Math.min(best, hours[start]);
    return best;
  }

  /** Cells where that person's walk may begin. */
  startsFor(person: Person): readonly number[] {
    return person.cell === PREADMISSION ? this.layout.starts : [person.cell];
  }

  /** Whether a role may end its Move on a cell, apart from capacity and path. Staying is always allowed. */
  mayEnd(person: Person, role: Role, cell: number): boolean {
    if (person.cell === cell) return true;
    const code = this.clinic.tiles[cell];
    if (role === 'patient') return this.admitsPatient(person, code, cell);
    if (role === 'resident') return false;
    if (isHub(code) || isDoor(code)) return true;
    if (role === 'orderly') return code === SUPPLY;
    return isCareRoom(code) || code === OUTPATIENT || code === LAB;
  }

  private admitsPatient(person: Person, code: number, cell: number): boolean {
    const employee = TRAITS[person.kind].employee;
    switch (code) {
      case TREATMENT:
        // Staff belong to no service: any working room is allowed.
        return employee ? this.layout.services[cell] >= 0 : this.layout.services[cell] === person.service;
      case OPERATING:
      case INTENSIVE:
        return employee || ownsHub(this.clinic, person.service);
      case OUTPATIENT:
        return true;
      case WAITING:
        return !employee;
      default:
        return employee && isHub(code);
    }
  }

  /** Whether people are treated on a cell: not in a treatment room without a hub on its floor. */
  treatsOn(cell: number): boolean {
    const code = this.clinic.tiles[cell];
    return code === TREATMENT ? this.layout.services[cell] >= 0 : isCareRoom(code) || code === OUTPATIENT;
  }

  /** Bed slots on a cell; -1 is no limit. */
  bedsOn(cell: number): number {
    const { code, beds } = ELEMENTS[this.clinic.tiles[cell]];
    return code === TREATMENT && !this.treatsOn(cell) ? 0 : beds;
  }

  reachesHub(person: Person): boolean {
    return this.layout.hubs.some((hub) => this.hoursFor(person, hub) < UNREACHABLE);
  }
}

/** Destinations and treatments. `cells` is parallel to the clinic's people. */
export interface Assignment {
  readonly cells: readonly number[];
  readonly treat: readonly Treatment[];
}

/** Total hours of an assignment. */
export function assignmentHours(plan: FloorPlan, cells: readonly number[]): number {
  return plan.clinic.people.reduce((sum, person, i) => sum + plan.hoursFor(person, cells[i]), 0);
}

/** The treatment of one person by another in the room where both end, or null when that room does not allow it. */
export function careIn(plan: FloorPlan, cells: readonly number[], treatment: Treatment): Care | null {
  const { people, tiles } = plan.clinic;
  const d = people.findIndex((p) => p.id === treatment.doctor);
  const p = people.findIndex((q) => q.id === treatment.patient);
  if (d < 0 || p < 0 || cells[d] !== cells[p] || cells[d] < 0) return null;
  if (roleOf(plan.state, people[d]) !== 'doctor' || roleOf(plan.state, people[p]) !== 'patient') return null;
  const cell = cells[d];
  if (!plan.treatsOn(cell)) return null;
  return { seat: plan.seat, doctor: people[d], patient: people[p], room: ELEMENTS[tiles[cell]], cell };
}

/** Why an assignment is illegal. */
export type MoveFault =
  'wrongRoom' | 'noWay' | 'doctors' | 'orderlies' | 'beds' | 'apart' | 'twice' | 'nurses';

/** Why an assignment is illegal, or null when it is legal. */
export function assignmentFault(plan: FloorPlan, { cells, treat }: Assignment): MoveFault | null {
  const { people } = plan.clinic;
  for (let i = 0; i < people.length; i++) {
    const person = people[i];
    if (!plan.mayEnd(person, roleOf(plan.state, person), cells[i])) return 'wrongRoom';
    if (plan.hoursFor(person, cells[i]) >= UNREACHABLE) return 'noWay';
  }
  return capacityFault(plan, cells) ?? treatmentFault(plan, cells, treat);
}

function capacityFault(plan: FloorPlan, cells: readonly number[]): MoveFault | null {
  const { people, tiles } = plan.clinic;
  const beds = new Array<number>(CELLS).fill(0);
  const doctors = new Array<number>(CELLS).fill(0);
  const orderlies = new Array<number>(CELLS).fill(0);
  people.forEach((person, i) => {
    if (cells[i] < 0) return;
    const role = roleOf(plan.state, person);
    if (role === 'patient') beds[cells[i]]++;
    else if (role === 'doctor') doctors[cells[i]]++;
    else if (role === 'orderly') orderlies[cells[i]]++;
  });
  const over = (used: number, capacity: number) => capacity >= 0 && used > capacity;
  for (let cell = 0; cell < CELLS; cell++) {
    const room = ELEMENTS[tiles[cell]];
    if (over(doctors[cell], room.doctors)) return 'doctors';
    if (over(orderlies[cell], room.orderlies)) return 'orderlies';
    const most = plan.bedsOn(cell);
    if (!over(beds[cell], most)) continue;
    // A sick employee must clear the cell by going to a hub, but only if a hub can be reached.
    const stuck = people.filter(
      (person, i) =>
        cells[i] === cell && person.cell === cell && TRAITS[person.kind].employee && !plan.reachesHub(person)
    );
    if (over(beds[cell] - stuck.length, most)) return 'beds';
  }
  return null;
}

function treatmentFault(
  plan: FloorPlan,
  cells: readonly number[],
  treat: readonly Treatment[]
): MoveFault | null {
  const { people } = plan.clinic;
  const busy = new Set<number>();
  const nurses = new Array<number>(CELLS).fill(0);
  people.forEach((person, i) => {
    if (cells[i] >= 0 && roleOf(plan.state, person) === 'nurse') nurses[cells[i]]++;
  });
  for (const treatment of treat) {
    const care = careIn(plan, cells, treatment);
    if (care === null) return 'apart';
    if (busy.has(treatment.doctor) || busy.has(treatment.patient)) return 'twice';
    busy.add(treatment.doctor).add(treatment.patient);
    nurses[care.cell] -= nursesNeeded(plan.state, care);
    if (nurses[care.cell] < 0) return 'nurses';
  }
  return null;
}

import { roleOf, type FloorPlan } from './assignment.ts';
import { CELLS } from '../buildings/board.ts';
import { ELEMENTS, type ElementKind } from '../buildings/elements.ts';
import { nursesNeeded } from '../phases/income.ts';
import { UNREACHABLE } from '../buildings/paths.ts';
import { TRAITS, type Person, type Role } from '../people.ts';
import type { Care, Treatment } from '../state.ts';
import { HOUR, NURSE, worthOf } from './worth.ts';

/** A room where a person can be treated. */
export interface Room {
  readonly cell: number;
  readonly kind: ElementKind;
  /** Indices of the nurses who can reach it, the nearest first, and their hours. */
  readonly nurses: readonly { readonly person: number; readonly hours: number }[];
}

/** One possible treatment: people by index, its room by index, its value without the nurses' walks. */
export interface Pick {
  readonly doctor: number;
  readonly patient: number;
  readonly room: number;
  readonly nurses: number;
  readonly base: number;
}

/** Precomputed data for a search over one clinic's assignments; people by index. */
export interface Search {
  readonly plan: FloorPlan;
  readonly roles: readonly Role[];
  readonly rooms: readonly Room[];
  /** Every possible treatment of positive value, without the nurses' walks. */
  readonly picks: readonly Pick[];
}

function nursesNear(plan: FloorPlan, roles: readonly Role[], cell: number): Room['nurses'] {
  const nurses: { person: number; hours: number }[] = [];
  plan.clinic.people.forEach((person, i) => {
    if (roles[i] !== 'nurse') return;
    const hours = plan.hoursFor(person, cell);
    if (hours < UNREACHABLE) nurses.push({ person: i, hours });
  });
  return nurses.sort((a, b) => a.hours - b.hours || a.person - b.person);
}

/** Builds a search; `worth` judges one treatment without walks, in tenths of $1. */
export function prepare(plan: FloorPlan, worth: typeof worthOf = worthOf): Search {
  const { state, clinic } = plan;
  const roles = clinic.people.map((person) => roleOf(state, person));
  const rooms: Room[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (plan.treatsOn(cell))
      rooms.push({ cell, kind: ELEMENTS[clinic.tiles[cell]], nurses: nursesNear(plan, roles, cell) });
  }
  const picks: Pick[] = [];
  roles.forEach((role, p) => {
    if (role !== 'patient') return;
    const patient = clinic.people[p];
    rooms.forEach((room, r) => {
      if (!plan.mayEnd(patient, 'patient', room.cell)) return;
      const walk = plan.hoursFor(patient, room.cell);
      if (walk >= UNREACHABLE) return;
      roles.forEach((other, d) => {
        if (other !== 'doctor') return;
        const doctor = clinic.people[d];
        const hours = walk + plan.hoursFor(doctor, room.cell);
        if (hours >= UNREACHABLE) return;
        const care: Care = { seat: plan.seat, doctor, patient, room: room.kind, cell: room.cell };
        const base = worth(state, care) - hours * HOUR;
        if (base > 0) picks.push({ doctor: d, patient: p, room: r, nurses: nursesNeeded(state, care), base });
      });
    });
  });
  picks.sort((a, b) => b.base - a.base || a.doctor - b.doctor || a.patient - b.patient || a.room - b.room);
  return { plan, roles, rooms, picks };
}

/** A partial assignment. */
export interface Draft {
  worth: number;
  readonly cells: number[];
  readonly treat: Treatment[];
}

/** The nurses of a treatment, and the cost of their time. */
export interface Helpers {
  readonly nurses: readonly number[];
  readonly cost: number;
}

const NO_HELPERS: Helpers = { nurses: [], cost: 0 };

/** The nearest free nurses for a room; null when there are too few. */
export function helpersFor(room: Room, count: number, free: readonly boolean[]): Helpers | null {
  if (count === 0) return NO_HELPERS;
  const nurses: number[] = [];
  let cost = 0;
  for (const { person, hours } of room.nurses) {
    if (!free[person]) continue;
    nurses.push(person);
    cost += hours * HOUR + NURSE;
    if (nurses.length === count) return { nurses, cost };
  }
  return null;
}

/** Whether a person occupies a bed just by staying: patients do, sick staff can go to a hub instead. */
export function lies(person: Person, role: Role): boolean {
  return role === 'patient' && !TRAITS[person.kind].employee;
}

/** Patients in the beds of each room, before any moves. */
export function bedsTaken({ plan, roles, rooms }: Search): number[] {
  const { people } = plan.clinic;
  return rooms.map((room) => people.filter((p, i) => p.cell === room.cell && lies(p, roles[i])).length);
}

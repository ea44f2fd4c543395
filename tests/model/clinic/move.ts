import type { Action } from '../../../src/lib/kernel/game.ts';
import * as B from './board.ts';
import { isEmployee, isIll, type Clinic, type Person } from './table.ts';

/** Move: where everyone may end, in how many hours, and who may treat whom. */

export interface Arrangement {
  /** Where each person ends, by id. */
  readonly ends: ReadonlyMap<number, string>;
  readonly treat: readonly { doctor: number; patient: number }[];
}

/** Beds, healthy doctors and orderlies of a room; a hub has room for all, a door for all who are well. */
const CAPACITY: Readonly<Record<string, readonly [beds: number, doctors: number, orderlies: number]>> = {
  treatment: [2, 2, 0],
  operatingRoom: [1, 1, 0],
  intensiveCare: [1, 1, 0],
  outpatient: [2, 2, 0],
  waitingRoom: [2, 0, 0],
  lab: [0, 2, 0],
  supply: [0, 0, 1],
  entrance: [0, Infinity, Infinity],
  helipad: [0, Infinity, Infinity]
};
const WARDS = ['treatment', 'operatingRoom', 'intensiveCare', 'outpatient'];

export function arrangementOf(clinic: Clinic, action: Action): Arrangement {
  const ends = new Map(clinic.people.map((person) => [person.id, person.at]));
  for (const { person, to } of action.people as { person: number; to: number[] }[])
    ends.set(person, to.join());
  return { ends, treat: action.treat as Arrangement['treat'] };
}

/** Whether a bed there is one for this person. */
function cares(clinic: Clinic, person: Person, place: string): boolean {
  const tile = clinic.tiles.get(place);
  const isStaff = isEmployee(person);
  switch (tile) {
    case 'treatment': {
      const service = B.serviceOf(clinic, place);
      return service !== null && (isStaff || service === person.service);
    }
    case 'operatingRoom':
    case 'intensiveCare':
      return isStaff || B.owns(clinic, person.service!);
    case 'waitingRoom':
      return !isStaff;
    default:
      return tile === 'outpatient';
  }
}

function mayEnd(clinic: Clinic, person: Person, place: string): boolean {
  const tile = clinic.tiles.get(place);
  const isHub = B.familyOf(tile) === 'hub';
  if (person.at === 'beside' || place === 'beside') return place === person.at;
  if (place === 'preadmission') return person.at === place;
  if (isIll(person)) return cares(clinic, person, place) || (isEmployee(person) && isHub);
  if (person.kind === 'janitor') return place === person.at;
  if (isHub || B.isDoor(tile)) return true;
  if (person.kind === 'orderly') return tile === 'supply';
  return tile === 'lab' || WARDS.includes(tile!);
}

/** Hours from where a person is; from pre-admissions a walk begins at a door or in a Waiting Room. */
export function hoursOf(clinic: Clinic, person: Person, place: string): number {
  if (person.at === place) return 0;
  if (person.at !== 'preadmission') return B.hoursFrom(clinic, person.at).get(place) ?? Infinity;
  const starts = B.placesWith(clinic, (tile) => B.isDoor(tile) || tile === 'waitingRoom');
  if (starts.includes(place) || clinic.tiles.get(place) === 'outpatient') return 0;
  return Math.min(Infinity, ...starts.map((start) => B.hoursFrom(clinic, start).get(place) ?? Infinity));
}

/** A sick employee who can reach no hub may stay, even without a bed. */
function isStuck(clinic: Clinic, person: Person, place: string): boolean {
  if (!isIll(person) || !isEmployee(person) || place !== person.at) return false;
  const reached = B.hoursFrom(clinic, person.at);
  return !B.placesWith(clinic, (tile) => tile.startsWith('hub.')).some((hub) => reached.has(hub));
}

export function isLegal(clinic: Clinic, { ends, treat }: Arrangement): boolean {
  const { people, tiles } = clinic;
  const at = (person: Person) => ends.get(person.id)!;
  for (const person of people) {
    if (!mayEnd(clinic, person, at(person)) && !isStuck(clinic, person, at(person))) return false;
    if (hoursOf(clinic, person, at(person)) === Infinity) return false;
  }
  for (const [place, tile] of tiles) {
    const [beds, doctors, orderlies] = CAPACITY[tile] ?? [Infinity, Infinity, Infinity];
    const here = people.filter((person) => at(person) === place);
    if (here.filter((person) => isIll(person) && !isStuck(clinic, person, place)).length > beds) return false;
    if (here.filter((person) => person.kind === 'doctor' && !isIll(person)).length > doctors) return false;
    if (here.filter((person) => person.kind === 'orderly').length > orderlies) return false;
  }
  return areTreatments(clinic, { ends, treat });
}

/** Nurses for a treatment: the difference of the levels; Outpatient Services need none. */
function nursesFor(doctor: Person, patient: Person, tile: string): number {
  return tile === 'outpatient' ? 0 : Math.abs(doctor.level - patient.level - (patient.infected ? 1 : 0));
}

function areTreatments(clinic: Clinic, { ends, treat }: Arrangement): boolean {
  const all = treat.flatMap(({ doctor, patient }) => [doctor, patient]);
  if (new Set(all).size !== all.length) return false;
  const find = (id: number) => clinic.people.find((person) => person.id === id);
  const needed = new Map<string, number>();
  for (const pair of treat) {
    const [doctor, patient] = [find(pair.doctor), find(pair.patient)];
    const place = ends.get(pair.doctor)!;
    const tile = clinic.tiles.get(place) ?? '';
    if (!doctor || !patient || place !== ends.get(pair.patient) || !WARDS.includes(tile)) return false;
    if (doctor.kind !== 'doctor' || isIll(doctor) || !isIll(patient)) return false;
    if (!cares(clinic, patient, place)) return false;
    needed.set(place, (needed.get(place) ?? 0) + nursesFor(doctor, patient, tile));
  }
  const nurses = clinic.people.filter(({ kind }) => kind === 'nurse');
  return [...needed].every(([place, n]) => nurses.filter(({ id }) => ends.get(id) === place).length >= n);
}

export function move(clinic: Clinic, action: Action): void {
  const { ends, treat } = arrangementOf(clinic, action);
  for (const person of clinic.people) clinic.hours += hoursOf(clinic, person, ends.get(person.id)!);
  for (const person of clinic.people) person.at = ends.get(person.id)!;
  clinic.plan = [...treat];
}

import type { Action } from '../../../src/lib/kernel/game.ts';
import { type Ground } from './board.ts';
import * as N from './numbers.ts';

/** Everything on the table, in the words of scripts. Levels are 1 (white) to 4 (red), 0 for people without a colour. */

export interface Person {
  readonly id: number;
  readonly kind: string;
  level: number;
  readonly service: string | null;
  /** A place, `preadmission` or `beside`. */
  at: string;
  /** Treated a person this round, or was treated in intensive care and stays. */
  worked: boolean;
  infected: boolean;
  quarantined: boolean;
  /** Was infected in Outpatient Services this round. */
  fresh: boolean;
}

export interface Clinic extends Ground {
  people: Person[];
  money: number;
  popularity: number;
  hours: number;
  /** Action tiles of this round, in the order chosen. */
  played: string[];
  hubs: number;
  specials: number;
  plan: { doctor: number; patient: number }[];
}

/** The Propagation board and the tiles. */
export interface Pandemic {
  stacks: number[];
  supply: number;
  survived: number;
  deceased: { patients: number; doctors: number; others: number; tiles: number };
  /** Pieces that lie on the Propagation board. */
  aside: { patient: number[]; doctor: number[] };
  /** Tiles waiting on pre-admission spaces, by seat and service. */
  spaces: Record<string, number>[];
  hand: number[];
}

export interface Table {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sets: ReadonlySet<string>;
  readonly services: readonly string[];
  order: number[];
  round: number;
  slot: number;
  clinics: Clinic[];
  rows: Record<string, number[]>;
  university: number[];
  patients: number[];
  doctors: number[];
  /** Hubs and special modules left in their stacks by name, and those whose face-up tile is gone this round. */
  stacks: Map<string, number>;
  gone: Set<string>;
  stock: Record<string, number>;
  nurses: number;
  orderlies: number;
  women: number;
  elders: number;
  janitors: number;
  nextId: number;
  treated: number;
  died: number;
  pandemic: Pandemic | null;
}

/** What is awaited: a draw, or a choice of some seats. */
export type Question =
  | { readonly pile: string; readonly seat: number; readonly of: Readonly<Record<string, number>> }
  | {
      readonly seats: readonly number[];
      readonly legal: (seat: number) => Action[];
      /** Decides where `legal` is not a list of all. */
      readonly allows?: ((seat: number, action: Action) => boolean) | undefined;
    };

export type Answer = string | ReadonlyMap<number, Action>;
export type Course<T = void> = Generator<Question, T, Answer>;

/** A draw by the first player. */
export function* drawn(
  t: Table,
  pile: string,
  of: Record<string, number>,
  seat = t.order[0] ?? 0
): Course<string> {
  return (yield { pile, seat, of }) as string;
}

/** The choice of one seat; a single choice to pass is taken for the player. */
export function* chosen(seat: number, actions: Action[]): Course<Action> {
  if (actions.length === 1 && actions[0].do === 'pass') return actions[0];
  const answer = (yield { seats: [seat], legal: () => actions }) as ReadonlyMap<number, Action>;
  return answer.get(seat)!;
}

/** The choices of several seats at once; without a seat no one is asked. */
export function* together(
  seats: readonly number[],
  legal: (seat: number) => Action[],
  allows?: (seat: number, action: Action) => boolean
): Course<ReadonlyMap<number, Action>> {
  if (seats.length === 0) return new Map();
  return (yield { seats, legal, allows }) as ReadonlyMap<number, Action>;
}

export const levelOf = (name: string) => N.LEVELS.indexOf(name) + 1;
export const bagOf = (levels: readonly number[]): Record<string, number> =>
  Object.fromEntries(N.LEVELS.map((name, i) => [name, levels[i]] as const).filter(([, n]) => n > 0));
export const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
export const allSeats = (t: Table) => t.clinics.map((_, seat) => seat);

export function arrive(
  t: Table,
  seat: number,
  who: Pick<Person, 'kind' | 'level' | 'service' | 'at'>
): Person {
  const person = { id: t.nextId++, ...who, worked: false, infected: false, quarantined: false, fresh: false };
  t.clinics[seat].people.push(person);
  return person;
}

/** Takes a person and the car away; a COVID-19 tile goes back to the supply. */
export function depart(t: Table, seat: number, person: Person): void {
  const { people } = t.clinics[seat];
  people.splice(people.indexOf(person), 1);
  if (t.pandemic && (person.infected || person.quarantined)) t.pandemic.supply++;
}

/** A death, with all its consequences. */
export function die(t: Table, seat: number, person: Person): void {
  depart(t, seat, person);
  t.clinics[seat].popularity -= N.DEATH;
  t.died++;
  if (!t.pandemic) return;
  const { deceased, aside } = t.pandemic;
  if (person.kind === 'patient' || person.kind === 'doctor') {
    deceased[person.kind === 'patient' ? 'patients' : 'doctors']++;
    aside[person.kind][person.level - 1]++;
  } else deceased.others++;
}

/** Patients and pregnant women, and employees with a tile: they need a bed. */
export const isIll = ({ kind, infected }: Person) =>
  kind === 'patient' || kind === 'pregnantWoman' || infected;
export const isEmployee = ({ kind }: Person) => ['doctor', 'nurse', 'orderly', 'janitor'].includes(kind);
export const isWaiting = (service: string) => (person: Person) =>
  person.at === 'preadmission' && person.service === service;

/** A colour changes by one piece out of the supply, else out of the bag; false when there is none. */
export function exchange(t: Table, kind: 'patient' | 'doctor', from: number, to: number): boolean {
  const bag = kind === 'patient' ? t.patients : t.doctors;
  const box = kind === 'patient' ? N.PATIENT_PIECES : N.DOCTOR_PIECES;
  const open = kind === 'patient' ? Object.values(t.rows).flat() : t.university;
  const people = t.clinics.flatMap((clinic) => clinic.people.filter((p) => p.kind === kind));
  const used = [...open, ...people.map((p) => p.level)].filter((level) => level === to).length;
  const aside = t.pandemic?.aside[kind][to - 1] ?? 0;
  if (box[to - 1] - bag[to - 1] - aside - used > 0) return true;
  if (bag[to - 1] === 0) return false;
  bag[to - 1]--;
  bag[from - 1]++;
  return true;
}

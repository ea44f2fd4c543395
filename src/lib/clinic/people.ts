import raw from './data/people.json';
import { NUMBERS } from './numbers.ts';

/** A person's role in a clinic. A resident neither works nor lies in a bed. */
export type Role = 'doctor' | 'nurse' | 'orderly' | 'patient' | 'resident';

export type PersonKind = keyof typeof raw;

/** The two kinds of people whose pieces have a colour. */
export type Coloured = Extract<PersonKind, 'patient' | 'doctor'>;

export interface PersonTraits {
  readonly role: Role;
  readonly employee: boolean;
  /** Brings a car that needs a parking place. */
  readonly car: boolean;
  /** Untreated, gets one level worse in Administration and dies past red. */
  readonly worsens: boolean;
  /** Untreated, leaves at the end of Business. */
  readonly leavesUntreated: boolean;
}

export const PERSON_KINDS = Object.keys(raw).sort() as PersonKind[];

/** Traits of every kind of person, those of The Extension included. */
export const TRAITS = Object.fromEntries(
  PERSON_KINDS.map((kind) => [kind, { worsens: false, leavesUntreated: false, ...raw[kind] } as PersonTraits])
) as Record<PersonKind, PersonTraits>;

/** Colours are levels: white 1, yellow 2, orange 3, red 4. */
export const LEVELS = ['white', 'yellow', 'orange', 'red'] as const;
export const MAX_LEVEL = LEVELS.length;
export type Level = (typeof LEVELS)[number];

/** The colour of a level from 1 to 4. */
export function levelName(level: number): Level {
  return LEVELS[level - 1];
}

/** 1 to 4, or 0 for no colour at all. */
export function levelOf(name: unknown): number {
  return (LEVELS as readonly unknown[]).indexOf(name) + 1;
}

/** A person in a clinic. */
export interface Person {
  /** Numbered through the whole game, so that an id is never reused. */
  readonly id: number;
  readonly kind: PersonKind;
  /** 1 to 4 for doctors and patients, 0 for others. */
  level: number;
  /** Index of the service a patient was admitted to, else -1. */
  readonly service: number;
  /** A cell, PREADMISSION or BESIDE. */
  cell: number;
  /** Took part in a treatment this round and is still here: a doctor who treated, or a patient in intensive care. */
  worked: boolean;
}

/** A copy of a person's data for an event, still valid after they change or leave. */
export function noteOf({ id, kind, level, service }: Person): {
  readonly person: number;
  readonly kind: PersonKind;
  readonly was: string | null;
  readonly service: string | null;
} {
  return {
    person: id,
    kind,
    was: level > 0 ? levelName(level) : null,
    service: service >= 0 ? NUMBERS.services[service] : null
  };
}

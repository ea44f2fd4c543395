import type { Json } from '../kernel/json.ts';
import { BESIDE, PREADMISSION, placeOf } from './buildings/board.ts';
import { carsOf } from './buildings/cars.ts';
import { ELEMENTS, OPERATING } from './buildings/elements.ts';
import { NUMBERS } from './numbers.ts';
import { outcomeOf } from './outcome.ts';
import { LEVELS, levelName, type Person } from './people.ts';
import type { Clinic, ClinicState } from './state.ts';

/** A person's location as in scripts: a place, `preadmission` or `beside` the board. */
export function whereabouts(person: Person): Json {
  if (person.cell === PREADMISSION) return 'preadmission';
  return person.cell === BESIDE ? 'beside' : placeOf(person.cell);
}

/** A person in the notation of scripts. */
export function personFacts(person: Person): Record<string, Json> {
  return {
    id: person.id,
    kind: person.kind,
    level: person.level > 0 ? levelName(person.level) : null,
    service: person.service >= 0 ? NUMBERS.services[person.service] : null,
    at: whereabouts(person)
  };
}

/** The tiles of a clinic by ascending cell: `[id, floor, row, column]`. */
export function tileFacts(clinic: Clinic): Json[] {
  return clinic.tiles.flatMap((code, cell) => (code === 0 ? [] : [[ELEMENTS[code].id, ...placeOf(cell)]]));
}

/**
 * The state in the notation of scripts, by name: `expect` compares with it. Lists are by seat; `people` and `person`
 * are the same people, by seat and by id.
 */
export function factsOf(state: ClinicState): Record<string, Json> {
  const { clinics } = state;
  const people = clinics.map((clinic) => clinic.people.map(personFacts));
  return {
    round: state.round,
    slot: state.slot,
    step: state.step,
    order: state.order,
    money: clinics.map((clinic) => clinic.money),
    popularity: clinics.map((clinic) => clinic.popularity),
    hours: clinics.map((clinic) => clinic.hours),
    cars: clinics.map(carsOf),
    people,
    person: Object.fromEntries(people.flat().map((person) => [String(person.id), person])),
    tiles: clinics.map(tileFacts),
    conveyors: clinics.map((clinic) => clinic.conveyors.flatMap((n, cell) => (n ? [placeOf(cell)] : []))),
    rows: Object.fromEntries(state.rows.map((row, i) => [NUMBERS.services[i], row.map(levelName)])),
    university: state.university.map((level) => (level > 0 ? levelName(level) : null)),
    hubs: Object.fromEntries(state.hubs.map((n, i) => [NUMBERS.services[i], state.hubTaken[i] ? 0 : n])),
    specials: Object.fromEntries(
      state.specials.map((n, i) => [ELEMENTS[OPERATING + i].id, state.specialTaken[i] ? 0 : n])
    ),
    stock: { ...state.supply },
    bag: state.patients.reduce((sum, n) => sum + n, 0),
    patients: Object.fromEntries(LEVELS.map((level, i) => [level, state.patients[i]])),
    doctors: Object.fromEntries(LEVELS.map((level, i) => [level, state.doctors[i]])),
    nurses: state.nurses,
    orderlies: state.orderlies,
    treated: state.treated,
    died: state.died,
    outcome: outcomeOf(state),
    ...state.rules.hooks.offerFacts(state)
  } as Record<string, Json>;
}

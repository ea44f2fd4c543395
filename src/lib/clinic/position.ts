import type { Json } from '../kernel/json.ts';
import { BESIDE, PREADMISSION, cellAt } from './board.ts';
import { buildingsOf, doorsOf, placementFault } from './building.ts';
import { carSpaces, carsOf } from './cars.ts';
import { EMPTY, codeOf } from './elements.ts';
import { factsOf } from './facts.ts';
import { bad, integer, isRecord, list, record } from './reading.ts';
import { NUMBERS, byPlayers } from './numbers.ts';
import { PERSON_KINDS, TRAITS, levelOf, type PersonKind } from './people.ts';
import { ACTION_TILES, addPerson, type ActionTile, type ClinicState } from './state.ts';
import { putElement } from './actions/build.ts';

/** A bag or counts by level: `{ "white": 3 }`, levels not named are 0. */
function levelBag(value: Json, name: string): number[] {
  const bag = record(value, name);
  const out = [0, 0, 0, 0];
  for (const level of Object.keys(bag).sort()) {
    const index = levelOf(level) - 1;
    if (index < 0) bad(`There is no level ${level}.`);
    out[index] = integer(bag[level], name);
  }
  return out;
}

/** The clinic a position starts from when it says nothing else: the white layout and a white doctor. */
const DEFAULT_CLINIC: Json = {
  tiles: Object.entries(NUMBERS.layouts.white)
    .sort()
    .map(([what, at]) => [what === 'hub' ? `hub.${NUMBERS.services[0]}` : what, ...at]),
  people: [{ kind: 'doctor', level: 'white' }]
};

/**
 * Puts a hand-made position on a fresh table, at the start of the step it names (`choose` when it names none).
 * Fields not given are as after a set-up in which nothing was drawn. Throws BAD_POSITION.
 */
export function givePosition(state: ClinicState, position: Record<string, Json>): void {
  const { step = 'choose', round = 1, slot = 1, order, clinics, ...rest } = position;
  const seats = state.clinics.length;
  state.round = integer(round, 'round');
  state.slot = integer(slot, 'slot');
  state.order = order === undefined ? state.clinics.map((_, seat) => seat) : list(order, 'order').map(Number);
  if ([...state.order].sort().join() !== state.clinics.map((_, seat) => seat).join())
    bad('Turn order names every seat once.');
  if (seats > 1) state.specials = NUMBERS.specials.map(() => byPlayers(NUMBERS.specialCopies, seats));
  const given = clinics === undefined ? [] : list(clinics, 'clinics');
  if (given.length > seats) bad('There are more clinics than seats.');
  for (let seat = 0; seat < seats; seat++)
    giveClinic(state, seat, record(given[seat] ?? DEFAULT_CLINIC, 'clinics'));
  state.hubTaken.fill(false);
  state.specialTaken.fill(false);
  for (const clinic of state.clinics) clinic.hubsBuilt = clinic.specialsBuilt = 0;
  for (const field of Object.keys(rest).sort())
    if (
      !giveField(state, field, rest[field]) &&
      !state.rules.modules.some((m) => m.given(state, field, rest[field]))
    )
      bad(`A position has no field ${field}.`);
  if (typeof step !== 'string' || !state.rules.steps.has(step)) bad(`There is no step ${String(step)}.`);
  state.step = step as string;
  state.rules.steps.get(state.step)!.begin?.(state, undefined);
}

function giveField(state: ClinicState, field: string, value: Json): boolean {
  switch (field) {
    case 'rows': {
      const rows = record(value, field);
      for (const service of Object.keys(rows).sort()) {
        const index = NUMBERS.services.indexOf(service);
        if (index < 0 || index >= state.rows.length) bad(`There is no row ${service}.`);
        state.rows[index] = list(rows[service], field).map(levelOf);
      }
      return true;
    }
    case 'university':
      list(value, field).forEach((level, slot) => (state.university[slot] = levelOf(level)));
      return true;
    case 'patients':
      state.patients = levelBag(value, field);
      return true;
    case 'doctors':
      state.doctors = levelBag(value, field);
      return true;
    case 'nurses':
      state.nurses = integer(value, field);
      return true;
    case 'orderlies':
      state.orderlies = integer(value, field);
      return true;
    case 'taken':
      for (const id of list(value, field)) takeFaceUp(state, codeOf(id));
      return true;
    default:
      return false;
  }
}

/** A face-up tile somebody took earlier this round. */
function takeFaceUp(state: ClinicState, code: number): void {
  if (code < 1) bad('Only hubs and special modules are taken.');
  if (code <= NUMBERS.services.length) state.hubTaken[code - 1] = true;
  else state.specialTaken[NUMBERS.specials.indexOf(factName(code))] = true;
}

function factName(code: number): string {
  return (
    NUMBERS.specials.find((id) => codeOf(id) === code) ?? bad('Only hubs and special modules are taken.')
  );
}

function giveClinic(state: ClinicState, seat: number, given: Readonly<Record<string, Json>>): void {
  const clinic = state.clinics[seat];
  for (const field of Object.keys(given).sort()) {
    const value = given[field];
    switch (field) {
      case 'tiles':
        giveTiles(state, seat, list(value, field));
        break;
      case 'conveyors':
        for (const at of list(value, field)) clinic.conveyors[cellOf(state, at)] = 1;
        break;
      case 'money':
      case 'popularity':
      case 'hours':
        clinic[field] = integer(value, field);
        break;
      case 'used':
        clinic.used = ACTION_TILES.map((tile) => list(value, field).filter((t) => t === tile).length);
        break;
      case 'chosen':
        clinic.chosen = ACTION_TILES.indexOf(value as ActionTile);
        break;
      case 'people':
        break; // after everything they can stand on
      default:
        bad(`A clinic has no field ${field}.`);
    }
  }
  if (given.people !== undefined)
    for (const who of list(given.people, 'people')) givePerson(state, seat, record(who, 'people'));
  clinic.layout = null;
  state.supply.conveyors -= clinic.conveyors.reduce((sum, n) => sum + n, 0);
  if (carsOf(clinic) > carSpaces(state.config.board, clinic)) bad('The cars do not fit.');
}

function cellOf(state: ClinicState, at: Json): number {
  const cell = Array.isArray(at) ? cellAt(state.config.board, at) : -1;
  return cell >= 0 ? cell : bad('A place is [floor, row, column] on the board.');
}

/** Elements in any order: whatever can stand is put down until all stand. */
function giveTiles(state: ClinicState, seat: number, tiles: readonly Json[]): void {
  const side = state.config.board;
  const { tiles: cells } = state.clinics[seat];
  let left = tiles.map((entry) => {
    const [id, ...at] = list(entry, 'tiles');
    const code = codeOf(id);
    if (code <= EMPTY) bad(`There is no element ${String(id)}.`);
    return { code, cell: cellOf(state, at) };
  });
  while (left.length > 0) {
    const later = left.filter(({ code, cell }) => {
      if (placementFault(side, cells, buildingsOf(side, cells), code, cell) !== null) return true;
      putElement(state, seat, code, cell);
      return false;
    });
    if (later.length === left.length) bad('These elements cannot stand like this.');
    left = later;
  }
  if (state.hubs.some((n) => n < 0) || state.supply.treatment < 0 || state.supply.supply < 0)
    bad('There are not that many tiles.');
}

function givePerson(state: ClinicState, seat: number, who: Readonly<Record<string, Json>>): void {
  const kind = who.kind as PersonKind;
  if (!PERSON_KINDS.includes(kind)) bad(`There is nobody called ${String(who.kind)}.`);
  const patient = TRAITS[kind].role === 'patient';
  const service = NUMBERS.services.indexOf(String(who.service ?? ''));
  if (patient && (service < 0 || service >= state.rows.length)) bad('A patient needs a service in play.');
  const needsLevel = kind === 'doctor' || kind === 'patient';
  const level = levelOf(who.level ?? null);
  if (needsLevel && level === 0) bad('A doctor or patient needs a level.');
  const person = addPerson(state, seat, {
    kind,
    level,
    service,
    cell: standingPlace(state, seat, patient, who.at)
  });
  person.worked = who.worked === true;
}

function standingPlace(state: ClinicState, seat: number, patient: boolean, at: Json | undefined): number {
  if (at === 'preadmission' || (at === undefined && patient)) return PREADMISSION;
  if (at === 'beside') return BESIDE;
  if (at !== undefined) return cellOf(state, at);
  return doorsOf(state.clinics[seat])[0] ?? bad('There is no entrance to stand on.');
}

/** What differs between a fact and what a script wanted; objects count only in the keys the script names. */
function difference(is: Json | undefined, wanted: Json, path: string): string | null {
  if (isRecord(wanted)) {
    if (!isRecord(is)) return `${path} is ${JSON.stringify(is)}, not an object.`;
    for (const key of Object.keys(wanted).sort()) {
      const found = difference(is[key], wanted[key], `${path}.${key}`);
      if (found) return found;
    }
    return null;
  }
  if (Array.isArray(wanted) && Array.isArray(is)) {
    const [a, b] = [is as readonly Json[], wanted as readonly Json[]];
    if (a.length !== b.length)
      return `${path} has ${a.length} entries, not ${b.length}: ${JSON.stringify(a)}.`;
    for (let i = 0; i < b.length; i++) {
      const found = difference(a[i], b[i], `${path}.${i}`);
      if (found) return found;
    }
    return null;
  }
  return JSON.stringify(is ?? null) === JSON.stringify(wanted)
    ? null
    : `${path} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}.`;
}

/** A sentence when a fact is not as wanted, null when it is, undefined when there is no such fact. */
export function expectPosition(state: ClinicState, field: string, wanted: Json): string | null | undefined {
  const facts = factsOf(state);
  return Object.hasOwn(facts, field) ? difference(facts[field], wanted, field) : undefined;
}

/** What each seat has beside its board. */
export function supplyOf(state: ClinicState): Record<string, number>[] {
  return state.clinics.map((clinic) => ({
    cars: NUMBERS.carsPerPlayer - carsOf(clinic),
    conveyors: NUMBERS.conveyorsPerPlayer - clinic.conveyors.reduce((sum, n) => sum + n, 0),
    ...Object.fromEntries(ACTION_TILES.map((tile, i) => [tile, NUMBERS.tilesPerAction - clinic.used[i]]))
  }));
}

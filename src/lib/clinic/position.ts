import { byCodeUnit } from '../kernel/canonical.ts';
import { wordOf, type Json } from '../kernel/json.ts';
import { BESIDE, PREADMISSION, cellAt } from './buildings/board.ts';
import { buildingsOf, doorsOf, placementFault } from './buildings/building.ts';
import { carSpaces, carsOf } from './buildings/cars.ts';
import {
  ELEMENTS,
  EMPTY,
  HUB,
  OPERATING,
  codeOf,
  isHub,
  isModule,
  isWalkable
} from './buildings/elements.ts';
import { factsOf } from './facts.ts';
import { bad, count, integer, isRecord, list, record } from './reading.ts';
import { NUMBERS, byPlayers } from './numbers.ts';
import { LEVELS, PERSON_KINDS, TRAITS, levelName, levelOf, type PersonKind } from './people.ts';
import { ACTION_TILES, addPerson, type ActionTile, type ClinicState, type Log } from './state.ts';
import { putElement } from './actions/build.ts';

/** A level by its name. */
function knownLevel(value: Json): number {
  return levelOf(value) || bad(`There is no level ${wordOf(value)}.`);
}

/** A clinic's defaults in a given position: the white layout, a white doctor. */
const DEFAULT_TILES: readonly Json[] = Object.entries(NUMBERS.layouts.white)
  .sort()
  .map(([what, at]) => [what === 'hub' ? `hub.${NUMBERS.services[0]}` : what, ...at]);
const DEFAULT_PEOPLE: readonly Json[] = [{ kind: 'doctor', level: 'white' }];

/**
 * Applies a given position to a fresh table, at the start of the step it names (default `choose`). Fields not given are
 * as after a setup without draws. Throws BAD_POSITION.
 */
export function givePosition(state: ClinicState, position: Record<string, Json>, log: Log): void {
  const { step = 'choose', round = 1, slot = 1, order, clinics, ...rest } = position;
  const seats = state.clinics.length;
  state.round = fromOne(round, 'round', NUMBERS.rounds);
  state.slot = fromOne(slot, 'slot', NUMBERS.actionsPerRound);
  const everySeat = state.clinics.map((_, seat) => seat);
  const named = order === undefined ? everySeat : list(order, 'order');
  if (named.length !== seats || !everySeat.every((seat) => named.includes(seat)))
    bad('Turn order names every seat once.');
  state.order = [...named] as number[];
  if (seats > 1)
    NUMBERS.specials.forEach((_, type) => {
      state.specials[type] = byPlayers(NUMBERS.specialCopies, seats);
    });
  const given = clinics === undefined ? [] : list(clinics, 'clinics');
  if (given.length > seats) bad('There are more clinics than seats.');
  for (let seat = 0; seat < seats; seat++) giveClinic(state, seat, record(given[seat] ?? {}, 'clinics'));
  state.hubTaken.fill(false);
  state.specialTaken.fill(false);
  for (const clinic of state.clinics) clinic.hubsBuilt = clinic.specialsBuilt = 0;
  // Given clinics may hold more special modules than were in play.
  state.specials = state.specials.map((n) => Math.max(n, 0));
  state.supply.satellite = Math.max(state.supply.satellite, 0);
  for (const field of Object.keys(rest).sort())
    if (
      !giveField(state, field, rest[field]) &&
      !state.rules.modules.some((m) => m.given(state, field, rest[field]))
    )
      bad(`A position has no field ${field}.`);
  for (const module of state.rules.modules) module.afterGiven(state);
  if (typeof step !== 'string' || !state.rules.steps.has(step)) bad(`There is no step ${wordOf(step)}.`);
  state.step = step as string;
  state.rules.steps.get(state.step)!.enter?.(state, log);
}

function giveField(state: ClinicState, field: string, value: Json): boolean {
  switch (field) {
    case 'rows': {
      const rows = record(value, field);
      for (const service of Object.keys(rows).sort()) {
        const index = NUMBERS.services.indexOf(service);
        if (index < 0 || index >= state.rows.length) bad(`There is no row ${service}.`);
        state.rows[index] = list(rows[service], field).map(knownLevel);
        if (state.rows[index].length > NUMBERS.appointmentsPerRow) bad(`The row ${service} is too long.`);
      }
      return true;
    }
    case 'university':
      if (list(value, field).length > state.university.length) bad('The University has fewer slots.');
      list(value, field).forEach((level, slot) => {
        state.university[slot] = level === null ? 0 : knownLevel(level);
      });
      return true;
    case 'patients':
      state.patients = namedCounts(value, field, LEVELS);
      return true;
    case 'doctors':
      state.doctors = namedCounts(value, field, LEVELS);
      return true;
    case 'nurses':
      state.nurses = count(value, field);
      return true;
    case 'orderlies':
      state.orderlies = count(value, field);
      return true;
    case 'specials':
      state.specials = namedCounts(value, field, specialsOf(state));
      return true;
    case 'taken':
      for (const id of list(value, field)) takeFaceUp(state, id);
      return true;
    default:
      return false;
  }
}

/** A number counted from 1. */
function fromOne(value: Json, field: string, most: number): number {
  const n = integer(value, field);
  return n >= 1 && n <= most ? n : bad(`The field ${field} goes from 1 to ${most}.`);
}

/** Counts by name; 0 for names not given. */
function namedCounts(value: Json, field: string, names: readonly string[]): number[] {
  const given = record(value, field);
  const extra = Object.keys(given)
    .sort()
    .find((name) => !names.includes(name));
  if (extra !== undefined) bad(`The field ${field} has no ${extra}.`);
  return names.map((name) => count(given[name] ?? 0, field));
}

/** Ids of the special modules in play, those of modules included. */
const specialsOf = (state: ClinicState): string[] =>
  state.specials.map((_, type) => ELEMENTS[OPERATING + type].id);

/** A face-up tile that a player took earlier this round. */
function takeFaceUp(state: ClinicState, id: Json): void {
  const code = codeOf(id);
  if (code >= HUB && code <= NUMBERS.services.length) state.hubTaken[code - 1] = true;
  else if (specialsOf(state).includes(id as string)) state.specialTaken[code - OPERATING] = true;
  else bad('Only hubs and special modules are taken.');
}

function giveClinic(state: ClinicState, seat: number, given: Readonly<Record<string, Json>>): void {
  const clinic = state.clinics[seat];
  giveTiles(state, seat, given.tiles === undefined ? DEFAULT_TILES : list(given.tiles, 'tiles'));
  for (const field of Object.keys(given).sort()) {
    const value = given[field];
    switch (field) {
      case 'conveyors':
        for (const at of list(value, field)) {
          const cell = cellOf(state, at);
          clinic.conveyors[cell] = isModule(clinic.tiles[cell]) ? 1 : bad('Conveyors lie on rooms.');
        }
        break;
      case 'money':
      case 'hours':
        clinic[field] = count(value, field);
        break;
      case 'popularity':
        clinic.popularity = integer(value, field);
        break;
      case 'used':
        for (const tile of list(value, field)) clinic.used[actionTile(tile)]++;
        break;
      case 'chosen':
        clinic.chosen = actionTile(value);
        break;
      case 'tiles':
      case 'people':
        break; // tiles are read before, people after everything they can stand on
      default:
        bad(`A clinic has no field ${field}.`);
    }
  }
  const absent = doorsOf(clinic).length === 0 ? [] : DEFAULT_PEOPLE;
  const people = given.people === undefined ? absent : list(given.people, 'people');
  for (const who of people) givePerson(state, seat, record(who, 'people'));
  clinic.layout = null;
  state.supply.conveyors -= clinic.conveyors.reduce((sum, n) => sum + n, 0);
  if (carsOf(clinic) > carSpaces(state.config.board, clinic)) bad('The cars do not fit.');
}

function actionTile(value: Json): number {
  const tile = ACTION_TILES.indexOf(value as ActionTile);
  return tile >= 0 ? tile : bad(`There is no action tile ${wordOf(value)}.`);
}

function cellOf(state: ClinicState, at: Json): number {
  const cell = Array.isArray(at) ? cellAt(state.config.board, at) : -1;
  return cell >= 0 ? cell : bad('A place is [floor, row, column] on the board.');
}

/** Accepts elements in any order: puts down those that are legal until none is left. */
function giveTiles(state: ClinicState, seat: number, tiles: readonly Json[]): void {
  const side = state.config.board;
  const { tiles: cells } = state.clinics[seat];
  let left = tiles.map((entry) => {
    const [id, ...at] = list(entry, 'tiles');
    const code = codeOf(id);
    if (code <= EMPTY) bad(`There is no element ${wordOf(id)}.`);
    if (isHub(code) && code - HUB >= state.rows.length) bad(`The service of ${wordOf(id)} is not in play.`);
    return { code, cell: cellOf(state, at) };
  });
  while (left.length > 0) {
    const later = left.filter(({ code, cell }) => {
      if (placementFault(side, cells, buildingsOf(side, cells), code, cell) !== null) return true;
      putElement(state, seat, code, cell);
      return false;
    });
    if (later.length === left.length) bad('The building rules forbid these elements.');
    left = later;
  }
  if (state.hubs.some((n) => n < 0) || state.supply.treatment < 0 || state.supply.supply < 0)
    bad('The box holds fewer of these tiles.');
}

function givePerson(state: ClinicState, seat: number, who: Readonly<Record<string, Json>>): void {
  const kind = who.kind as PersonKind;
  if (!PERSON_KINDS.includes(kind)) bad(`There is no kind of person called ${wordOf(who.kind)}.`);
  const patient = TRAITS[kind].role === 'patient';
  const ill = kind === 'patient' || who.service !== undefined;
  const service = ill ? NUMBERS.services.indexOf(wordOf(who.service)) : patient ? 0 : -1;
  if (patient && (service < 0 || service >= state.rows.length)) bad('A patient needs a service in play.');
  const needsLevel = kind === 'doctor' || kind === 'patient';
  const level = levelOf(
    who.level ?? (kind === 'pregnantWoman' ? levelName(NUMBERS.pregnantWomanLevel) : null)
  );
  if (needsLevel && level === 0) bad('A doctor or patient needs a level.');
  const person = addPerson(state, seat, {
    kind,
    level,
    service,
    cell: standingCell(state, seat, patient, who.at)
  });
  person.worked = who.worked === true;
}

function standingCell(state: ClinicState, seat: number, patient: boolean, at: Json | undefined): number {
  if (at === 'preadmission' || (at === undefined && patient)) return PREADMISSION;
  if (at === 'beside') return BESIDE;
  if (at !== undefined) {
    const cell = cellOf(state, at);
    const code = state.clinics[seat].tiles[cell];
    return isWalkable(code) ? cell : bad('A person is placed where there is no room or door.');
  }
  return doorsOf(state.clinics[seat])[0] ?? bad('There is no entrance to stand on.');
}

/** The difference between a fact and a script's value; objects are compared only in the keys the script names. */
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

/** Facts that are sets, or sets by seat: accepted in any order. */
const SETS: readonly string[] = ['tiles', 'conveyors'];

function sorted(value: Json | undefined): Json {
  if (!Array.isArray(value)) return value ?? null;
  const bySeat = (value as Json[]).every((entry) => Array.isArray(entry) && entry.every(Array.isArray));
  const entries = (value as Json[]).map((entry) => (bySeat ? sorted(entry) : entry));
  return bySeat ? entries : entries.sort((a, b) => byCodeUnit(JSON.stringify(a), JSON.stringify(b)));
}

/** Returns a sentence when a fact differs, null when it matches, undefined when there is no such fact. */
export function expectPosition(state: ClinicState, field: string, wanted: Json): string | null | undefined {
  const facts = factsOf(state);
  if (!Object.hasOwn(facts, field)) return undefined;
  return SETS.includes(field) || state.rules.modules.some((m) => m.sets.includes(field))
    ? difference(sorted(facts[field]), sorted(wanted), field)
    : difference(facts[field], wanted, field);
}

/** Each seat's possessions beside its board. */
export function supplyOf(state: ClinicState): Record<string, number>[] {
  return state.clinics.map((clinic) => ({
    cars: NUMBERS.carsPerPlayer - carsOf(clinic),
    conveyors: NUMBERS.conveyorsPerPlayer - clinic.conveyors.reduce((sum, n) => sum + n, 0),
    ...Object.fromEntries(ACTION_TILES.map((tile, i) => [tile, NUMBERS.tilesPerAction - clinic.used[i]]))
  }));
}

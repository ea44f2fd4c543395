import type { Action, Seat } from '../../../kernel/game.ts';
import { cellsFor } from '../../actions/build.ts';
import { arrange } from '../../assignment/arrange.ts';
import { FloorPlan, roleOf, type Assignment } from '../../assignment/assignment.ts';
import { CELLS, PREADMISSION } from '../../buildings/board.ts';
import { carSpaces, carsOf } from '../../buildings/cars.ts';
import { PARKING } from '../../buildings/elements.ts';
import { moveAction } from '../../assignment/move.ts';
import { NUMBERS } from '../../numbers.ts';
import { UNREACHABLE } from '../../buildings/paths.ts';
import { MAX_LEVEL } from '../../people.ts';
import { cloneState, type Care, type ClinicState } from '../../state.ts';
import { worthOf } from '../../assignment/worth.ts';
import { PANDEMIC_NUMBERS } from './numbers.ts';
import { deceasedTotal, isInfected, pandemicOf } from './slice.ts';
import { countsAsSurvivor } from './treatment.ts';

/**
 * How the simple player differs when alone: the Propagation board must fill up with patients, including those who could
 * not be helped, while more survive. So cures come first, and people who will die anyway come last, since a death soon
 * makes room for the next patient.
 */

/** In tenths of $1: bonus for a survivor. */
const CURE = 1000;
/** Penalty for treating a person about to die. */
const DYING = 500;
/** Value of an infected patient left untreated. */
export const STAYS_ILL = 200;
/** $ below which income keeps its full value. */
const POOR = 10;
/** Patients wanted in addition to the round's tiles. */
const SPARE_PATIENTS = 3;
/** First round in which the Propagation board is considered. */
const CUBES_FROM = 4;
/** First round in which patients are admitted just to fill the board. */
const FILL_FROM = 5;
/** Choices examined for the forecast. */
const FORECAST_CHOICES = 300;
/** Free car spaces below which parking comes first. */
const CAR_SPACES = 4;

export function isAlone(state: ClinicState): boolean {
  return state.clinics.length === 1;
}

/** The state after the round's tiles went to the least ill of the uninfected patients; itself where none are to come. */
function withComingTiles(state: ClinicState, seat: Seat): ClinicState {
  const tiles = pandemicOf(state).stacks[state.round - 1];
  if (tiles === 0) return state;
  const copy = cloneState(state);
  const open = copy.clinics[seat].people.filter(
    (person) => person.kind === 'patient' && !isInfected(copy, person)
  );
  open.sort((a, b) => a.level - b.level);
  pandemicOf(copy).infected.push(...open.slice(0, tiles).map(({ id }) => id));
  return copy;
}

/** Forecast of the Propagation board at the end, if this Move is the best one and no treatments follow. */
export interface Forecast {
  readonly survived: number;
  readonly deceased: number;
  /** Patients on the board, survivors and deceased. */
  readonly cubes: number;
}

export function forecast(before: ClinicState, seat: Seat): Forecast {
  const state = withComingTiles(before, seat);
  const { survived, deceased } = pandemicOf(state);
  const { treat } = arrange(state, seat, cureWorth, FORECAST_CHOICES);
  const treated = new Set(treat.map(({ patient }) => patient));
  let cured = 0;
  let dying = 0;
  for (const person of state.clinics[seat].people) {
    if (person.kind !== 'patient') continue;
    if (treated.has(person.id)) cured += isInfected(state, person) ? 1 : 0;
    else if (person.level + NUMBERS.rounds - state.round >= MAX_LEVEL) dying++;
  }
  return {
    survived: survived + cured,
    deceased: deceasedTotal(deceased) + dying,
    cubes: survived + cured + deceased.patients + dying
  };
}

/** Value of a forecast for the two conditions of winning alone: enough patients, more of them survivors. */
export function promise({ survived, deceased, cubes }: Forecast): number {
  return Math.min(cubes, PANDEMIC_NUMBERS.soloCubes) + 2 * Math.min(survived - deceased, 1);
}

/** Whether the last rounds must bring more patients to the board than are here. */
export function lacksCubes(state: ClinicState, seat: Seat): boolean {
  return state.round >= FILL_FROM && forecast(state, seat).cubes < PANDEMIC_NUMBERS.soloCubes;
}

/** Value of one treatment, without walks. */
export function cureWorth(state: ClinicState, care: Care): number {
  const worth = worthOf(state, care);
  const { kind, level } = care.patient;
  if (!isAlone(state) || kind !== 'patient') return worth;
  const cure = isInfected(state, care.patient) && countsAsSurvivor(state, care) ? CURE : 0;
  const last = state.round === NUMBERS.rounds;
  const dying = level === MAX_LEVEL && (last || state.clinics[care.seat].money >= POOR) ? DYING : 0;
  return worth + cure - dying;
}

/**
 * Patients wanted in addition to a round's tiles: from some round on also those that the Propagation board lacks and
 * future tiles will not bring, while the deceased stay fewer than the survivors.
 */
export function sparePatients(state: ClinicState): number {
  const { survived, deceased, stacks } = pandemicOf(state);
  if (state.round < CUBES_FROM) return SPARE_PATIENTS;
  const ahead = stacks.reduce((a, b) => a + b, 0);
  const short = PANDEMIC_NUMBERS.soloCubes - survived - deceased.patients - ahead;
  const margin = survived + ahead - deceasedTotal(deceased) - 1;
  return SPARE_PATIENTS + Math.max(0, Math.min(short, margin));
}

/** Whether cars will soon lack spaces while a parking tile can still be built. */
export function needsParking(state: ClinicState, seat: Seat): boolean {
  const clinic = state.clinics[seat];
  return (
    state.round < NUMBERS.rounds &&
    clinic.money >= NUMBERS.parkingCost &&
    carSpaces(state.config.board, clinic) - carsOf(clinic) < CAR_SPACES &&
    cellsFor(state, seat, PARKING).length > 0
  );
}

/** The Move with the most cures; waiting patients are then put to bed. */
export function moveAlone(state: ClinicState, seat: Seat): Action {
  const assignment = arrange(state, seat, cureWorth);
  return moveAction(
    state,
    seat,
    state.round < NUMBERS.rounds ? putToBed(state, seat, assignment) : assignment
  );
}

/** Moves waiting patients who will live to empty rooms: new patients need the pre-admission spaces. */
function putToBed(state: ClinicState, seat: Seat, { cells, treat }: Assignment): Assignment {
  const plan = new FloorPlan(state, seat);
  const { people, tiles } = plan.clinic;
  const lain = new Array<boolean>(CELLS).fill(false);
  people.forEach((person, i) => {
    if (cells[i] >= 0 && roleOf(state, person) === 'patient') lain[cells[i]] = true;
  });
  const bedFor = (person: (typeof people)[number]) =>
    tiles.findIndex(
      (_, cell) =>
        plan.treatsOn(cell) &&
        !lain[cell] &&
        plan.mayEnd(person, 'patient', cell) &&
        plan.hoursFor(person, cell) < UNREACHABLE
    );
  const bedded = people.map((person, i) => {
    if (cells[i] !== PREADMISSION || person.level === MAX_LEVEL) return cells[i];
    const bed = bedFor(person);
    if (bed >= 0) lain[bed] = true;
    return bed >= 0 ? bed : cells[i];
  });
  return { cells: bedded, treat };
}

import type { Action, Seat } from '../../kernel/game.ts';
import { BOARD_CELLS, CELLS, NEIGHBOURS, cellAt, floorOf, placeOf } from '../buildings/board.ts';
import { carSpaces, carsFitAfter, carsOf } from '../buildings/cars.ts';
import {
  ELEMENTS,
  ENTRANCE,
  GARDEN,
  HELIPAD,
  HUB,
  OPERATING,
  PARKING,
  SATELLITE,
  SUPPLY,
  TREATMENT,
  codeOf,
  isHub,
  isModule,
  isSpecial
} from '../buildings/elements.ts';
import { layoutOf } from '../buildings/layout.ts';
import { NUMBERS } from '../numbers.ts';
import type { ClinicState, Log, Supply } from '../state.ts';

/** Cost of one element on a floor, in $. */
export function elementCost(code: number, floor: number): number {
  switch (code) {
    case PARKING:
      return NUMBERS.parkingCost;
    case ENTRANCE:
      return NUMBERS.entranceCost;
    case GARDEN:
      return NUMBERS.gardenCost[floor];
    case HELIPAD:
      return NUMBERS.helipadCost[floor];
    case SATELLITE:
      return NUMBERS.satelliteCost[floor];
    default:
      return NUMBERS.moduleCost[floor];
  }
}

/**
 * Whether one more element fits into the current Build: two elements, and a supply room as a third one if one of them
 * is a treatment room.
 */
function fitsLimit(state: ClinicState, code: number): boolean {
  const { elements, treatments, supplies } = state.execution!;
  if (elements < NUMBERS.buildElements) return true;
  if (elements >= NUMBERS.buildElements + NUMBERS.bonusSupplyWithTreatment) return false;
  const withTreatment = treatments + (code === TREATMENT ? 1 : 0);
  const withSupply = supplies + (code === SUPPLY ? 1 : 0);
  return withTreatment > 0 && withSupply > 0;
}

function supplyKey(code: number): keyof Supply | null {
  switch (code) {
    case TREATMENT:
    case SUPPLY:
    case GARDEN:
    case PARKING:
    case ENTRANCE:
    case HELIPAD:
    case SATELLITE:
      return ELEMENTS[code].id as keyof Supply;
    default:
      return null;
  }
}

/** Whether this element is available to this seat now, apart from money and the limit of the Build. */
export function inSupply(state: ClinicState, seat: Seat, code: number): boolean {
  const clinic = state.clinics[seat];
  if (isHub(code)) {
    const service = code - HUB;
    return state.hubs[service] > 0 && !state.hubTaken[service] && clinic.hubsBuilt < NUMBERS.hubsPerRound;
  }
  if (isSpecial(code)) {
    const type = code - OPERATING;
    return (
      state.specials[type] > 0 && !state.specialTaken[type] && clinic.specialsBuilt < NUMBERS.specialsPerRound
    );
  }
  const key = supplyKey(code);
  return key !== null && state.supply[key] > 0;
}

/** Cells where building rules and cars allow an element, ascending. */
export function cellsFor(state: ClinicState, seat: Seat, code: number): readonly number[] {
  const side = state.config.board;
  const clinic = state.clinics[seat];
  const cells = layoutOf(side, clinic).cellsFor(code);
  // With one spare car space, all cars fit whichever cell is built on.
  if (carSpaces(side, clinic) - carsOf(clinic) >= NUMBERS.carsPerEmptyCell) return cells;
  return cells.filter((cell) => carsFitAfter(side, clinic, code, cell));
}

/** Sets of conveyor markers that join the network, as pairs of cells; one cell when only one marker is left. */
export function conveyorSets(state: ClinicState, seat: Seat): number[][] {
  const { tiles, conveyors } = state.clinics[seat];
  const neighbours = NEIGHBOURS[state.config.board];
  const laid = conveyors.reduce((sum, n) => sum + n, 0);
  const left = Math.min(NUMBERS.conveyorsPerPlayer - laid, state.supply.conveyors, NUMBERS.conveyorsPerSet);
  if (left <= 0) return [];
  const free = BOARD_CELLS[state.config.board].filter(
    (cell) => isModule(tiles[cell]) && conveyors[cell] === 0
  );
  const touches = (cell: number) => laid === 0 || neighbours[cell].some((n) => conveyors[n] === 1);
  if (left === 1) return free.filter(touches).map((cell) => [cell]);
  const sets: number[][] = [];
  for (let i = 0; i < free.length; i++)
    for (let j = i + 1; j < free.length; j++) {
      const [a, b] = [free[i], free[j]];
      const beside = neighbours[a].includes(b);
      if (laid === 0 ? beside : (touches(a) && (touches(b) || beside)) || (touches(b) && beside))
        sets.push([a, b]);
    }
  return sets;
}

const conveyorAction = (set: readonly number[]): Action => ({
  do: 'build',
  what: 'conveyors',
  at: set.map(placeOf)
});

/** Actions that build one element, by code and cell: cached, since legal lists are long and made often. */
const BUILD: readonly (readonly Action[])[] = ELEMENTS.map(({ id }) =>
  Array.from({ length: CELLS }, (_, cell) => ({ do: 'build', what: id, at: placeOf(cell) }))
);

/** All next build actions of the seat, elements in order of code and cell, conveyors last. */
export function buildActions(state: ClinicState, seat: Seat): Action[] {
  const clinic = state.clinics[seat];
  const out: Action[] = [];
  for (const { code } of ELEMENTS) {
    if (!inSupply(state, seat, code) || !fitsLimit(state, code)) continue;
    if (elementCost(code, 0) > clinic.money) continue;
    for (const cell of cellsFor(state, seat, code))
      if (elementCost(code, floorOf(cell)) <= clinic.money) out.push(BUILD[code][cell]);
  }
  if (clinic.money >= NUMBERS.conveyorCost && fitsLimit(state, -1))
    for (const set of conveyorSets(state, seat)) out.push(conveyorAction(set));
  return out;
}

/** Places an element on a cell and takes it from its supply; does not charge for it. */
export function putElement(state: ClinicState, seat: Seat, code: number, cell: number): void {
  const clinic = state.clinics[seat];
  clinic.tiles[cell] = code;
  clinic.layout = null;
  if (isHub(code)) {
    state.hubs[code - HUB]--;
    state.hubTaken[code - HUB] = true;
    clinic.hubsBuilt++;
  } else if (isSpecial(code)) {
    const type = code - OPERATING;
    // A given position may hold a special module that is not in play.
    if (type < state.specials.length) {
      state.specials[type]--;
      state.specialTaken[type] = true;
    }
    clinic.specialsBuilt++;
  } else {
    const key = supplyKey(code);
    if (key) state.supply[key]--;
  }
}

/** Places conveyor markers; does not charge for them. */
export function putConveyors(state: ClinicState, seat: Seat, cells: readonly number[]): void {
  const clinic = state.clinics[seat];
  for (const cell of cells) clinic.conveyors[cell] = 1;
  clinic.layout = null;
  state.supply.conveyors -= cells.length;
}

/** Cells named by an action: one place, or a list of them for conveyors. */
export function cellsNamed(state: ClinicState, action: Action): number[] {
  const at = action.at as readonly unknown[];
  const places = (action.what ?? action.bonus) === 'conveyors' ? (at as readonly unknown[][]) : [at];
  return places.map((place) => cellAt(state.config.board, place));
}

/** Executes one of `buildActions`. */
export function build(state: ClinicState, seat: Seat, action: Action, log: Log): void {
  const clinic = state.clinics[seat];
  const execution = state.execution!;
  const cells = cellsNamed(state, action);
  const code = codeOf(action.what);
  const cost = code < 0 ? NUMBERS.conveyorCost : elementCost(code, floorOf(cells[0]));
  if (code < 0) putConveyors(state, seat, cells);
  else putElement(state, seat, code, cells[0]);
  clinic.money -= cost;
  execution.elements++;
  if (code === TREATMENT) execution.treatments++;
  if (code === SUPPLY) execution.supplies++;
  log?.push({ type: 'built', seat, what: action.what, at: action.at, cost, rule: 'clinic.build' });
}

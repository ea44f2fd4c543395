import type { Action, Seat } from '../kernel/game.ts';
import type { Score } from '../kernel/score.ts';
import { elementCost } from './actions/build.ts';
import {
  FloorPlan,
  assignmentFault,
  careIn,
  roleOf,
  type Assignment,
  type MoveFault
} from './assignment/assignment.ts';
import { BOARD_CELLS, FLOORS, floorOf, placeOf, type Place } from './buildings/board.ts';
import { placementFault, type PlacementFault } from './buildings/building.ts';
import { research } from './phases/care.ts';
import { carsFitAfter, carSpaces, carsOf, parkedCars } from './buildings/cars.ts';
import { ELEMENTS, codeOf } from './buildings/elements.ts';
import { expensesDue } from './phases/expenses.ts';
import { personFacts } from './facts.ts';
import { nursesNeeded, severityOf, treatmentIncome } from './phases/income.ts';
import { layoutOf } from './buildings/layout.ts';
import { moveAction, readMove } from './assignment/move.ts';
import { NUMBERS } from './numbers.ts';
import { UNREACHABLE, cheapestPath } from './buildings/paths.ts';
import type { Person } from './people.ts';
import { propose } from './assignment/propose.ts';
import { cloneState, type Care, type ClinicState, type Treatment } from './state.ts';

/** One cell as a screen draws it. */
export interface CellView {
  readonly at: Place;
  /** Element id, `empty` where nothing stands. */
  readonly element: string;
  /** The service a treatment room treats; null where it treats none (yet) or is no treatment room. */
  readonly treats: string | null;
  readonly conveyor: boolean;
  readonly cars: number;
  readonly people: readonly ReturnType<typeof personFacts>[];
}

/** A clinic floor by floor, with people and cars. */
export function clinicView(state: ClinicState, seat: Seat): readonly (readonly CellView[])[] {
  const side = state.config.board;
  const clinic = state.clinics[seat];
  const { services } = layoutOf(side, clinic);
  const parked = new Map(parkedCars(side, clinic).map(({ at, cars }) => [at.join(), cars] as const));
  const views = BOARD_CELLS[side].map((cell): CellView => {
    const at = placeOf(cell);
    return {
      at,
      element: ELEMENTS[clinic.tiles[cell]].id,
      treats: services[cell] >= 0 ? NUMBERS.services[services[cell]] : null,
      conveyor: clinic.conveyors[cell] === 1,
      cars: parked.get(at.join()) ?? 0,
      people: clinic.people.filter((person) => person.cell === cell).map(personFacts)
    };
  });
  return Array.from({ length: FLOORS }, (_, floor) => views.filter((view) => view.at[0] === floor));
}

/** Cars and the spaces for them. */
export function parkingView(state: ClinicState, seat: Seat): { cars: number; spaces: number } {
  const clinic = state.clinics[seat];
  return { cars: carsOf(clinic), spaces: carSpaces(state.config.board, clinic) };
}

/** For every empty cell: what an element costs there, and why it cannot stand there (null when it can). */
export function placementMap(
  state: ClinicState,
  seat: Seat,
  what: string
): { at: Place; cost: number; fault: PlacementFault | 'cars' | null }[] {
  const side = state.config.board;
  const clinic = state.clinics[seat];
  const code = codeOf(what);
  const { buildings } = layoutOf(side, clinic);
  return BOARD_CELLS[side]
    .filter((cell) => clinic.tiles[cell] === 0)
    .map((cell) => ({
      at: placeOf(cell),
      cost: elementCost(code, floorOf(cell)),
      fault:
        placementFault(side, clinic.tiles, buildings, code, cell) ??
        (carsFitAfter(side, clinic, code, cell) ? null : 'cars')
    }));
}

/** One treatment of an assignment, explained. */
export interface TreatmentView extends Treatment {
  readonly at: Place;
  readonly severity: number;
  readonly nurses: number;
  readonly income: Score;
}

/** One walk of an assignment. */
export interface WalkView {
  readonly person: number;
  /** Cells from the start to the end of the walk; empty for a person who goes there directly. */
  readonly path: readonly Place[];
  readonly hours: number;
}

/** An assignment with everything it means, or the reason why it is not allowed. */
export interface MoveView {
  readonly action: Action;
  readonly fault: MoveFault | null;
  readonly treatments: readonly TreatmentView[];
  readonly walks: readonly WalkView[];
  readonly income: Score;
  readonly hours: number;
}

function explainMove(plan: FloorPlan, assignment: Assignment): MoveView {
  const { state, seat, clinic } = plan;
  const { cells, treat } = assignment;
  const treatments = treat.flatMap((treatment): TreatmentView[] => {
    const care = careIn(plan, cells, treatment);
    if (care === null) return [];
    return [
      {
        ...treatment,
        at: placeOf(care.cell),
        severity: severityOf(state, care.patient),
        nurses: nursesNeeded(state, care),
        income: treatmentIncome(state, care)
      }
    ];
  });
  const walks = clinic.people.flatMap((person, i): WalkView[] => {
    if (cells[i] === person.cell) return [];
    const path = cheapestPath(state.config.board, clinic, plan.startsFor(person), cells[i]).map(placeOf);
    return [{ person: person.id, path, hours: plan.hoursFor(person, cells[i]) }];
  });
  return {
    action: moveAction(state, seat, assignment),
    fault: assignmentFault(plan, assignment),
    treatments,
    walks,
    income: { op: 'sum', label: 'income', parts: treatments.map((t) => t.income) },
    hours: walks.reduce((sum, walk) => sum + walk.hours, 0)
  };
}

/** The proposal for a seat, explained. */
export function proposalView(state: ClinicState, seat: Seat): MoveView {
  return explainMove(new FloorPlan(state, seat), propose(state, seat));
}

/** Explains any assignment of a player; null when the action is not a move. */
export function moveView(state: ClinicState, seat: Seat, action: Action): MoveView | null {
  const plan = new FloorPlan(state, seat);
  const assignment = readMove(plan, action);
  return assignment && explainMove(plan, assignment);
}

/** What the rest of Business does to a clinic's money after a Move, in $: sums with their parts. */
export interface BusinessView {
  readonly income: Score;
  readonly expenses: Score;
}

/**
 * Income and expenses of a clinic once it has moved like that; null when the action is not a move. Who leaves because
 * salaries cannot be paid is not foreseen.
 */
export function businessView(state: ClinicState, seat: Seat, action: Action): BusinessView | null {
  const plan = new FloorPlan(state, seat);
  const assignment = readMove(plan, action);
  if (assignment === null) return null;
  const { treatments } = explainMove(plan, assignment);
  const after = cloneState(state);
  after.clinics[seat].people.forEach((person, i) => (person.cell = assignment.cells[i]));
  // A doctor who has learned is paid by the new level.
  research(after, seat, undefined);
  return {
    income: {
      op: 'sum',
      label: 'income',
      parts: [...treatments.map((t) => t.income), ...state.rules.hooks.offerIncome(after, seat)]
    },
    expenses: expensesDue(after, seat)
  };
}

/** A person's possible destinations in Move, with the hours; ignores capacity. */
export function destinations(state: ClinicState, seat: Seat, person: Person): { at: Place; hours: number }[] {
  const plan = new FloorPlan(state, seat);
  const role = roleOf(state, person);
  return BOARD_CELLS[state.config.board]
    .filter((cell) => plan.mayEnd(person, role, cell))
    .map((cell) => ({ at: placeOf(cell), hours: plan.hoursFor(person, cell) }))
    .filter(({ hours }) => hours < UNREACHABLE);
}

/** Each doctor's needs to treat a person in a given room: the row of the treatment table. */
export function treatmentTable(
  state: ClinicState,
  seat: Seat,
  patient: Person,
  cell: number
): { doctor: number; nurses: number; income: Score }[] {
  const plan = new FloorPlan(state, seat);
  if (!plan.treatsOn(cell)) return [];
  const room = ELEMENTS[plan.clinic.tiles[cell]];
  return plan.clinic.people
    .filter((person) => roleOf(state, person) === 'doctor')
    .map((doctor) => {
      const care: Care = { seat, doctor, patient, room, cell };
      return { doctor: doctor.id, nurses: nursesNeeded(state, care), income: treatmentIncome(state, care) };
    });
}

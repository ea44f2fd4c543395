import type { Action, Seat } from '../kernel/game.ts';
import { wordOf } from '../kernel/json.ts';
import { cellsNamed, elementCost, inSupply, cellsFor } from './actions/build.ts';
import { waitingFor } from './actions/admit.ts';
import { FloorPlan, assignmentFault, type MoveFault } from './assignment/assignment.ts';
import { floorOf } from './buildings/board.ts';
import { buildingsOf, doorsOf, ownsHub, placementFault, type PlacementFault } from './buildings/building.ts';
import { canPark } from './buildings/cars.ts';
import { codeOf } from './buildings/elements.ts';
import { readMove } from './assignment/move.ts';
import { NUMBERS } from './numbers.ts';
import type { ClinicState } from './state.ts';

/** Why an action is impossible now; the UI translates each code. */
export type ClinicFault =
  | PlacementFault
  | MoveFault
  | 'cars'
  | 'money'
  | 'unknown'
  | 'conveyors'
  | 'taken'
  | 'full'
  | 'park'
  | 'noDoor'
  | 'oneDoctor'
  | 'oneHelper'
  | 'nobody'
  | 'noService'
  | 'emptyRow'
  | 'noHub'
  | 'spaces'
  | 'points'
  | 'noMove'
  | 'other';

/** The same as English sentences, for scripts, records and developers. */
const SENTENCES: Record<ClinicFault, string> = {
  occupied: 'Something stands there already.',
  sameFamily: 'Rooms of one family may not be adjacent, above and below included.',
  noSupport: 'It needs a room directly below.',
  secondHub: 'A building has only one service hub on each floor.',
  needsHub: 'A treatment room must be adjacent to a service hub.',
  needsSupply: 'A treatment room must be adjacent to a supply room.',
  groundOnly: 'It can only stand on the ground floor.',
  roofOnly: 'It can only stand on a roof.',
  needsModule: 'An entrance must be adjacent to a room.',
  wrongRoom: 'A person may not go to that room.',
  noWay: 'There is no way to that room.',
  doctors: 'There are too many doctors in one room.',
  orderlies: 'There are too many orderlies in one room.',
  beds: 'There are too few beds in one room.',
  apart: 'Doctor and patient must meet in a room where treatment is given.',
  twice: 'One doctor treats one patient a round.',
  nurses: 'There are too few nurses in one room.',
  cars: 'The cars would not fit.',
  money: 'There is not enough money.',
  unknown: 'There is no such element or place.',
  conveyors: 'Conveyors must lie on rooms and touch the network, and markers must be left.',
  taken: 'That tile is not available this round.',
  full: 'This Build has no element left for it.',
  park: 'There is no space to park another car.',
  noDoor: 'There is no entrance or helipad.',
  oneDoctor: 'One doctor for each Hire.',
  oneHelper: 'One nurse or orderly for each Hire.',
  nobody: 'That person is not available, or too expensive.',
  noService: 'That service is not in play.',
  emptyRow: 'Nobody waits in that row.',
  noHub: 'Patients of a service need its hub.',
  spaces: 'The pre-admission spaces are full.',
  points: 'There are no queue points left.',
  noMove: 'That is not a move.',
  other: 'That is not possible now.'
};

export function sentenceOf(fault: ClinicFault): string {
  return SENTENCES[fault];
}

/** Every code, for complete translations. */
export const CLINIC_FAULTS = Object.keys(SENTENCES).sort() as ClinicFault[];

/** Why a seat cannot do that now. Only for refused actions. */
export function faultOf(state: ClinicState, seat: Seat, action: Action): ClinicFault {
  switch (action.do) {
    case 'build':
      return buildFault(state, seat, action);
    case 'hire':
      return hireFault(state, seat, action);
    case 'admit':
      if (action.who === undefined) return admitFault(state, seat, action.service);
      return canPark(state.config.board, state.clinics[seat]) ? 'nobody' : 'park';
    case 'move': {
      const plan = new FloorPlan(state, seat);
      const assignment = readMove(plan, action);
      return (assignment && assignmentFault(plan, assignment)) ?? 'noMove';
    }
    default:
      return 'other';
  }
}

function buildFault(state: ClinicState, seat: Seat, action: Action): ClinicFault {
  const clinic = state.clinics[seat];
  const side = state.config.board;
  const code = codeOf(action.what);
  if (action.what === 'conveyors') return 'conveyors';
  const [cell] = Array.isArray(action.at) ? cellsNamed(state, action) : [-1];
  if (code < 1 || cell < 0) return 'unknown';
  if (!inSupply(state, seat, code)) return 'taken';
  const fault = placementFault(side, clinic.tiles, buildingsOf(side, clinic.tiles), code, cell);
  if (fault) return fault;
  if (!cellsFor(state, seat, code).includes(cell)) return 'cars';
  return elementCost(code, floorOf(cell)) > clinic.money ? 'money' : 'full';
}

function hireFault(state: ClinicState, seat: Seat, action: Action): ClinicFault {
  const clinic = state.clinics[seat];
  if (!canPark(state.config.board, clinic)) return 'park';
  if (doorsOf(clinic).length === 0) return 'noDoor';
  if (action.who === 'doctor' && state.execution?.doctorHired) return 'oneDoctor';
  if (action.who !== 'doctor' && state.execution?.helpHired) return 'oneHelper';
  return 'nobody';
}

/** Why the front patient of a service cannot be admitted. */
function admitFault(state: ClinicState, seat: Seat, name: unknown): ClinicFault {
  const clinic = state.clinics[seat];
  const service = NUMBERS.services.indexOf(wordOf(name));
  if (service < 0 || service >= state.rows.length) return 'noService';
  if (state.rows[service].length === 0) return 'emptyRow';
  if (!ownsHub(clinic, service)) return 'noHub';
  if (waitingFor(clinic, service) >= NUMBERS.preadmissionSpaces) return 'spaces';
  return canPark(state.config.board, clinic) ? 'points' : 'park';
}

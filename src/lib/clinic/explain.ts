import type { Action, Seat } from '../kernel/game.ts';
import { cellsNamed, elementCost, inSupply, placesFor } from './actions/build.ts';
import { waitingFor } from './actions/admit.ts';
import { FloorPlan, assignmentFault } from './assignment.ts';
import { floorOf } from './board.ts';
import { buildingsOf, doorsOf, ownsHub, placementFault, type PlacementFault } from './building.ts';
import { canPark } from './cars.ts';
import { codeOf } from './elements.ts';
import { readMove } from './move.ts';
import { NUMBERS } from './numbers.ts';
import type { ClinicState } from './state.ts';

const PLACEMENT: Record<PlacementFault, string> = {
  occupied: 'Something stands there already.',
  sameFamily: 'Rooms of one family may not be adjacent, above and below included.',
  noSupport: 'It needs a room directly below.',
  secondHub: 'A building has only one service hub on each floor.',
  needsHub: 'A treatment room must be adjacent to a service hub.',
  needsSupply: 'A treatment room must be adjacent to a supply room.',
  groundOnly: 'It can only stand on the ground floor.',
  roofOnly: 'It can only stand on a roof.',
  needsModule: 'An entrance must be adjacent to a room.'
};

/** Why a seat cannot do that now, in a sentence for players. Only meant for actions that are refused. */
export function whyNot(state: ClinicState, seat: Seat, action: Action): string {
  switch (action.do) {
    case 'build':
      return whyNotBuild(state, seat, action);
    case 'hire':
      return whyNotHire(state, seat, action);
    case 'admit':
      return whyNotAdmit(state, seat, action);
    case 'move': {
      const plan = new FloorPlan(state, seat);
      const assignment = readMove(plan, action);
      return (assignment && assignmentFault(plan, assignment)) ?? 'That is not a move.';
    }
    default:
      return 'That is not possible now.';
  }
}

function whyNotBuild(state: ClinicState, seat: Seat, action: Action): string {
  const clinic = state.clinics[seat];
  const side = state.config.board;
  const code = codeOf(action.what);
  if (action.what === 'conveyors')
    return 'Conveyors must lie on rooms and touch the network, and markers must be left.';
  const [cell] = Array.isArray(action.at) ? cellsNamed(state, action) : [-1];
  if (code < 1 || cell < 0) return 'There is no such element or place.';
  if (!inSupply(state, seat, code)) return 'That tile is not to be had this round.';
  const fault = placementFault(side, clinic.tiles, buildingsOf(side, clinic.tiles), code, cell);
  if (fault) return PLACEMENT[fault];
  if (!placesFor(state, seat, code).includes(cell)) return 'The cars would find no place.';
  if (elementCost(code, floorOf(cell)) > clinic.money) return 'There is not enough money.';
  return 'This Build has no element left for it.';
}

function whyNotHire(state: ClinicState, seat: Seat, action: Action): string {
  const clinic = state.clinics[seat];
  if (!canPark(state.config.board, clinic)) return 'There is no place to park another car.';
  if (doorsOf(clinic).length === 0) return 'There is no entrance or helipad.';
  if (action.who === 'doctor' && state.execution?.doctorHired) return 'One doctor for each Hire.';
  if (action.who !== 'doctor' && state.execution?.helpHired) return 'One nurse or orderly for each Hire.';
  return 'That person is not to be had, or too dear.';
}

function whyNotAdmit(state: ClinicState, seat: Seat, action: Action): string {
  const clinic = state.clinics[seat];
  const service = NUMBERS.services.indexOf(String(action.service));
  if (service < 0 || service >= state.rows.length) return 'That service is not in play.';
  if (state.rows[service].length === 0) return 'Nobody waits in that row.';
  if (!ownsHub(clinic, service)) return 'Patients of a service need its hub.';
  if (waitingFor(clinic, service) >= NUMBERS.preadmissionSpaces) return 'The pre-admission spaces are full.';
  if (!canPark(state.config.board, clinic)) return 'There is no place to park another car.';
  return 'There are no queue points left.';
}

import type { Seat } from '../../kernel/game.ts';
import { FloorPlan, assignmentHours, careIn, roleOf, type Assignment } from './assignment.ts';
import { CELLS } from '../buildings/board.ts';
import { ELEMENTS } from '../buildings/elements.ts';
import { incomeOf } from '../phases/income.ts';
import { pairUp } from './pairs.ts';
import { bedsTaken, helpersFor, lies, prepare, type Draft, type Pick, type Search } from './picks.ts';
import { retreat, settleOthers } from './settle.ts';
import type { ClinicState, Treatment } from '../state.ts';

/** An assignment with its income in $ and its hours. */
export interface Proposal extends Assignment {
  readonly income: number;
  readonly hours: number;
}

/** Number of first picks tried before the best plan is taken. */
const TRIES = 4;

/** Repeatedly takes the best remaining treatment, starting with the given one. */
function greedy(search: Search, first: Pick | null): Draft {
  const { plan, roles, rooms, picks } = search;
  const { people } = plan.clinic;
  const cells = people.map((person) => person.cell);
  const free = people.map(() => true);
  const beds = bedsTaken(search);
  const doctors = rooms.map(() => 0);
  const draft: Draft = { worth: 0, cells, treat: [] };

  const fits = (pick: Pick): boolean => {
    if (!free[pick.doctor] || !free[pick.patient]) return false;
    const room = rooms[pick.room];
    if (doctors[pick.room] >= room.kind.doctors) return false;
    const patient = people[pick.patient];
    const inBed = patient.cell === room.cell && lies(patient, roles[pick.patient]);
    return inBed || beds[pick.room] < room.kind.beds;
  };
  const take = (pick: Pick, nurses: readonly number[], worth: number): void => {
    const room = rooms[pick.room];
    const patient = people[pick.patient];
    const left = lies(patient, roles[pick.patient])
      ? rooms.findIndex((other) => other.cell === patient.cell)
      : -1;
    if (left >= 0) beds[left]--;
    beds[pick.room]++;
    doctors[pick.room]++;
    for (const i of [pick.doctor, pick.patient, ...nurses]) {
      free[i] = false;
      cells[i] = room.cell;
    }
    draft.worth += worth;
    draft.treat.push({ doctor: people[pick.doctor].id, patient: patient.id });
  };

  if (first !== null) {
    const helpers = helpersFor(rooms[first.room], first.nurses, free);
    if (helpers !== null && fits(first)) take(first, helpers.nurses, first.base - helpers.cost);
  }
  for (;;) {
    let best: { pick: Pick; nurses: readonly number[]; worth: number } | null = null;
    for (const pick of picks) {
      // Picks are sorted by value before nurses, so nothing later can beat the best found.
      if (best !== null && pick.base <= best.worth) break;
      if (!fits(pick)) continue;
      const helpers = helpersFor(rooms[pick.room], pick.nurses, free);
      if (helpers === null) continue;
      const worth = pick.base - helpers.cost;
      if (worth > (best?.worth ?? 0)) best = { pick, nurses: helpers.nurses, worth };
    }
    if (best === null) break;
    take(best.pick, best.nurses, best.worth);
  }
  settleOthers(search, draft, free);
  draft.treat.sort((a, b) => a.doctor - b.doctor);
  return draft;
}

/** An assignment with its income and hours. */
export function finish(plan: FloorPlan, cells: readonly number[], treat: readonly Treatment[]): Proposal {
  const income = treat.reduce((sum, t) => sum + incomeOf(plan.state, careIn(plan, cells, t)!), 0);
  return { cells, treat, income, hours: assignmentHours(plan, cells) };
}

/** The best of several greedy drafts, each starting with another treatment. */
export function greediest(search: Search, tries = TRIES): Draft {
  let best = greedy(search, null);
  for (const first of search.picks.slice(1, tries)) {
    const other = greedy(search, first);
    if (other.worth > best.worth) best = other;
  }
  return best;
}

/**
 * A good assignment for a clinic: treatments, destinations, income and cost. Greedy by treatment value; `tries` is the
 * number of different first treatments tried.
 */
export function propose(state: ClinicState, seat: Seat, tries = TRIES): Proposal {
  const search = prepare(new FloorPlan(state, seat));
  const { cells, treat } = greediest(search, tries);
  return finish(search.plan, cells, treat);
}

/** The assignment with the fewest moves; treats everyone who can be treated on the spot. */
export function proposeRest(state: ClinicState, seat: Seat): Proposal {
  const plan = new FloorPlan(state, seat);
  const search: Search = {
    plan,
    roles: plan.clinic.people.map((p) => roleOf(state, p)),
    rooms: [],
    picks: []
  };
  const cells = plan.clinic.people.map((person) => person.cell);
  const draft: Draft = { worth: 0, cells, treat: [] };
  settleInPlace(search, draft);
  return finish(plan, cells, pairUp(plan, cells));
}

function settleInPlace(search: Search, draft: Draft): void {
  const { plan, roles } = search;
  const { people, tiles } = plan.clinic;
  const used: Record<'patient' | 'doctor' | 'orderly', number[]> = {
    patient: new Array<number>(CELLS).fill(0),
    doctor: new Array<number>(CELLS).fill(0),
    orderly: new Array<number>(CELLS).fill(0)
  };
  // Patients first: they have nowhere else to go.
  const order = [...people.keys()].sort(
    (a, b) => Number(lies(people[b], roles[b])) - Number(lies(people[a], roles[a]))
  );
  for (const i of order) {
    const role = roles[i];
    const cell = people[i].cell;
    if (cell < 0 || role === 'nurse' || role === 'resident') continue;
    const { doctors, orderlies } = ELEMENTS[tiles[cell]];
    const most = { patient: plan.bedsOn(cell), doctor: doctors, orderly: orderlies }[role];
    const stays = most < 0 || used[role][cell] < most || lies(people[i], role);
    draft.cells[i] = stays ? cell : retreat(plan, people[i]);
    used[role][draft.cells[i]]++;
  }
}

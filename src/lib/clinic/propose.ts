import type { Seat } from '../kernel/game.ts';
import { FloorPlan, assignmentHours, careIn, roleOf, type Assignment } from './assignment.ts';
import { CELLS } from './board.ts';
import { isCareRoom } from './building.ts';
import { ELEMENTS, LAB, OUTPATIENT, SUPPLY, type ElementKind } from './elements.ts';
import { incomeOf, nursesNeeded } from './income.ts';
import { NUMBERS } from './numbers.ts';
import { pairUp } from './pairs.ts';
import { UNREACHABLE } from './paths.ts';
import { MAX_LEVEL, TRAITS, type Person, type Role } from './people.ts';
import type { Care, ClinicState, Treatment } from './state.ts';
import { DOLLAR, HOUR, NURSE, POINT, worthOf } from './worth.ts';

/** An assignment with what it brings: $ earned and hours spent. */
export interface Proposal extends Assignment {
  readonly income: number;
  readonly hours: number;
}

/** How many first picks are tried before the best plan is taken. */
const TRIES = 4;

interface Room {
  readonly cell: number;
  readonly kind: ElementKind;
  /** Indices of the nurses who can get there, the nearest first, and their hours. */
  readonly nurses: readonly { readonly person: number; readonly hours: number }[];
}

interface Pick {
  readonly doctor: number;
  readonly patient: number;
  readonly room: number;
  readonly nurses: number;
  readonly base: number;
}

/** All that a search over assignments of one clinic looks up again and again; people by index. */
interface Search {
  readonly plan: FloorPlan;
  readonly roles: readonly Role[];
  readonly rooms: readonly Room[];
  /** Every possible treatment that is worth something, nurses' walks not counted. */
  readonly picks: readonly Pick[];
}

function nursesNear(plan: FloorPlan, roles: readonly Role[], cell: number): Room['nurses'] {
  const nurses: { person: number; hours: number }[] = [];
  plan.clinic.people.forEach((person, i) => {
    if (roles[i] !== 'nurse') return;
    const hours = plan.hoursFor(person, cell);
    if (hours < UNREACHABLE) nurses.push({ person: i, hours });
  });
  return nurses.sort((a, b) => a.hours - b.hours || a.person - b.person);
}

function prepare(plan: FloorPlan): Search {
  const { state, clinic } = plan;
  const roles = clinic.people.map((person) => roleOf(state, person));
  const rooms: Room[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = ELEMENTS[clinic.tiles[cell]];
    if (isCareRoom(kind.code) || kind.code === OUTPATIENT)
      rooms.push({ cell, kind, nurses: nursesNear(plan, roles, cell) });
  }
  const picks: Pick[] = [];
  roles.forEach((role, p) => {
    if (role !== 'patient') return;
    const patient = clinic.people[p];
    rooms.forEach((room, r) => {
      if (!plan.mayEnd(patient, 'patient', room.cell)) return;
      const walk = plan.hoursFor(patient, room.cell);
      if (walk >= UNREACHABLE) return;
      roles.forEach((other, d) => {
        if (other !== 'doctor') return;
        const doctor = clinic.people[d];
        const hours = walk + plan.hoursFor(doctor, room.cell);
        if (hours >= UNREACHABLE) return;
        const care: Care = { seat: plan.seat, doctor, patient, room: room.kind, cell: room.cell };
        const base = worthOf(state, care) - hours * HOUR;
        if (base > 0) picks.push({ doctor: d, patient: p, room: r, nurses: nursesNeeded(state, care), base });
      });
    });
  });
  picks.sort((a, b) => b.base - a.base || a.doctor - b.doctor || a.patient - b.patient || a.room - b.room);
  return { plan, roles, rooms, picks };
}

interface Draft {
  worth: number;
  readonly cells: number[];
  readonly treat: Treatment[];
}

/** Who of the nurses comes, and the worth of their time. */
interface Helpers {
  readonly nurses: readonly number[];
  readonly cost: number;
}

const NO_HELPERS: Helpers = { nurses: [], cost: 0 };

/** The nearest free nurses for a room; null when there are too few. */
function helpersFor(room: Room, count: number, free: readonly boolean[]): Helpers | null {
  if (count === 0) return NO_HELPERS;
  const nurses: number[] = [];
  let cost = 0;
  for (const { person, hours } of room.nurses) {
    if (!free[person]) continue;
    nurses.push(person);
    cost += hours * HOUR + NURSE;
    if (nurses.length === count) return { nurses, cost };
  }
  return null;
}

/** Takes the best remaining treatment again and again, beginning with the given one. */
function greedy(search: Search, first: Pick | null): Draft {
  const { plan, roles, rooms, picks } = search;
  const { people } = plan.clinic;
  const cells = people.map((person) => person.cell);
  const free = people.map(() => true);
  const beds = rooms.map((room) => people.filter((p, i) => p.cell === room.cell && lies(p, roles[i])).length);
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
      // Picks come by falling worth before nurses, so nothing later can beat what was found.
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

/** Whether somebody keeps a bed just by staying: patients do, sick staff can go to a hub instead. */
function lies(person: Person, role: Role): boolean {
  return role === 'patient' && !TRAITS[person.kind].employee;
}

/** Finds a place for everybody who takes no part in a treatment: where they are, at some use, or in a hub. */
function settleOthers(search: Search, draft: Draft, free: readonly boolean[]): void {
  const { plan, roles } = search;
  const { people, tiles } = plan.clinic;
  const beds = new Array<number>(CELLS).fill(0);
  const doctors = new Array<number>(CELLS).fill(0);
  const orderlies = new Array<number>(CELLS).fill(0);
  people.forEach((person, i) => {
    const cell = draft.cells[i];
    if (cell < 0 || (free[i] && !lies(person, roles[i]))) return;
    if (roles[i] === 'patient') beds[cell]++;
    if (roles[i] === 'doctor') doctors[cell]++;
  });
  const has = (used: number, capacity: number) => capacity < 0 || used < capacity;
  const go = (i: number, cell: number, used: number[]): void => {
    draft.cells[i] = cell;
    if (cell >= 0) used[cell]++;
  };
  people.forEach((person, i) => {
    if (!free[i] || person.cell < 0 || lies(person, roles[i])) return;
    const room = ELEMENTS[tiles[person.cell]];
    if (roles[i] === 'doctor') {
      const lab = usefulCell(plan, person, LAB, (cell) => has(doctors[cell], ELEMENTS[LAB].doctors));
      const gain = (NUMBERS.labPopularity + NUMBERS.scoreDoctor[0]) * POINT;
      if (lab !== null && person.level < MAX_LEVEL && gain > lab.hours * HOUR) {
        draft.worth += gain - lab.hours * HOUR;
        go(i, lab.cell, doctors);
      } else go(i, has(doctors[person.cell], room.doctors) ? person.cell : retreat(plan, person), doctors);
    } else if (roles[i] === 'orderly') {
      const work = usefulCell(plan, person, SUPPLY, (cell) =>
        has(orderlies[cell], ELEMENTS[SUPPLY].orderlies)
      );
      const gain = NUMBERS.orderlyUpkeepSaving * DOLLAR;
      if (work !== null && gain > work.hours * HOUR) {
        draft.worth += gain - work.hours * HOUR;
        go(i, work.cell, orderlies);
      } else
        go(i, has(orderlies[person.cell], room.orderlies) ? person.cell : retreat(plan, person), orderlies);
    } else if (roles[i] === 'patient')
      go(i, has(beds[person.cell], room.beds) ? person.cell : retreat(plan, person), beds);
  });
}

/** The nearest room of a kind with a free place. */
function usefulCell(
  plan: FloorPlan,
  person: Person,
  code: number,
  open: (cell: number) => boolean
): { cell: number; hours: number } | null {
  let best: { cell: number; hours: number } | null = null;
  plan.clinic.tiles.forEach((tile, cell) => {
    if (tile !== code || !open(cell)) return;
    const hours = plan.hoursFor(person, cell);
    if (hours < UNREACHABLE && (best === null || hours < best.hours)) best = { cell, hours };
  });
  return best;
}

/** The nearest hub, else the nearest door for those fit to stand there, else where they are. */
function retreat(plan: FloorPlan, person: Person): number {
  const role = roleOf(plan.state, person);
  const nearest = (cells: readonly number[]) =>
    cells
      .map((cell) => ({ cell, hours: plan.hoursFor(person, cell) }))
      .filter(({ cell, hours }) => hours < UNREACHABLE && plan.mayEnd(person, role, cell))
      .sort((a, b) => a.hours - b.hours || a.cell - b.cell)[0]?.cell;
  return nearest(plan.layout.hubs) ?? nearest(plan.layout.doors) ?? person.cell;
}

function finish(plan: FloorPlan, cells: readonly number[], treat: readonly Treatment[]): Proposal {
  const income = treat.reduce((sum, t) => sum + incomeOf(plan.state, careIn(plan, cells, t)!), 0);
  return { cells, treat, income, hours: assignmentHours(plan, cells) };
}

/**
 * A good assignment for a clinic: who treats whom, where everyone goes, what it earns and costs. It takes the best
 * treatment again and again; `tries` is how many different first treatments are tried.
 */
export function propose(state: ClinicState, seat: Seat, tries = TRIES): Proposal {
  const search = prepare(new FloorPlan(state, seat));
  let best = greedy(search, null);
  for (const first of search.picks.slice(1, tries)) {
    const other = greedy(search, first);
    if (other.worth > best.worth) best = other;
  }
  return finish(search.plan, best.cells, best.treat);
}

/** Nobody moves who need not; whoever can be treated on the spot is. */
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
  const capacity = { patient: 'beds', doctor: 'doctors', orderly: 'orderlies' } as const;
  // Patients first: they have nowhere else to go.
  const order = [...people.keys()].sort(
    (a, b) => Number(lies(people[b], roles[b])) - Number(lies(people[a], roles[a]))
  );
  for (const i of order) {
    const role = roles[i];
    const cell = people[i].cell;
    if (cell < 0 || role === 'nurse' || role === 'resident') continue;
    const most = ELEMENTS[tiles[cell]][capacity[role]];
    const stays = most < 0 || used[role][cell] < most || lies(people[i], role);
    draft.cells[i] = stays ? cell : retreat(plan, people[i]);
    used[role][draft.cells[i]]++;
  }
}

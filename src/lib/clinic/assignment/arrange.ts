import type { Seat } from '../../kernel/game.ts';
import { FloorPlan } from './assignment.ts';
import { bedsTaken, helpersFor, lies, prepare, type Draft, type Pick, type Search } from './picks.ts';
import { finish, greediest, type Proposal } from './propose.ts';
import { settleOthers } from './settle.ts';
import type { ClinicState } from '../state.ts';
import type { worthOf } from './worth.ts';

/** Choices examined before the best found so far is taken: enough for nearly every Move. */
const MOST_CHOICES = 3000;

/** A treatment with its nurses. */
interface Taken {
  readonly pick: Pick;
  readonly nurses: readonly number[];
}

/**
 * The assignment of highest value, for bots. The greedy proposals give many nurses to one severe case where they could
 * treat two others; this searches all assignments patient by patient with branch and bound.
 */
export function arrange(
  state: ClinicState,
  seat: Seat,
  worth: typeof worthOf,
  most: number = MOST_CHOICES
): Proposal {
  const search = prepare(new FloorPlan(state, seat), worth);
  const taken = bestTreatments(search, most);
  const { cells, treat } = taken ? draftOf(search, taken) : greediest(search);
  return finish(search.plan, cells, treat);
}

/** Every patient's possible treatments, best first, the patients with the most at stake first. */
function byPatient(picks: readonly Pick[]): Pick[][] {
  const lists = new Map<number, Pick[]>();
  for (const pick of picks) {
    const known = lists.get(pick.patient);
    if (known) known.push(pick);
    else lists.set(pick.patient, [pick]);
  }
  return [...lists.values()];
}

/** The set of treatments of highest value, or null when no one can be treated. */
function bestTreatments(search: Search, most: number): readonly Taken[] | null {
  const { roles, rooms, plan } = search;
  const { people } = plan.clinic;
  const lists = byPatient(search.picks);
  // Upper bound of the value of all patients from each one on.
  const hope = [0];
  for (const picks of lists.toReversed()) hope.unshift(hope[0] + picks[0].base);
  const free = people.map(() => true);
  const beds = bedsTaken(search);
  const doctors = rooms.map(() => 0);
  const taken: Taken[] = [];
  let best: readonly Taken[] | null = null;
  let top = 0;
  let left = most;

  const treat = (pick: Pick, worth: number, at: number): void => {
    const room = rooms[pick.room];
    const patient = people[pick.patient];
    const bed = lies(patient, roles[pick.patient])
      ? rooms.findIndex(({ cell }) => cell === patient.cell)
      : -1;
    if (doctors[pick.room] >= room.kind.doctors) return;
    if (bed !== pick.room && beds[pick.room] >= room.kind.beds) return;
    const helpers = helpersFor(room, pick.nurses, free);
    if (helpers === null) return;
    const busy = [pick.doctor, ...helpers.nurses];
    const change = (by: 1 | -1): void => {
      if (bed >= 0) beds[bed] -= by;
      beds[pick.room] += by;
      doctors[pick.room] += by;
      for (const i of busy) free[i] = by < 0;
    };
    change(1);
    taken.push({ pick, nurses: helpers.nurses });
    walk(at + 1, worth + pick.base - helpers.cost);
    taken.pop();
    change(-1);
  };
  const walk = (at: number, worth: number): void => {
    if (worth > top) {
      top = worth;
      best = taken.slice();
    }
    if (at === lists.length || left-- <= 0) return;
    // Doctors of one level on one cell are equivalent.
    const tried = new Set<string>();
    for (const pick of lists[at]) {
      if (worth + pick.base + hope[at + 1] <= top) break;
      const { level, cell } = people[pick.doctor];
      const alike = `${level} ${cell} ${pick.room}`;
      if (!free[pick.doctor] || tried.has(alike)) continue;
      tried.add(alike);
      treat(pick, worth, at);
    }
    if (worth + hope[at + 1] > top) walk(at + 1, worth);
  };
  walk(0, 0);
  return best;
}

function draftOf(search: Search, taken: readonly Taken[]): Draft {
  const { rooms, plan } = search;
  const { people } = plan.clinic;
  const draft: Draft = { worth: 0, cells: people.map((person) => person.cell), treat: [] };
  const free = people.map(() => true);
  for (const { pick, nurses } of taken) {
    for (const i of [pick.doctor, pick.patient, ...nurses]) {
      free[i] = false;
      draft.cells[i] = rooms[pick.room].cell;
    }
    draft.treat.push({ doctor: people[pick.doctor].id, patient: people[pick.patient].id });
  }
  settleOthers(search, draft, free);
  draft.treat.sort((a, b) => a.doctor - b.doctor);
  return draft;
}

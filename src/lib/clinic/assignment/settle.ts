import { CELLS } from '../buildings/board.ts';
import { ELEMENTS, LAB, SUPPLY } from '../buildings/elements.ts';
import { NUMBERS } from '../numbers.ts';
import { roleOf, type FloorPlan } from './assignment.ts';
import { UNREACHABLE } from '../buildings/paths.ts';
import { MAX_LEVEL, type Person } from '../people.ts';
import { lies, type Draft, type Search } from './picks.ts';
import { DOLLAR, HOUR, POINT } from './worth.ts';

/** Finds a cell for everyone not in a treatment: the current one, a useful one, or a hub. */
export function settleOthers(search: Search, draft: Draft, free: readonly boolean[]): void {
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
      go(i, has(beds[person.cell], plan.bedsOn(person.cell)) ? person.cell : retreat(plan, person), beds);
  });
}

/** The nearest room of a kind with a free slot. */
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

/** The nearest hub, else the nearest door for people who may stand there, else the current cell. */
export function retreat(plan: FloorPlan, person: Person): number {
  const role = roleOf(plan.state, person);
  const nearest = (cells: readonly number[]) =>
    cells
      .map((cell) => ({ cell, hours: plan.hoursFor(person, cell) }))
      .filter(({ cell, hours }) => hours < UNREACHABLE && plan.mayEnd(person, role, cell))
      .sort((a, b) => a.hours - b.hours || a.cell - b.cell)[0]?.cell;
  return nearest(plan.layout.hubs) ?? nearest(plan.layout.doors) ?? person.cell;
}

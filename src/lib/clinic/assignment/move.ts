import type { Action, Seat } from '../../kernel/game.ts';
import { FloorPlan, assignmentFault, assignmentHours, type Assignment } from './assignment.ts';
import { cellAt, placeOf } from '../buildings/board.ts';
import { pairUp } from './pairs.ts';
import { propose, proposeRest, type Proposal } from './propose.ts';
import type { ClinicState, Treatment, Step } from '../state.ts';

/**
 * A whole assignment as one action: `{ do: 'move', people: [{ person, to }], treat: [{ doctor, patient }] }`, without
 * people who stay, both lists by id. Patient Care follows without new information, so the treatments are part of it.
 */
export function moveAction(state: ClinicState, seat: Seat, { cells, treat }: Assignment): Action {
  const people = state.clinics[seat].people
    .map((person, i) => ({ person: person.id, from: person.cell, to: cells[i] }))
    .filter(({ from, to }) => from !== to)
    .map(({ person, to }) => ({ person, to: placeOf(to) }));
  return { do: 'move', people, treat: treat.map(({ doctor, patient }) => ({ doctor, patient })) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a move action; null when it is malformed. Without `treat` the best pairs in each room are taken. */
export function readMove(plan: FloorPlan, action: Action): Assignment | null {
  const { people } = plan.clinic;
  if (action.do !== 'move' || !Array.isArray(action.people)) return null;
  const cells = people.map((person) => person.cell);
  const moved = new Set<number>();
  for (const entry of action.people as readonly unknown[]) {
    if (!isObject(entry) || !Array.isArray(entry.to)) return null;
    const i = people.findIndex((person) => person.id === entry.person);
    const cell = cellAt(plan.state.config.board, entry.to);
    if (i < 0 || cell < 0 || moved.has(i)) return null;
    moved.add(i);
    cells[i] = cell;
  }
  if (action.treat === undefined) return { cells, treat: pairUp(plan, cells) };
  if (!Array.isArray(action.treat)) return null;
  const treat: Treatment[] = [];
  for (const entry of action.treat as readonly unknown[]) {
    if (!isObject(entry) || typeof entry.doctor !== 'number' || typeof entry.patient !== 'number')
      return null;
    treat.push({ doctor: entry.doctor, patient: entry.patient });
  }
  return { cells, treat: treat.sort((a, b) => a.doctor - b.doctor) };
}

const same = (a: Proposal, b: Proposal): boolean =>
  a.cells.every((cell, i) => cell === b.cells[i]) &&
  a.treat.length === b.treat.length &&
  a.treat.every((t, i) => t.doctor === b.treat[i].doctor && t.patient === b.treat[i].patient);

/**
 * Move: all players arrange their clinics at the same time. There are far too many assignments to list, so `actions`
 * lists the proposal and the one with the fewest moves; `canonical` decides about any other.
 */
export const move: Step = {
  id: 'move',
  enter(state) {
    state.waiting = state.clinics.flatMap((clinic, seat) => (clinic.people.length > 0 ? [seat] : []));
  },
  awaits: (state) => (state.waiting.length > 0 ? { kind: 'choice', seats: state.waiting } : null),
  actions(state, seat) {
    const proposal = propose(state, seat);
    const rest = proposeRest(state, seat);
    const proposals = same(proposal, rest) ? [proposal] : [proposal, rest];
    return proposals.map((p) => moveAction(state, seat, p));
  },
  canonical(state, seat, action) {
    const plan = new FloorPlan(state, seat);
    const assignment = readMove(plan, action);
    if (assignment === null || assignmentFault(plan, assignment) !== null) return null;
    return moveAction(state, seat, assignment);
  },
  choose(state, choices, log) {
    state.waiting = [];
    for (const { seat, action } of choices) {
      const clinic = state.clinics[seat];
      const plan = new FloorPlan(state, seat);
      const { cells, treat } = readMove(plan, action)!;
      const hours = assignmentHours(plan, cells);
      clinic.people.forEach((person, i) => (person.cell = cells[i]));
      clinic.plan = [...treat];
      clinic.hours += hours;
      log?.push({
        type: 'moved',
        seat,
        people: action.people,
        treat: action.treat,
        hours,
        rule: 'clinic.move'
      });
    }
  }
};

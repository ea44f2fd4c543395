import type { Action, Seat } from '../../../kernel/game.ts';
import type { Place } from '../../../clinic/buildings/board.ts';
import { roleOf } from '../../../clinic/assignment/assignment.ts';
import type { ClinicState, Treatment } from '../../../clinic/state.ts';
import { destinations, moveView, treatmentTable, type MoveView } from '../../../clinic/view.ts';
import { cellAt } from '../../../clinic/buildings/board.ts';
import { placeKey } from './actions.ts';

/** A Move under construction: destinations by person id, and treatments; null lets the game pair them. */
export interface MoveDraft {
  readonly people: ReadonlyMap<number, Place>;
  readonly treat: readonly Treatment[] | null;
}

/** The draft that is equivalent to a move action. */
export function draftOf(action: Action): MoveDraft {
  const people = action.people as unknown as readonly { person: number; to: Place }[];
  return {
    people: new Map(people.map(({ person, to }) => [person, to])),
    treat: action.treat as unknown as readonly Treatment[]
  };
}

export function actionOf({ people, treat }: MoveDraft): Action {
  const list = [...people].sort(([a], [b]) => a - b).map(([person, to]) => ({ person, to: [...to] }));
  const action = { do: 'move', people: list };
  return treat === null ? action : { ...action, treat: treat.map((t) => ({ ...t })) };
}

/** Sends a person to a cell, or lets them stay (null); treatments are paired again. */
export function send(draft: MoveDraft, person: number, to: Place | null): MoveDraft {
  const people = new Map(draft.people);
  if (to === null) people.delete(person);
  else people.set(person, to);
  return { people, treat: null };
}

/** Removes one treatment; its participants keep their destinations. */
export function leaveOut(draft: MoveDraft, view: MoveView, patient: number): MoveDraft {
  return { ...draft, treat: pairs(view).filter((t) => t.patient !== patient) };
}

const pairs = (view: MoveView): Treatment[] =>
  view.treatments.map(({ doctor, patient }) => ({ doctor, patient }));

/** One way a patient in a room could be treated. */
export interface Care {
  readonly doctor: number;
  readonly nurses: number;
  readonly draft: MoveDraft;
  /** The resulting Move as a whole. */
  readonly view: MoveView;
}

/**
 * Every doctor who could treat a patient in the room the draft sends them to, each with the Move that follows: the
 * doctor and the nearest nurses not needed elsewhere come along. Those that break a rule are left out.
 */
export function careOptions(state: ClinicState, seat: Seat, draft: MoveDraft, patient: number): Care[] {
  const view = moveView(state, seat, actionOf(draft));
  const { people } = state.clinics[seat];
  const who = people.find(({ id }) => id === patient);
  const room = who && (draft.people.get(patient) ?? null);
  if (!view || !who) return [];
  const cell = room ? cellAt(state.config.board, room) : who.cell;
  if (cell < 0) return [];
  return treatmentTable(state, seat, who, cell).flatMap(({ doctor, nurses }): Care[] => {
    const others = pairs(view).filter((t) => t.doctor !== doctor && t.patient !== patient);
    const place = room ?? placeAt(state, seat, doctor, cell);
    if (!place) return [];
    const moved = new Map(draft.people);
    bring(state, seat, moved, doctor, place);
    for (const nurse of freeNurses(state, seat, moved, others, view, place).slice(0, nurses))
      bring(state, seat, moved, nurse, place);
    const next = { people: moved, treat: [...others, { doctor, patient }] };
    const after = moveView(state, seat, actionOf(next));
    return after && after.fault === null ? [{ doctor, nurses, draft: next, view: after }] : [];
  });
}

function placeAt(state: ClinicState, seat: Seat, person: number, cell: number): Place | null {
  const who = state.clinics[seat].people.find(({ id }) => id === person)!;
  return destinations(state, seat, who).find(({ at }) => cellAt(state.config.board, at) === cell)?.at ?? null;
}

/** Sends a person to a place, unless they are already there. */
function bring(state: ClinicState, seat: Seat, people: Map<number, Place>, id: number, to: Place): void {
  const who = state.clinics[seat].people.find((person) => person.id === id)!;
  if (who.cell === cellAt(state.config.board, to)) people.delete(id);
  else people.set(id, to);
}

/** Nurses no other treatment needs: those in the room already, then the nearest. */
function freeNurses(
  state: ClinicState,
  seat: Seat,
  people: ReadonlyMap<number, Place>,
  treat: readonly Treatment[],
  view: MoveView,
  room: Place
): number[] {
  const needed = new Map<string, number>();
  for (const { doctor, patient, at, nurses } of view.treatments)
    if (treat.some((t) => t.doctor === doctor && t.patient === patient))
      needed.set(placeKey(at), (needed.get(placeKey(at)) ?? 0) + nurses);
  const free: { id: number; hours: number }[] = [];
  for (const person of state.clinics[seat].people) {
    if (roleOf(state, person) !== 'nurse') continue;
    const ways = destinations(state, seat, person);
    const sent =
      people.get(person.id) ?? ways.find(({ at }) => cellAt(state.config.board, at) === person.cell)?.at;
    const key = sent ? placeKey(sent) : '';
    const busy = needed.get(key) ?? 0;
    if (busy > 0) {
      needed.set(key, busy - 1);
      continue;
    }
    const hours = ways.find(({ at }) => placeKey(at) === placeKey(room))?.hours;
    if (hours !== undefined) free.push({ id: person.id, hours: key === placeKey(room) ? -1 : hours });
  }
  return free.sort((a, b) => a.hours - b.hours || a.id - b.id).map(({ id }) => id);
}

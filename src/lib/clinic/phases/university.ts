import { NUMBERS, byPlayers } from '../numbers.ts';
import { levelName, levelOf } from '../people.ts';
import type { ClinicState, Log, Step } from '../state.ts';

export const DOCTORS = 'doctors';

function doctorsLeft(state: ClinicState): number {
  return state.doctors.reduce((sum, n) => sum + n, 0);
}

/** Empty slots of the University that will be filled, as long as the bag lasts. */
export function awaitDoctors(state: ClinicState): void {
  state.waiting = state.university
    .map((_, slot) => slot)
    .filter((slot) => state.university[slot] === 0)
    .slice(0, doctorsLeft(state));
}

function drawDoctor(state: ClinicState, outcome: string, log: Log): void {
  const level = levelOf(outcome);
  state.doctors[level - 1]--;
  state.university[state.waiting.shift()!] = level;
  log?.push({ type: 'doctorDrawn', reveals: true, level: levelName(level), rule: 'clinic.university' });
}

/** Doctors are drawn for the slots awaited; then the most skilled, who cost most, stand left, and empty slots right. */
export const filling = {
  awaits: (state) =>
    state.waiting.length > 0 ? { kind: 'draw', pile: DOCTORS, seat: state.order[0] } : null,
  draw: drawDoctor,
  leave(state) {
    state.university.sort((a, b) => b - a);
    return undefined;
  }
} satisfies Partial<Step>;

export function emptyUniversity(players: number): number[] {
  return new Array<number>(byPlayers(NUMBERS.universitySize, players)).fill(0);
}

import { NUMBERS, byPlayers } from './numbers.ts';
import { levelName, levelOf } from './people.ts';
import type { ClinicState, Log } from './state.ts';

export const DOCTORS = 'doctors';

export function doctorsLeft(state: ClinicState): number {
  return state.doctors.reduce((sum, n) => sum + n, 0);
}

/** Empty slots of the University that will be filled, as long as the bag lasts. */
export function awaitDoctors(state: ClinicState): void {
  state.waiting = state.university
    .map((_, slot) => slot)
    .filter((slot) => state.university[slot] === 0)
    .slice(0, doctorsLeft(state));
}

export function drawDoctor(state: ClinicState, outcome: string, log: Log): void {
  const level = levelOf(outcome);
  state.doctors[level - 1]--;
  state.university[state.waiting.shift()!] = level;
  log?.push({ type: 'doctorDrawn', reveals: true, level: levelName(level), rule: 'clinic.university' });
}

/** The most skilled, and dearest, to the left; empty slots to the right. */
export function sortUniversity(state: ClinicState): void {
  state.university.sort((a, b) => b - a);
}

export function emptyUniversity(players: number): number[] {
  return new Array<number>(byPlayers(NUMBERS.universitySize, players)).fill(0);
}

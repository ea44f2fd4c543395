import { NUMBERS } from './numbers.ts';
import { LEVELS, type Coloured } from './people.ts';
import type { ClinicState } from './state.ts';

const PIECES: Readonly<Record<Coloured, readonly number[]>> = {
  patient: NUMBERS.patientPieces,
  doctor: NUMBERS.doctorPieces
};

const bagOf = (state: ClinicState, kind: Coloured): number[] =>
  kind === 'patient' ? state.patients : state.doctors;

/** Pieces of a kind in the general supply, by level - 1; below zero where a given position has too many. */
export function piecesLeft(state: ClinicState, kind: Coloured): number[] {
  const aside = state.rules.hooks.offerPiecesAside(state, kind);
  const bag = bagOf(state, kind);
  const left = LEVELS.map((_, i) => PIECES[kind][i] - bag[i] - aside[i]);
  const out = kind === 'patient' ? state.rows.flat() : state.university;
  for (const level of out) if (level > 0) left[level - 1]--;
  for (const { people } of state.clinics)
    for (const person of people) if (person.kind === kind && person.level > 0) left[person.level - 1]--;
  return left;
}

/**
 * Whether a piece can be exchanged for one of another level: from the general supply, else for one out of the bag. The
 * caller changes the level. Without such a piece the level stays (our ruling: the box limits the pieces of each colour).
 */
export function exchangePiece(state: ClinicState, kind: Coloured, from: number, to: number): boolean {
  if (piecesLeft(state, kind)[to - 1] > 0) return true;
  const bag = bagOf(state, kind);
  if (bag[to - 1] === 0) return false;
  bag[to - 1]--;
  bag[from - 1]++;
  return true;
}

import { BOARD_CELLS, PER_FLOOR, placeOf, type BoardSide, type Place } from './board.ts';
import { EMPTY, PARKING } from './elements.ts';
import { NUMBERS } from '../numbers.ts';
import { TRAITS } from '../people.ts';
import type { Clinic } from '../state.ts';

/**
 * Cars stand on empty ground cells and on parking tiles and may be re-parked at any time, so only their number matters:
 * every build, hire and admission checks whether they fit.
 */

/** Number of cars of a clinic: one per person who brought one, people beside the board included. */
export function carsOf(clinic: Clinic): number {
  let n = 0;
  for (const person of clinic.people) if (TRAITS[person.kind].car) n++;
  return n;
}

/** Number of cars that fit on the ground floor, at most what a player has. */
export function carSpaces(side: BoardSide, clinic: Pick<Clinic, 'tiles'>): number {
  let spaces = 0;
  for (const cell of BOARD_CELLS[side]) {
    if (cell >= PER_FLOOR) break;
    spaces += spacesOn(clinic.tiles[cell]);
  }
  return Math.min(spaces, NUMBERS.carsPerPlayer);
}

function spacesOn(code: number): number {
  return code === EMPTY ? NUMBERS.carsPerEmptyCell : code === PARKING ? NUMBERS.carsPerParking : 0;
}

/** Whether one more car fits. */
export function canPark(side: BoardSide, clinic: Clinic): boolean {
  return carsOf(clinic) < carSpaces(side, clinic);
}

/** Whether the cars still fit after an element with that code is built on an empty cell. */
export function carsFitAfter(side: BoardSide, clinic: Clinic, code: number, cell: number): boolean {
  if (cell >= PER_FLOOR) return true;
  const tiles = clinic.tiles.slice();
  tiles[cell] = code;
  return carsOf(clinic) <= carSpaces(side, { tiles });
}

/** A parking arrangement for screens: parking tiles fill up first, so that cells stay free. */
export function parkedCars(side: BoardSide, clinic: Clinic): { at: Place; cars: number }[] {
  let left = carsOf(clinic);
  const out: { at: Place; cars: number }[] = [];
  for (const wanted of [PARKING, EMPTY])
    for (const cell of BOARD_CELLS[side]) {
      if (cell >= PER_FLOOR || clinic.tiles[cell] !== wanted || left === 0) continue;
      const cars = Math.min(left, spacesOn(wanted));
      left -= cars;
      out.push({ at: placeOf(cell), cars });
    }
  return out;
}

import * as B from './board.ts';
import * as N from './numbers.ts';
import { allSeats, isEmployee, type Clinic, type Table } from './table.ts';

/** The final score of each seat, and who wins. */

/** Buildings with a treatment room that works. */
function workingBuildings(clinic: Clinic): number {
  const working = B.placesWith(clinic, (tile) => tile === 'treatment').filter(
    (room) => B.serviceOf(clinic, room) !== null
  );
  return new Set(working.map((room) => [...B.buildingOf(clinic, room)].sort()[0])).size;
}

export function scoreOf(clinic: Clinic): number {
  let score = clinic.popularity + workingBuildings(clinic) * N.SCORE_BUILDING;
  for (const person of clinic.people) {
    if (person.kind === 'doctor') score += person.level;
    else if (isEmployee(person)) score += N.SCORE_OTHERS;
    else if (person.kind === 'patient' && !person.infected) score -= person.level;
  }
  for (const room of B.placesWith(clinic, (tile) => tile === 'treatment'))
    score += N.SCORE_ROOM[B.floorOf(room)];
  return score - Math.floor(clinic.hours / N.HOURS_A_POINT);
}

/** Seats by place; alone and in the pandemic, whether the game is won. */
export function resultOf(t: Table): { places: number[][] } | { won: boolean } {
  const scores = t.clinics.map(scoreOf);
  if (t.pandemic) {
    const { survived, deceased } = t.pandemic;
    const dead = deceased.patients + deceased.doctors + deceased.others + deceased.tiles;
    const cubes = survived + deceased.patients;
    return { won: survived > dead && (t.seats > 1 || cubes >= N.SOLO_CUBES) };
  }
  if (t.seats === 1) return { won: scores[0] >= (t.options.goal as number) };
  // One number by which seats compare: points, then hours, then money.
  const rank = (seat: number) => scores[seat] * 1e8 - t.clinics[seat].hours * 1e4 + t.clinics[seat].money;
  const ranks = [...new Set(allSeats(t).map(rank))].sort((a, b) => b - a);
  return { places: ranks.map((value) => allSeats(t).filter((seat) => rank(seat) === value)) };
}

import { CELLS, NEIGHBOURS, type BoardSide, type Floors } from './board.ts';
import { isModule, isWalkable } from './elements.ts';
import { NUMBERS } from '../numbers.ts';

/** The input of path finding. */
type Walkable = Floors;

/** Longer than any path: the cell cannot be reached. */
export const UNREACHABLE = 1000;

/** Hours of one step between two adjacent walkable cells: 0 on the conveyor, else 1. */
export function stepHours(clinic: Walkable, from: number, to: number): number {
  const riding =
    clinic.conveyors[from] === 1 &&
    clinic.conveyors[to] === 1 &&
    isModule(clinic.tiles[from]) &&
    isModule(clinic.tiles[to]);
  return riding ? 0 : NUMBERS.stepHours;
}

/**
 * Hours from the nearest of some cells to every other, by the cheapest path. Steps cost the same both ways, so this is
 * also the way back. Cells without a path have UNREACHABLE.
 */
export function hoursFrom(side: BoardSide, clinic: Walkable, sources: readonly number[]): number[] {
  const hours = new Array<number>(CELLS).fill(UNREACHABLE);
  let now: number[] = [];
  for (const source of sources) {
    hours[source] = 0;
    now.push(source);
  }
  // A step costs 0 or 1, so cells are visited in waves of equal distance.
  while (now.length > 0) {
    const later: number[] = [];
    for (let i = 0; i < now.length; i++) {
      const cell = now[i];
      for (const next of NEIGHBOURS[side][cell]) {
        if (!isWalkable(clinic.tiles[next])) continue;
        const cost = stepHours(clinic, cell, next);
        const reached = hours[cell] + cost;
        if (reached >= hours[next]) continue;
        hours[next] = reached;
        (cost === 0 ? now : later).push(next);
      }
    }
    now = later;
  }
  return hours;
}

/** Cells of a cheapest path from the nearest source, the source first; empty when there is none. */
export function cheapestPath(
  side: BoardSide,
  clinic: Walkable,
  sources: readonly number[],
  to: number
): number[] {
  const hours = hoursFrom(side, clinic, sources);
  if (hours[to] >= UNREACHABLE) return [];
  // Among paths of equal time the one with the fewest steps: trace back through cells in order of both.
  const steps = stepsFrom(side, clinic, sources, hours);
  const path = [to];
  while (steps[path[0]] > 0) {
    const cell = path[0];
    const previous = NEIGHBOURS[side][cell].find(
      (n) =>
        isWalkable(clinic.tiles[n]) &&
        steps[n] === steps[cell] - 1 &&
        hours[n] + stepHours(clinic, n, cell) === hours[cell]
    )!;
    path.unshift(previous);
  }
  return path;
}

function stepsFrom(
  side: BoardSide,
  clinic: Walkable,
  sources: readonly number[],
  hours: readonly number[]
): number[] {
  const steps = new Array<number>(CELLS).fill(UNREACHABLE);
  let wave = sources.slice();
  for (const source of sources) steps[source] = 0;
  // Only free steps can shorten a known path, hence the repeated visits.
  while (wave.length > 0) {
    const next: number[] = [];
    for (const cell of wave)
      for (const n of NEIGHBOURS[side][cell])
        if (
          isWalkable(clinic.tiles[n]) &&
          hours[cell] + stepHours(clinic, cell, n) === hours[n] &&
          steps[cell] + 1 < steps[n]
        ) {
          steps[n] = steps[cell] + 1;
          next.push(n);
        }
    wave = next;
  }
  return steps;
}

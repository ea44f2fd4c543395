import { moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';

/** A beast that flies from tile to tile, onto each tile at most once in a flight. */
export interface Flight {
  /** Steps left. */
  steps: number;
  /** Slots it has been on, the present one last. */
  visited: number[];
}

/** The slot a beast can fly to next on a side (0 to 3), or -1. */
type NextSlot<S extends Flight> = (p: Position, flight: S, side: number) => number;

export function canFly<S extends Flight>(p: Position, flight: S, next: NextSlot<S>): boolean {
  for (let side = 0; side < 4; side++) if (next(p, flight, side) >= 0) return true;
  return false;
}

/** Lists a step onto each slot within reach; `verb` is the index of the verb. */
export function listFlights<S extends Flight>(
  p: Position,
  flight: S,
  next: NextSlot<S>,
  verb: number,
  out: MoveList
): void {
  for (let side = 0; side < 4; side++) {
    const slot = next(p, flight, side);
    if (slot >= 0) out.push(moveCode(verb, slot));
  }
}

export function endFlight(flight: Flight): void {
  flight.steps = 0;
  if (flight.visited.length > 0) flight.visited = [];
}

import { isComplete, kindOf } from '../../features.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { CITY } from '../../tiletypes.ts';
import { disasterOf, EARTHQUAKE } from './marks.ts';
import { sliceOf } from './slice.ts';

/** Whether a square lies within two squares in a row or column of another, or one diagonally. */
function reaches(dx: number, dy: number): boolean {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  return x + y <= 2 && x + y > 0;
}

/** Whether an earthquake on the table destroys a city at the end: some part of it lies within reach. */
export function isDestroyed(p: Position, root: number): boolean {
  const { quakes } = sliceOf(p);
  if (quakes.length === 0 || kindOf(p, root) !== CITY) return false;
  let s = root;
  do {
    const cell = p.slotCell[p.segmentSlot[s]];
    for (const quake of quakes) {
      const from = p.slotCell[quake];
      if (reaches(xOf(p, cell) - xOf(p, from), yOf(p, cell) - yOf(p, from))) return true;
    }
    s = p.ring[s];
  } while (s !== root);
  return false;
}

/** An earthquake tile was laid. */
export function noteQuake(p: Position, slot: number): void {
  if (disasterOf(p.rules.tiles, p.slotType[slot]) === EARTHQUAKE) sliceOf(p).quakes.push(slot);
}

/** An unfinished city that is destroyed scores nothing at the end. */
export function mayCount(p: Position, root: number): boolean {
  return isComplete(p, root) || !isDestroyed(p, root);
}

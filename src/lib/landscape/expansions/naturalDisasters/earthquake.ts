import { isComplete, kindOf, segmentsOf } from '../../features.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { CITY } from '../../tiletypes.ts';
import { disasterOf, EARTHQUAKE } from './marks.ts';

/** Whether a square lies within two squares in a row or column of another, or one diagonally. */
function reaches(dx: number, dy: number): boolean {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  return x + y <= 2 && x + y > 0;
}

/** Whether an earthquake on the table destroys a city at the end: some part of it lies within reach. */
export function isDestroyed(p: Position, root: number): boolean {
  if (kindOf(p, root) !== CITY) return false;
  for (let slot = 0; slot < p.slotCount; slot++) {
    if (disasterOf(p.rules.tiles, p.slotType[slot]) !== EARTHQUAKE) continue;
    const cell = p.slotCell[slot];
    for (const s of segmentsOf(p, root)) {
      const other = p.slotCell[p.segmentSlot[s]];
      if (reaches(xOf(p, other) - xOf(p, cell), yOf(p, other) - yOf(p, cell))) return true;
    }
  }
  return false;
}

/** An unfinished city that is destroyed scores nothing at the end. */
export function mayCount(p: Position, root: number): boolean {
  return isComplete(p, root) || !isDestroyed(p, root);
}

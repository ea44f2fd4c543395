import type { Json } from '../../../kernel/json.ts';
import { isComplete, kindOf, rootOf } from '../../features/features.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { featureRef, firstPart, squareOf } from '../../notation/reference.ts';
import { rulesReader } from '../../contract/slices.ts';
import { CITY } from '../../tiles/tiletypes.ts';
import { sliceOf } from './slice.ts';

/** Whether a square lies within two squares in a row or column of another, or one diagonally. */
function reaches(dx: number, dy: number): boolean {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  return x + y <= 2 && x + y > 0;
}

/** Whether an earthquake on the table destroys a city at the end: some part of it is within reach. */
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

/** The steps in which features are scored during the game. */
const scoringSteps = rulesReader(
  ({ stepIndex }) => [stepIndex.get('score')!, stepIndex.get('return')!] as const
);

function isScoring(p: Position): boolean {
  const [first, last] = scoringSteps(p);
  return p.step >= first && p.step <= last;
}

/** A destroyed city feeds no field at the end; the field of a barn scored before that counts it. */
export function feeds(p: Position, root: number): boolean {
  return !isDestroyed(p, root) || isScoring(p);
}

/** A destroyed unfinished city scores nothing at the end. */
export function mayCount(p: Position, root: number): boolean {
  return isComplete(p, root) || !isDestroyed(p, root);
}

/** For screens: each earthquake's square, the squares within reach, and one part of every city it destroys. */
export function showQuakes(p: Position): Json {
  const { quakes } = sliceOf(p);
  const cities: number[] = [];
  if (quakes.length > 0)
    for (let s = 0; s < p.segmentCount; s++)
      if (p.segmentSlot[s] >= 0 && rootOf(p, s) === s && isDestroyed(p, s)) cities.push(firstPart(p, s));
  return {
    at: quakes.map((slot) => squareOf(p, slot)),
    reach: quakes.flatMap((slot) => squaresReached(squareOf(p, slot))),
    cities: cities.map((s) => ({ ...featureRef(p, s) }))
  };
}

/** The twelve squares within reach of a square. */
function squaresReached([x, y]: readonly [number, number]): [number, number][] {
  const found: [number, number][] = [];
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) if (reaches(dx, dy)) found.push([x + dx, y + dy]);
  return found;
}

import { COLUMNS, PER_FLOOR, type Place } from '../../../clinic/buildings/board.ts';
import { ELEMENTS } from '../../../clinic/buildings/elements.ts';
import type { CellView } from '../../../clinic/view.ts';
import { places } from '../art/iso.ts';
import { placeKey } from '../model/actions.ts';
import type { Occupant } from '../model/model.svelte.ts';

/** What the drawing of a clinic needs to know of its cells. */

const kinds = new Map(ELEMENTS.map((kind) => [kind.id, kind] as const));

export const kindOf = (element: string) => kinds.get(element);

/** Back to front, so that nearer objects cover farther ones. */
export const backToFront = (cells: readonly CellView[]): CellView[] =>
  [...cells].sort((a, b) => a.at[1] + a.at[2] - (b.at[1] + b.at[2]) || a.at[1] - b.at[1]);

/** The walls of a cell with a door: those towards a cell that people can walk into. */
export function doorsOf({ at: [floor, row, column] }: CellView, cells: readonly CellView[]) {
  const isWalkable = (at: Place) => {
    const cell = cells.find((other) => placeKey(other.at) === placeKey(at));
    return cell !== undefined && (kindOf(cell.element)?.walkable ?? false);
  };
  return { row: isWalkable([floor, row - 1, column]), column: isWalkable([floor, row, column - 1]) };
}

/** Classes of the colours of a room. */
export function familyOf({ element, treats }: CellView): string {
  if (element === 'treatment' && treats === null) return 'treatment idle';
  return kindOf(element)?.family ?? '';
}

export const serviceOf = ({ element, treats }: CellView): string | null =>
  element.startsWith('hub.') ? element.slice('hub.'.length) : treats;

export const drawingOf = (element: string): string => (element.startsWith('hub.') ? 'hub' : element);

/** What an empty cell stands on; `below` is the floor below, null on the ground. */
export function groundOf({ at }: CellView, below: readonly CellView[] | null): 'lawn' | 'roof' | 'air' {
  if (below === null) return 'lawn';
  const under = below.find((other) => other.at[1] === at[1] && other.at[2] === at[2]);
  return under && kindOf(under.element)?.module ? 'roof' : 'air';
}

const index = ([floor, row, column]: Place) => floor * PER_FLOOR + row * COLUMNS + column;

/** The people in a cell and where their feet are, back to front. */
export function crowdIn({ at, element }: CellView, people: readonly Occupant[]) {
  const beds = Math.max(kindOf(element)?.beds ?? 0, 0);
  // Lying people first, so that standing ones in front cover them.
  const sorted = people
    .filter(({ cell }) => cell === index(at))
    .sort((a, b) => Number(b.lies) - Number(a.lies));
  const feet = places(sorted, beds);
  return sorted.map((someone, i) => ({ ...someone, at: feet[i] })).sort((a, b) => a.at[1] - b.at[1]);
}

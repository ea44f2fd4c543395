import type { FeatureKind } from '../../../landscape/tiles/catalogue.ts';

/** Scale of a figure on a tile relative to its drawing: as in the physical game, a third of a tile. */
export const STANDING = 1.25;

/** The drawing of a figure at its place: a meeple lies down in a field, and in the other position of a monastery. */
export function artOf(kind: string, on: FeatureKind | null = null, position?: string): string {
  if (kind === 'meeple' && (on === 'field' || position !== undefined)) return 'farmer';
  return kind;
}

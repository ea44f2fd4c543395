import type { FeatureKind } from '../../landscape/catalogue.ts';

/** How much larger than its drawing a figure stands on a tile: as out of the box, where it is a third of one. */
export const STANDING = 1.25;

/** The drawing of a figure where it stands: a meeple in a field lies down. */
export function artOf(kind: string, on: FeatureKind | null = null): string {
  if (kind === 'meeple' && on === 'field') return 'farmer';
  return kind;
}

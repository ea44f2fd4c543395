import type { Position } from '../../landscape/position.ts';
import type { TileView } from '../../landscape/view.ts';
import type { FigureKind } from '../art/figures.ts';
import type { Point } from './camera.ts';

/** A piece that belongs to nobody, where it lies. */
export interface Mark extends Point {
  readonly key: string;
  readonly kind: FigureKind;
  readonly scale: number;
}

/** The pieces of the modules on the table. */
export function marksOf(_p: Position, _tiles: readonly TileView[]): Mark[] {
  return [];
}

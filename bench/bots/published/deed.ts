import { readDeployment } from '../../../src/lib/landscape/figures/claims.ts';
import {
  DEPLOY_VERB,
  PLACE_VERB,
  readPlacement,
  VERB_BITS,
  VERB_MASK
} from '../../../src/lib/landscape/moves.ts';
import type { Position } from '../../../src/lib/landscape/position.ts';

/** More than the segments of a tile. */
const SEGMENTS = 16;

/**
 * A number for a turn, given its last choice: the tile, its place and turn, and the segment with the figure. The same
 * whatever was laid before. Of the base game.
 */
export function deedOf(p: Position, code: number): number {
  const verb = code & VERB_MASK;
  if (verb === PLACE_VERB) {
    const { cell, turn } = readPlacement(code >>> VERB_BITS);
    return numbered(p, p.drawn, cell, turn, 0);
  }
  const slot = p.lastSlot;
  const local =
    verb === DEPLOY_VERB ? readDeployment(code >>> VERB_BITS).segment - p.slotSegment[slot] + 1 : 0;
  return numbered(p, p.slotType[slot], p.slotCell[slot], p.slotTurn[slot], local);
}

function numbered(p: Position, type: number, cell: number, turn: number, figure: number): number {
  return ((cell * 4 + turn) * p.rules.tiles.types.length + type) * SEGMENTS + figure;
}

import { drawTile } from '../tiles/bag.ts';
import { layOver, segmentsBy } from '../board/board.ts';
import { addNewlyCompleted, addOccupiedBeside, incompleteAmong } from '../features/completion.ts';
import { figuresOn } from '../figures/figures.ts';
import type { Log } from '../contract/module.ts';
import { canPlace } from '../board/placements.ts';
import type { Position } from '../position.ts';
import { squareOf } from '../notation/reference.ts';
import { goHome, sendStranded } from './returning.ts';

/** Completes a placement on a slot; also used by modules with their own placements. */
export function finishPlacement(p: Position, slot: number, log: Log): void {
  const type = p.drawn;
  p.drawn = -1;
  p.placed = 1;
  p.lastSlot = slot;
  log?.push({
    type: 'placed',
    seat: p.actor,
    tile: printedId(p, type),
    at: squareOf(p, slot),
    turn: p.slotTurn[slot],
    rule: 'rule.placeTile'
  });
  for (const m of p.rules.hooks.afterPlacement) m.afterPlacement(p, slot, log);
}

/** The id of a tile type in the catalogue, whatever was built on the tile. */
function printedId(p: Position, type: number): string {
  const { types } = p.rules.tiles;
  return types[types[type].printed].id;
}

/** Places the tile in hand over the one on a slot, which leaves the game; figures on it return unscored. */
export function replaceTile(p: Position, slot: number, turn: number, log: Log): void {
  const gone = printedId(p, p.slotType[slot]);
  log?.push({
    type: 'replaced',
    seat: p.actor,
    tile: gone,
    at: squareOf(p, slot),
    rule: 'rule.placeTile'
  });
  for (const figure of figuresOn(p, slot))
    if (p.figureAt[figure] >= 0) goHome(p, figure, log, 'rule.placeTile');
  const before = incompleteAmong(p, segmentsBy(p, slot));
  for (const m of p.rules.hooks.beforeReplacement) m.beforeReplacement(p, slot, log);
  layOver(p, slot, p.drawn, turn);
  p.laidOver = 1;
  addNewlyCompleted(p, before);
  addOccupiedBeside(p, slot);
  sendStranded(p, log, 'rule.placeTile');
  finishPlacement(p, slot, log);
}

/** Draws a tile; one that fits nowhere is returned to the box, and another is drawn. */
export function takeTile(p: Position, type: number, log: Log): void {
  drawTile(p, type);
  const tile = p.rules.tiles.types[type].id;
  log?.push({ type: 'drew', seat: p.actor, tile, reveals: true });
  for (const m of p.rules.hooks.insteadOfKeeping) if (m.insteadOfKeeping(p, log)) return;
  if (canPlace(p)) return;
  p.drawn = -1;
  log?.push({ type: 'discarded', seat: p.actor, tile, rule: 'rule.unplaceable' });
}

import { followUpNow } from '../../base/followUps.ts';
import { hold, release } from '../../features/joining.ts';
import type { Log, Step } from '../../contract/module.ts';
import { moveCode, type MoveList, PLACE_VERB } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotsAround } from '../../board/board.ts';
import { squareOf } from '../../notation/reference.ts';
import { slotsReader } from '../../contract/slices.ts';
import { RIVER } from '../../tiles/tiletypes.ts';
import { disasterOf, FLOOD } from './marks.ts';
import { sliceOf } from './slice.ts';

/** Whether the tile in hand is the flood. */
function holdsFlood(p: Position): boolean {
  return p.drawn >= 0 && disasterOf(p, p.drawn) === FLOOD;
}

/** Slots with water on them: river, spring and lake tiles. */
const riverSlots = slotsReader(({ segments }) => segments.some(({ kind }) => kind === RIVER));

/** With a river on the table the flood replaces one of its tiles; it looks the same in any turn. */
export function offerFloods(p: Position, out: MoveList): void {
  if (!holdsFlood(p)) return;
  for (const slot of riverSlots(p))
    for (let turn = 0; turn < 4; turn++) out.push(moveCode(PLACE_VERB, (p.slotCell[slot] << 2) | turn));
}

const isBlocking = (p: Position) => p.rules.options.floodSquares === 'blocked';

/** Whether any square may be forbidden now. */
export function limitsSquares(p: Position): boolean {
  if (holdsFlood(p)) return riverSlots(p).length > 0;
  return isBlocking(p) && sliceOf(p).spread === 1;
}

/** Forbidden squares: empty ones for the flood when it replaces a river tile, and by an option flooded ones for others. */
export function allowsSquare(p: Position, cell: number): boolean {
  return !holdsFlood(p) && !(isBlocking(p) && isCovered(p, cell));
}

/** Whether the spread flood covers a cell. */
function isCovered(p: Position, cell: number): boolean {
  const { flood, spread } = sliceOf(p);
  return spread === 1 && p.rules.around(p.width).includes(cell - p.slotCell[flood]);
}

/** The flood tile was placed. */
export function startFlood(p: Position, slot: number): void {
  const slice = sliceOf(p);
  slice.flood = slot;
  slice.floodSeat = p.actor;
  slice.spread = 0;
}

/** Another tile was placed, which may lie in the water. */
export function floodTile(p: Position, slot: number): void {
  if (!p.laidOver && isCovered(p, p.slotCell[slot])) hold(p, slot, false);
}

/**
 * Covers the eight squares around: features on them can no longer be completed; an option also undoes completed ones.
 */
export function spread(p: Position): void {
  const slice = sliceOf(p);
  slice.spread = 1;
  slice.floodSeat = -1;
  for (const slot of slotsAround(p, slice.flood)) hold(p, slot, p.rules.options.floodFinished === 'stays');
}

/** Removes the flood tile's water when the tile leaves the table. */
export function removeFlood(p: Position): void {
  const slice = sliceOf(p);
  if (slice.spread) for (const slot of slotsAround(p, slice.flood)) release(p, slot);
  slice.flood = -1;
  slice.floodSeat = -1;
  slice.spread = 0;
}

/** The flood spreads before the next draw of the player who placed it, and not in a turn that draws nothing. */
export const SPREAD: Step = {
  id: 'flood',
  after: 'start',
  enter(p, log: Log) {
    const { flood, floodSeat } = sliceOf(p);
    if (flood < 0 || floodSeat !== p.actor || followUpNow(p)?.tileless) return;
    spread(p);
    log?.push({ type: 'flooded', seat: p.actor, at: squareOf(p, flood), rule: 'rule.disasters.flood' });
  }
};

import { askMore, dropBorder, fitCode } from './border.ts';
import { cloisterOf, segmentsFacing, segmentsOn } from '../features/features.ts';
import { addSegments, numberSegments, reformSegments } from '../features/joining.ts';
import { rebuildAround } from '../features/rebuilding.ts';
import { MARGIN, stepOf, xOf, yOf, type Position } from '../position.ts';
import { FIT_CODES, FIT_WEIGHT } from '../tiles/tiletypes.ts';

/** Places a tile on an empty cell and joins its features; returns its slot. The caller has checked the fit. */
export function layTile(p: Position, type: number, cell: number, turn: number): number {
  const slot = p.slotCount++;
  p.slotCell[slot] = cell;
  p.slotType[slot] = type;
  p.slotTurn[slot] = turn;
  p.held[slot] = 0;
  p.cellSlot[cell] = slot;
  p.useRows(cell);
  dropBorder(p, cell);
  addSegments(p, slot);
  const { cellSlot, rules } = p;
  const { edges } = rules.tiles;
  const first = (type * 4 + turn) * 4;
  for (let side = 0; side < 4; side++) {
    const next = cell + stepOf(p, side);
    if (cellSlot[next] < 0) askMore(p, next, edges[first + side] * FIT_WEIGHT[side ^ 2]);
  }
  growIfNear(p, cell);
  return slot;
}

/** Replaces the tile on a slot. Figures on the old tile must have been removed before; its features are split. */
export function layOver(p: Position, slot: number, type: number, turn: number): void {
  showEdges(p, slot, type, turn);
  p.slotLists.length = 0;
  const affected = segmentsBy(p, slot);
  for (const s of segmentsOn(p, slot)) p.segmentSlot[s] = -1;
  p.slotType[slot] = type;
  p.slotTurn[slot] = turn;
  numberSegments(p, slot);
  for (const s of segmentsOn(p, slot)) {
    p.ring[s] = s;
    affected.push(s);
  }
  rebuildAround(p, affected);
}

/**
 * The segments whose features depend on the tile of a slot: its own, those that meet it, and the monasteries around,
 * which a tile may keep open.
 */
export function segmentsBy(p: Position, slot: number): number[] {
  const found = segmentsFacing(p, slot);
  found.push(...segmentsOn(p, slot));
  for (const near of slotsAround(p, slot)) {
    const cloister = cloisterOf(p, near);
    if (cloister >= 0) found.push(cloister);
  }
  return found;
}

/** Gives a laid tile another form of its type, and joins what now meets its neighbours. */
export function changeForm(p: Position, slot: number, form: number): void {
  showEdges(p, slot, form, p.slotTurn[slot]);
  const before = p.slotType[slot];
  p.slotLists.length = 0;
  p.slotType[slot] = form;
  reformSegments(p, slot, before);
}

/** The empty squares beside a slot require the edges of another tile there. */
function showEdges(p: Position, slot: number, type: number, turn: number): void {
  const { edges } = p.rules.tiles;
  const cell = p.slotCell[slot];
  const before = (p.slotType[slot] * 4 + p.slotTurn[slot]) * 4;
  const after = (type * 4 + turn) * 4;
  for (let side = 0; side < 4; side++) {
    const next = cell + stepOf(p, side);
    if (p.cellSlot[next] < 0)
      askMore(p, next, (edges[after + side] - edges[before + side]) * FIT_WEIGHT[side ^ 2]);
  }
}

/** Turns (bit t) in which a tile type fits a cell. */
export function fittingTurns(p: Position, type: number, cell: number): number {
  return p.rules.tiles.fits[type * FIT_CODES + fitCode(p, cell)];
}

/** Enlarges the grid so that a tile can be placed on a distant square. */
export function reachSquare(p: Position, x: number, y: number): void {
  const far = Math.max(Math.abs(x), Math.abs(y)) + MARGIN + 1;
  while (far >= p.width >> 1) grow(p);
}

/** Doubles the grid when the eight squares around a border cell would leave it. */
function growIfNear(p: Position, cell: number): void {
  const x = cell & (p.width - 1);
  const reach = MARGIN + 1;
  const last = p.width - reach;
  if (x >= reach && x < last && cell >= reach * p.width && cell < last * p.width) return;
  grow(p);
}

function grow(p: Position): void {
  const width = p.width * 2;
  const shift = p.width >> 1;
  const moved = (c: number) => (Math.trunc(c / p.width) + shift) * width + (c & (p.width - 1)) + shift;
  const cells = width * width;
  const cellSlot = new Int16Array(cells).fill(-1);
  const around = new Uint8Array(cells);
  const borderAt = new Int16Array(cells).fill(-1);
  for (let c = 0; c < p.width * p.width; c++) {
    const to = moved(c);
    cellSlot[to] = p.cellSlot[c];
    around[to] = p.around[c];
    borderAt[to] = p.borderAt[c];
  }
  for (let i = 0; i < p.borderCount; i++) p.border[i] = moved(p.border[i]);
  for (let slot = 0; slot < p.slotCount; slot++) p.slotCell[slot] = moved(p.slotCell[slot]);
  const rows = (from: number) => (from / p.width + shift) * width;
  p.bandFrom = rows(p.bandFrom);
  p.bandTo = rows(p.bandTo);
  p.band = null;
  p.width = width;
  p.cellSlot = cellSlot;
  p.around = around;
  p.borderAt = borderAt;
}

/** Laid slots that count for a monastery or garden besides its own. */
export function reachOf(p: Position, cloister: number): readonly number[] {
  for (const m of p.rules.hooks.insteadOfReach) {
    const slots = m.insteadOfReach(p, cloister);
    if (slots) return slots;
  }
  return slotsAround(p, p.segmentSlot[cloister]);
}

/** A slot and the laid slots among the eight squares around it. */
export const slotsAt = (p: Position, slot: number): number[] => [slot, ...slotsAround(p, slot)];

/** Whether two slots are one, or one is among the eight squares around the other. */
export function areNear(p: Position, a: number, b: number): boolean {
  const [here, there] = [p.slotCell[a], p.slotCell[b]];
  return Math.abs(xOf(p, here) - xOf(p, there)) <= 1 && Math.abs(yOf(p, here) - yOf(p, there)) <= 1;
}

/** Laid slots among the eight squares around a slot, row by row. */
export function slotsAround(p: Position, slot: number): number[] {
  const found: number[] = [];
  for (const offset of p.rules.around(p.width)) {
    const other = p.cellSlot[p.slotCell[slot] + offset];
    if (other >= 0) found.push(other);
  }
  return found;
}

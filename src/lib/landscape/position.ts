import type { Seat } from '../kernel/game.ts';
import type { Slice } from './module.ts';
import { MoveList } from './moves.ts';
import type { Ruleset } from './ruleset.ts';

/** Room left on every side, so that the eight squares around any border cell are on the grid. */
export const MARGIN = 2;
const FIRST_WIDTH = 64;

/** A figure's place when it is on no segment. */
export const IN_SUPPLY = -1;
export const OUT_OF_GAME = -2;
/** Lifted off its square but not yet set down. */
export const IN_THE_AIR = -3;

/**
 * One state of the tile game: typed arrays over squares, laid tiles (slots), segments and figures. A slot is a
 * square that holds a tile, and keeps its number when another tile is laid over. Every field is plain data;
 * the functions beside this file are the only writers.
 */
export class Position {
  readonly rules: Ruleset;
  readonly seats: number;

  /** Side of the square grid in cells, a power of two; cell = y * width + x, origin in the middle. */
  width: number;
  /** Slot on a cell, or -1. */
  cellSlot: Int16Array;
  /** What the laid neighbours ask of an empty cell, base 5. */
  fitCode: Uint16Array;
  /** Laid tiles among the eight squares around a cell. */
  around: Uint8Array;
  /** Empty cells beside a tile, in no order, and where each stands in that list (-1: not in it). */
  border: Int32Array;
  borderCount = 0;
  borderAt: Int16Array;

  slotCount = 0;
  slotCell: Int32Array;
  slotType: Int16Array;
  slotTurn: Uint8Array;
  /** First segment of the slot's tile. */
  slotSegment: Int32Array;
  /** How many things keep the features on this slot from ever being complete. */
  held: Uint8Array;

  /** Segments live once numbered; those of a tile laid over are dead (segmentSlot -1). */
  segmentCount = 0;
  segmentSlot: Int16Array;
  segmentLocal: Uint8Array;
  /** Union-find parent, and the next segment of the same feature in a ring. */
  parent: Int32Array;
  ring: Int32Array;
  /** Per root: edges (or surrounding squares) that still wait for a tile. */
  waiting: Int16Array;
  /** Per root: followers of each seat, four bits a seat. */
  claims: Int32Array;

  /** Place of each figure: a segment, or one of the constants above. Figures go seat by seat. */
  figureAt: Int32Array;
  scores: Int32Array;
  /** Copies of each tile type left in the bag. */
  bag: Uint16Array;
  bagSize = 0;

  /** Seat whose turn it is, and who has the next one. */
  actor: Seat = 0;
  nextActor: Seat = 0;
  /** Turns begun, the current one included. */
  turn = 0;
  /** Index into the ruleset's steps, and whether it was entered. */
  step = 0;
  entered = 0;
  /** Step that interrupts the current one, or -1. */
  interrupt = -1;
  /** Tile type in hand, or -1. */
  drawn = -1;
  /** Slot of the tile laid last. */
  lastSlot = 0;
  /** 1 when that tile replaced another. */
  laidOver = 0;
  /** 1 once this turn's claim was made or declined. */
  claimed = 0;
  over = 0;
  /** Roots completed by the tile of this turn, valid between `resolve` and `return`. */
  completed: Int32Array;
  completedCount = 0;
  /** One slice per module, in module order. */
  slices: Slice[] = [];

  /** The legal moves of the seat asked, listed when the game came to rest; not part of the state. */
  readonly moves = new MoveList();
  movesValid = false;

  constructor(rules: Ruleset, seats: number) {
    const slots = rules.tileCapacity;
    const segments = rules.segmentCapacity;
    this.rules = rules;
    this.seats = seats;
    this.width = FIRST_WIDTH;
    const cells = this.width * this.width;
    this.cellSlot = new Int16Array(cells).fill(-1);
    this.fitCode = new Uint16Array(cells);
    this.around = new Uint8Array(cells);
    this.border = new Int32Array(slots * 3 + 8);
    this.borderAt = new Int16Array(cells).fill(-1);
    this.slotCell = new Int32Array(slots);
    this.slotType = new Int16Array(slots);
    this.slotTurn = new Uint8Array(slots);
    this.slotSegment = new Int32Array(slots);
    this.held = new Uint8Array(slots);
    this.segmentSlot = new Int16Array(segments);
    this.segmentLocal = new Uint8Array(segments);
    this.parent = new Int32Array(segments);
    this.ring = new Int32Array(segments);
    this.waiting = new Int16Array(segments);
    this.claims = new Int32Array(segments);
    this.figureAt = new Int32Array(seats * rules.figuresPerSeat).fill(IN_SUPPLY);
    this.scores = new Int32Array(seats);
    this.bag = new Uint16Array(rules.tiles.types.length);
    this.completed = new Int32Array(64);
  }

  /** Makes this position equal to another of the same ruleset and seats. */
  copyFrom(from: Position): this {
    if (this.width !== from.width) {
      this.width = from.width;
      this.cellSlot = from.cellSlot.slice();
      this.fitCode = from.fitCode.slice();
      this.around = from.around.slice();
      this.borderAt = from.borderAt.slice();
    } else {
      this.cellSlot.set(from.cellSlot);
      this.fitCode.set(from.fitCode);
      this.around.set(from.around);
      this.borderAt.set(from.borderAt);
    }
    const slots = from.slotCount;
    const segments = from.segmentCount;
    copy(this.border, from.border, from.borderCount);
    copy(this.slotCell, from.slotCell, slots);
    copy(this.slotType, from.slotType, slots);
    copy(this.slotTurn, from.slotTurn, slots);
    copy(this.slotSegment, from.slotSegment, slots);
    copy(this.held, from.held, slots);
    copy(this.segmentSlot, from.segmentSlot, segments);
    copy(this.segmentLocal, from.segmentLocal, segments);
    copy(this.parent, from.parent, segments);
    copy(this.ring, from.ring, segments);
    copy(this.waiting, from.waiting, segments);
    copy(this.claims, from.claims, segments);
    this.figureAt.set(from.figureAt);
    this.scores.set(from.scores);
    this.bag.set(from.bag);
    if (this.completed.length < from.completedCount) this.completed = from.completed.slice();
    else copy(this.completed, from.completed, from.completedCount);
    this.borderCount = from.borderCount;
    this.slotCount = slots;
    this.segmentCount = segments;
    this.bagSize = from.bagSize;
    this.actor = from.actor;
    this.nextActor = from.nextActor;
    this.turn = from.turn;
    this.step = from.step;
    this.entered = from.entered;
    this.interrupt = from.interrupt;
    this.drawn = from.drawn;
    this.lastSlot = from.lastSlot;
    this.laidOver = from.laidOver;
    this.claimed = from.claimed;
    this.over = from.over;
    this.completedCount = from.completedCount;
    this.slices = from.slices.map((slice) => slice.clone());
    this.movesValid = false;
    return this;
  }

  clone(): Position {
    return new Position(this.rules, this.seats).copyFrom(this);
  }
}

function copy(to: Int32Array | Int16Array | Uint8Array, from: typeof to, count: number): void {
  for (let i = 0; i < count; i++) to[i] = from[i];
}

/** Column of a cell, the start tile's being 0; east is positive. */
export function xOf(p: Position, cell: number): number {
  return (cell & (p.width - 1)) - (p.width >> 1);
}

/** Row of a cell, the start tile's being 0; south is positive. */
export function yOf(p: Position, cell: number): number {
  return Math.trunc(cell / p.width) - (p.width >> 1);
}

/** The cell at a square, or -1 when it is beyond the grid. */
export function cellAt(p: Position, x: number, y: number): number {
  const half = p.width >> 1;
  if (x < -half || y < -half || x >= half || y >= half) return -1;
  return (y + half) * p.width + x + half;
}

/** The slot at a square, or -1. */
export function slotAt(p: Position, x: number, y: number): number {
  const cell = cellAt(p, x, y);
  return cell < 0 ? -1 : p.cellSlot[cell];
}

/** The slot one square away (0 = N … 3 = W), or -1. */
export function slotBeside(p: Position, slot: number, side: number): number {
  return p.cellSlot[p.slotCell[slot] + stepOf(p, side)];
}

/** Cell offset of a side. */
export function stepOf(p: Position, side: number): number {
  return side === 0 ? -p.width : side === 1 ? 1 : side === 2 ? p.width : -1;
}

import type { Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { Alike } from './board/alike.ts';
import type { Draw, Slice } from './contract/module.ts';
import { MoveList } from './moves.ts';
import type { Ruleset } from './ruleset.ts';

/** Margin on every side, so that the eight squares around any border cell are on the grid. */
export const MARGIN = 2;
const FIRST_WIDTH = 64;
/** Used rows of the grid are tracked in groups of this size, a power of two. */
const ROWS = 8;
/** Types of a group whose tiles in the bag are counted together, a power of two. */
export const BAG_GROUP = 8;

/** Most points that a given position may name: with those of the game after it they still fit into `scores`. */
export const MOST_POINTS = 100_000;

/** A figure's place when it is on no segment. */
export const IN_SUPPLY = -1;
export const OUT_OF_GAME = -2;
/** Lifted off its square but not yet placed. */
export const IN_THE_AIR = -3;
/** Held by another seat; the set that captured it stores which one. */
export const CAPTIVE = -4;

/** A suspended turn: which follow-up it is, and what modules store for it, by id. */
export interface Suspended {
  readonly follows: number;
  /** 1 when it goes on with `leave` and what follows, 0 with `close`. */
  readonly leaving: 0 | 1;
  /** Slot of its tile. */
  readonly lastSlot: number;
  readonly kept: Readonly<Record<string, Json>>;
}

/** The slots whose tile is of certain types, of all slots below `upTo`. */
export interface SlotList {
  readonly slots: number[];
  upTo: number;
}

/** The used rows of all arrays by cell. */
interface Band {
  readonly cellSlot: Int16Array;
  readonly around: Uint8Array;
  readonly borderAt: Int16Array;
}

/**
 * One state of the tile game: typed arrays over squares, placed tiles (slots), segments and figures. A slot is a square
 * with a tile, and keeps its number when the tile is replaced. Every field is plain data; only the functions in this
 * folder write it.
 */
export class Position {
  readonly rules: Ruleset;
  readonly seats: number;

  /** Side of the square grid in cells, a power of two; cell = y * width + x, origin in the middle. */
  width: number;
  /** Slot on a cell, or -1. */
  cellSlot: Int16Array;
  /** Laid tiles among the eight squares around a cell. */
  around: Uint8Array;
  /**
   * Empty cells beside a tile, in no order; their fit codes; and the index of each cell in that list (-1: not in it).
   */
  border: Int32Array;
  borderFit: Uint16Array;
  borderCount = 0;
  borderAt: Int16Array;
  /** The same list by fit code, kept once it is long. */
  alike: Alike | null = null;

  /**
   * Cells from the first used row to the end of the last; and those rows, kept for copying until they change.
   */
  bandFrom: number;
  bandTo = 0;
  band: Band | null = null;
  /** All arrays that never grow, byte by byte. */
  private readonly plain: Uint8Array;

  slotCount = 0;
  /** Slots below it are of the start tiles; what is laid over one keeps its slot. */
  startSlots = 0;
  slotCell: Int32Array;
  slotType: Int16Array;
  slotTurn: Uint8Array;
  /** First segment of the slot's tile. */
  slotSegment: Int32Array;
  /** Number of holds that prevent features on this slot from being complete. */
  held: Uint8Array;
  /** Per segment: 1 where its feature was complete when the slot was first held, and stays so. */
  kept: Uint8Array;

  /** Segments stay valid once numbered; those of a replaced tile are dead (segmentSlot -1). */
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
  /** Copies of each printed tile type left in the bag. */
  bag: Uint16Array;
  bagSize = 0;
  /** Tiles left of each group of types in the order of drawing: a draw finds its tile without asking each type. */
  bagGroups: Uint16Array;

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
  /** Interrupting steps that may ask, a bit each in the order of the ruleset's list; not part of the state. */
  raised = -1;
  /** Tile type in hand, or -1. */
  drawn = -1;
  /** Slot of the tile laid last. */
  lastSlot = 0;
  /** 1 when that tile replaced another. */
  laidOver = 0;
  /** Number of this turn's follow-up, counted from 1 in the ruleset's list; 0 for an ordinary turn. */
  follows = 0;
  /** Turns that wait for a turn nested in them, the innermost last. */
  suspended: readonly Suspended[] = [];
  /** 1 once this turn has its tile on the table. */
  placed = 0;
  /** 1 once this turn's claim was made, 2 once it was declined or used in a way that ends all placing of figures. */
  claimed = 0;
  /** 1 once no further turn comes. */
  last = 0;
  over = 0;
  /** Features noted as closed in this turn; from `resolve` to `return` the roots completed. */
  completed: Int32Array;
  completedCount = 0;
  /** The modules' slices by `sliceNumber`; undefined where a module is not played. */
  readonly slices: (Slice | undefined)[];

  /** The seat asked, or -1, and what is drawn now, or null: what the turn stopped at; not part of the state. */
  asked: Seat = -1;
  draw: Draw | null = null;
  /** The legal moves of the seat asked, once listed; not part of the state. */
  readonly moves = new MoveList();
  movesValid = false;

  /** What `slotsReader` has found, by reader; emptied when a laid tile changes; not part of the state. */
  readonly slotLists: (SlotList | undefined)[] = [];

  constructor(rules: Ruleset, seats: number) {
    const slots = rules.tileCapacity;
    const segments = rules.segmentCapacity;
    const figures = seats * rules.figuresPerSeat;
    const types = rules.tiles.printedCount;
    const groups = Math.ceil(types / BAG_GROUP);
    this.rules = rules;
    this.slices = rules.noSlices.slice();
    this.seats = seats;
    this.width = FIRST_WIDTH;
    const cells = this.width * this.width;
    this.cellSlot = new Int16Array(cells).fill(-1);
    this.around = new Uint8Array(cells);
    this.borderAt = new Int16Array(cells).fill(-1);
    this.bandFrom = cells;
    const border = slots * 3 + 8;
    // All fixed-size arrays share one buffer, largest items first, and are copied at once.
    const plain = new ArrayBuffer(
      4 * (border + 2 * slots + 3 * segments + figures + seats) +
        2 * (border + slots + 2 * segments + types + groups) +
        2 * slots +
        2 * segments
    );
    let at = 0;
    const take = (count: number, size: number) => (at += count * size) - count * size;
    const int32 = (count: number) => new Int32Array(plain, take(count, 4), count);
    const int16 = (count: number) => new Int16Array(plain, take(count, 2), count);
    const uint16 = (count: number) => new Uint16Array(plain, take(count, 2), count);
    const uint8 = (count: number) => new Uint8Array(plain, take(count, 1), count);
    this.plain = new Uint8Array(plain);
    this.border = int32(border);
    this.slotCell = int32(slots);
    this.slotSegment = int32(slots);
    this.parent = int32(segments);
    this.ring = int32(segments);
    this.claims = int32(segments);
    this.figureAt = int32(figures).fill(IN_SUPPLY);
    this.scores = int32(seats);
    this.borderFit = uint16(border);
    this.slotType = int16(slots);
    this.segmentSlot = int16(segments);
    this.waiting = int16(segments);
    this.bag = uint16(types);
    this.bagGroups = uint16(groups);
    this.slotTurn = uint8(slots);
    this.held = uint8(slots);
    this.segmentLocal = uint8(segments);
    this.kept = uint8(segments);
    this.completed = new Int32Array(64);
  }

  /** Makes this position equal to another of the same ruleset and seats. */
  copyFrom(from: Position): this {
    this.copyCells(from);
    this.plain.set(from.plain);
    if (this.completed.length < from.completedCount) this.completed = from.completed.slice();
    else for (let i = 0; i < from.completedCount; i++) this.completed[i] = from.completed[i];
    this.borderCount = from.borderCount;
    this.alike = from.alike && (this.alike ?? new Alike(this.border.length)).copyFrom(from.alike);
    this.slotCount = from.slotCount;
    this.startSlots = from.startSlots;
    this.segmentCount = from.segmentCount;
    this.bagSize = from.bagSize;
    this.actor = from.actor;
    this.nextActor = from.nextActor;
    this.turn = from.turn;
    this.step = from.step;
    this.entered = from.entered;
    this.interrupt = from.interrupt;
    this.raised = from.raised;
    this.drawn = from.drawn;
    this.lastSlot = from.lastSlot;
    this.laidOver = from.laidOver;
    this.follows = from.follows;
    this.suspended = from.suspended;
    this.placed = from.placed;
    this.claimed = from.claimed;
    this.last = from.last;
    this.over = from.over;
    this.completedCount = from.completedCount;
    for (const number of this.rules.sliceNumbers) {
      const own = this.slices[number];
      const other = sliceAt(from, number);
      if (own?.copyFrom) own.copyFrom(other);
      else this.slices[number] = other.clone();
    }
    this.asked = from.asked;
    this.draw = from.draw;
    this.movesValid = false;
    this.slotLists.length = 0;
    return this;
  }

  /** Records a placement on a cell: it and the adjacent rows may now differ from an empty grid. */
  useRows(cell: number): void {
    if (cell - this.width >= this.bandFrom && cell + this.width < this.bandTo) return;
    const row = Math.trunc(cell / this.width);
    const from = ((row - 1) & ~(ROWS - 1)) * this.width;
    const to = (((row + 1) | (ROWS - 1)) + 1) * this.width;
    this.bandFrom = Math.min(from, this.bandFrom);
    this.bandTo = Math.max(to, this.bandTo);
    this.band = null;
  }

  /** Outside the used rows of both, the grids are empty. */
  private copyCells(from: Position): void {
    if (this.width !== from.width) {
      this.width = from.width;
      this.cellSlot = from.cellSlot.slice();
      this.around = from.around.slice();
      this.borderAt = from.borderAt.slice();
      this.band = null;
    } else {
      const start = Math.min(this.bandFrom, from.bandFrom);
      const end = Math.max(this.bandTo, from.bandTo);
      const exact = start === from.bandFrom && end === from.bandTo;
      const cells = exact ? (from.band ??= bandOf(from, start, end)) : bandOf(from, start, end);
      this.cellSlot.set(cells.cellSlot, start);
      this.around.set(cells.around, start);
      this.borderAt.set(cells.borderAt, start);
    }
    if (this.bandFrom === from.bandFrom && this.bandTo === from.bandTo) return;
    this.bandFrom = from.bandFrom;
    this.bandTo = from.bandTo;
    this.band = null;
  }

  clone(): Position {
    return new Position(this.rules, this.seats).copyFrom(this);
  }
}

/** The slice of a module that is played, by its `sliceNumber`. */
export function sliceAt(p: Position, number: number): Slice {
  return p.slices[number]!;
}

function bandOf(p: Position, from: number, to: number): Band {
  return {
    cellSlot: p.cellSlot.subarray(from, to),
    around: p.around.subarray(from, to),
    borderAt: p.borderAt.subarray(from, to)
  };
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

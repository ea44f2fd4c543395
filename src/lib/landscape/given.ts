import { wordOf, type Json } from '../kernel/json.ts';
import { Refusal } from '../kernel/refusal.ts';
import { fittingTurns, layTile, reachSquare } from './board.ts';
import { inSupply, mayStand, standOn } from './figures.ts';
import { settle } from './flow.ts';
import { cellOf, segmentNamed, slotOf } from './reference.ts';
import type { Position } from './position.ts';

type Reader = (p: Position, value: Json) => void;

const bad = (sentence: string) => new Refusal('BAD_POSITION', sentence);

function list(value: Json, what: string): Json[][] {
  if (!Array.isArray(value) || !value.every((v) => Array.isArray(v)))
    throw bad(`${what} must be a list of lists.`);
  return value as Json[][];
}

/** Fields in the order they are put on the table, whatever order the script names them in. */
const READERS: readonly (readonly [string, Reader])[] = [
  ['tiles', giveTiles],
  ['bag', giveBag],
  ['figures', giveFigures],
  ['scores', giveScores]
];

/** Puts a hand-made position on the fresh table: it is the start of seat 0's turn. */
export function givePosition(p: Position, position: Record<string, Json>): void {
  if (p.turn !== 1 || p.drawn >= 0) throw bad('A position is given before the first step.');
  for (const [field, read] of READERS) if (field in position) read(p, position[field]);
  for (const field of Object.keys(position).sort()) {
    if (READERS.some(([known]) => known === field)) continue;
    if (!p.rules.hooks.given.some((m) => m.given(p, field, position[field])))
      throw bad(`There is nothing called ${field} to put on this table.`);
  }
  for (const m of p.rules.hooks.afterGiven) m.afterGiven(p);
  restart(p);
}

/** Begins seat 0's turn anew, so that what modules remember of a turn starts from the position. */
function restart(p: Position): void {
  p.nextActor = 0;
  p.turn = 0;
  p.step = 0;
  p.entered = 0;
  p.interrupt = -1;
  p.movesValid = false;
  settle(p, null);
}

function giveTiles(p: Position, value: Json): void {
  for (const [id, x, y, turn] of list(value, 'tiles')) {
    const type = p.rules.tiles.byId.get(wordOf(id));
    if (!type) throw bad(`There is no tile ${wordOf(id)} in this box.`);
    const cell = cellToLayOn(p, x, y);
    if (cell < 0 || ![0, 1, 2, 3].includes(turn as number))
      throw bad(`${wordOf(id)} needs a square and a turn from 0 to 3.`);
    if (liesThere(p, cell, type.index, turn as number)) continue;
    if (p.cellSlot[cell] >= 0) throw bad(`The square ${wordOf(x)},${wordOf(y)} holds a tile already.`);
    if ((fittingTurns(p, type.index, cell) & (1 << (turn as number))) === 0)
      throw bad(`${type.id} does not match its neighbours at ${wordOf(x)},${wordOf(y)}.`);
    if (p.bag[type.index] === 0) throw bad(`The box holds no further ${type.id}.`);
    p.bag[type.index]--;
    p.bagSize--;
    p.lastSlot = layTile(p, type.index, cell, turn as number);
    for (const m of p.rules.hooks.afterGivenTile) m.afterGivenTile(p, p.lastSlot);
  }
  p.lastSlot = 0;
}

/** The cell of a square up to as far out as a line of all tiles would reach, or -1. */
function cellToLayOn(p: Position, x: Json, y: Json): number {
  const near = (n: Json) => Number.isInteger(n) && Math.abs(n as number) < p.rules.tileCapacity;
  if (!near(x) || !near(y)) return -1;
  reachSquare(p, x as number, y as number);
  return cellOf(p, [x, y]);
}

/** A tile that is there from the start may be listed with the others. */
function liesThere(p: Position, cell: number, type: number, turn: number): boolean {
  const slot = p.cellSlot[cell];
  return slot >= 0 && p.slotType[slot] === type && p.slotTurn[slot] === turn;
}

function giveBag(p: Position, value: Json): void {
  if (!Array.isArray(value)) throw bad('bag must be a list of tile ids.');
  const left = p.bag.slice();
  p.bag.fill(0);
  for (const id of value as Json[]) {
    const type = p.rules.tiles.byId.get(wordOf(id));
    if (!type) throw bad(`There is no tile ${wordOf(id)} in this box.`);
    if (p.bag[type.index] === left[type.index]) throw bad(`The box holds no further ${type.id}.`);
    p.bag[type.index]++;
  }
  p.bagSize = value.length;
}

function giveFigures(p: Position, value: Json): void {
  for (const [seat, id, x, y, on, side] of list(value, 'figures')) {
    const kind = p.rules.figureIndex.get(wordOf(id));
    const seated = Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < p.seats;
    if (kind === undefined || !seated)
      throw bad(`No seat ${wordOf(seat)} with a ${wordOf(id)} is at this table.`);
    const slot = slotOf(p, [x, y]);
    const segment = slot < 0 ? -1 : segmentNamed(p, slot, on, side);
    if (segment < 0 || !mayStand(p, kind, segment))
      throw bad(`A ${wordOf(id)} cannot stand at ${JSON.stringify([x, y, on, side])}.`);
    const figure = inSupply(p, seat as number, kind);
    if (figure < 0) throw bad(`Seat ${wordOf(seat)} has no further ${wordOf(id)}.`);
    standOn(p, figure, segment, null);
  }
}

function giveScores(p: Position, value: Json): void {
  if (!Array.isArray(value) || value.length !== p.seats || !value.every((v) => Number.isInteger(v)))
    throw bad('scores must be a list with one whole number per seat.');
  p.scores.set(value as number[]);
}

import { fieldsOf } from '../../kernel/canonical.ts';
import { isListOfLists, wordOf, type Json } from '../../kernel/json.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isIndex, isWhole } from '../../kernel/whole.ts';
import { isAbsent, isNone } from './expect.ts';
import { changeBag, emptyBag } from '../tiles/bag.ts';
import { fittingTurns, layTile, reachSquare } from '../board/board.ts';
import { claimAllowed } from '../figures/claims.ts';
import { kindOf } from '../features/features.ts';
import { figureKind, inSupply, mayStand, standOn } from '../figures/figures.ts';
import { settle } from '../flow.ts';
import type { Log, TableEntry } from '../contract/module.ts';
import { cellOf, segmentNamed, slotOf } from './reference.ts';
import { NAMES } from './notation.ts';
import { IN_SUPPLY, MOST_POINTS, OUT_OF_GAME, type Position } from '../position.ts';
import { withFigures } from '../ruleset.ts';
import { setUp } from '../setup.ts';
import { PLACE } from '../tiles/tiletypes.ts';

type Reader = (p: Position, value: Json) => void;

/** Whether an entry says that there is nothing of a set that is not played. */
const isNothing = (field: keyof typeof NAMES, id: string, value: Json | undefined): boolean =>
  NAMES[field].includes(id) && isNone(value);

const bad = (sentence: string) => new Refusal('BAD_POSITION', sentence);

function list(value: Json, what: string): Json[][] {
  if (!isListOfLists(value)) throw bad(`${what} must be a list of lists.`);
  return value as Json[][];
}

/** Fields in the order of application, independent of the script's order. */
const READERS: readonly (readonly [string, Reader])[] = [
  ['supply', makeRoom],
  ['pieces', preparePieces],
  ['tiles', giveTiles],
  ['bag', giveBag],
  ['pieces', (p, value) => giveEntries(p, 'pieces', p.rules.pieces, value)],
  ['figures', giveFigures],
  ['supply', giveSupply],
  ['won', giveWon],
  ['neutral', (p, value) => giveEntries(p, 'neutral', p.rules.neutrals, value)],
  ['scores', giveScores]
];

/** Applies a given position to a fresh table: the start of seat 0's turn. */
export function givePosition(p: Position, given: Record<string, Json>, log: Log = null): void {
  if (p.turn !== 1 || p.drawn >= 0) throw bad('A position is given before the first step.');
  const position = withOwnTiles(p, given);
  if ('bag' in position) fillBag(p);
  for (const [field, read] of READERS) if (field in position) read(p, position[field]);
  for (const field of Object.keys(position).sort()) {
    if (READERS.some(([known]) => known === field)) continue;
    if (
      !p.rules.hooks.given.some((m) => m.given(p, field, position[field])) &&
      !isAbsent(field, position[field])
    )
      throw bad(`There is nothing called ${field} to put on this table.`);
  }
  for (const m of p.rules.hooks.afterGiven) m.afterGiven(p);
  restart(p, log);
}

/** A tile of the seats' own is not in the box: one among the tiles is the piece of its name, laid when all others lie. */
function withOwnTiles(p: Position, position: Record<string, Json>): Record<string, Json> {
  if (!('tiles' in position)) return position;
  const isOwn = ([id]: Json[]) => p.rules.tiles.byId.get(wordOf(id))?.count === 0;
  const tiles = list(position.tiles, 'tiles');
  const own = tiles.filter(isOwn);
  if (own.length === 0) return position;
  const pieces = isFields(position.pieces) ? { ...position.pieces } : {};
  for (const [id, x, y] of own) {
    const name = wordOf(id).slice(wordOf(id).indexOf('.') + 1);
    const listed = isListOfLists(pieces[name]) ? (pieces[name] as Json[][]) : [];
    if (!listed.some((at) => at[0] === x && at[1] === y)) pieces[name] = [...listed, [x, y]];
  }
  return { ...position, tiles: tiles.filter((tile) => !isOwn(tile)), pieces };
}

/** Restarts seat 0's turn, so that turn state of modules starts from the position. */
function restart(p: Position, log: Log): void {
  p.nextActor = 0;
  p.turn = 0;
  p.step = 0;
  p.entered = 0;
  p.interrupt = -1;
  p.raised = -1;
  p.movesValid = false;
  settle(p, log);
}

function giveTiles(p: Position, value: Json): void {
  for (const [id, x, y, turned] of list(value, 'tiles')) {
    const type = p.rules.tiles.byId.get(wordOf(id));
    if (!type) throw bad(`There is no tile ${wordOf(id)} in this box.`);
    // A tile without landscape needs no turn.
    const turn = turned ?? (type.edgeRule === null ? turned : 0);
    const cell = cellToLayOn(p, x, y);
    const form = formOfGiven(p, type.index, cell, turn as number);
    if (cell < 0 || ![0, 1, 2, 3].includes(turn as number))
      throw bad(`${wordOf(id)} needs a square and a turn from 0 to 3.`);
    if (liesThere(p, cell, type.index, turn as number)) continue;
    if (p.cellSlot[cell] >= 0) throw bad(`The square ${wordOf(x)},${wordOf(y)} holds a tile already.`);
    if ((fittingTurns(p, form, cell) & (1 << (turn as number))) === 0)
      throw bad(`${type.id} does not match its neighbours at ${wordOf(x)},${wordOf(y)}.`);
    if (p.bag[type.index] === 0) throw bad(`The box holds no further ${type.id}.`);
    changeBag(p, type.index, -1);
    p.lastSlot = layTile(p, form, cell, turn as number);
    for (const m of p.rules.hooks.afterGivenTile) m.afterGivenTile(p, p.lastSlot);
  }
  p.lastSlot = 0;
}

/** Something built on a tile may make it match its neighbours. */
function formOfGiven(p: Position, type: number, cell: number, turn: number): number {
  if (cell < 0) return type;
  for (const m of p.rules.hooks.insteadOfPrinted) {
    const form = m.insteadOfPrinted(p, type, cell, turn);
    if (form !== undefined) return form;
  }
  return type;
}

/** The cell of a square within the reach of a line of all tiles, or -1. */
function cellToLayOn(p: Position, x: Json, y: Json): number {
  const near = (n: Json) => Number.isInteger(n) && Math.abs(n as number) < p.rules.tileCapacity;
  if (!near(x) || !near(y)) return -1;
  reachSquare(p, x as number, y as number);
  return cellOf(p, [x, y]);
}

/** A start tile may be listed with the others. */
function liesThere(p: Position, cell: number, type: number, turn: number): boolean {
  const slot = p.cellSlot[cell];
  if (slot < 0) return false;
  return p.rules.tiles.types[p.slotType[slot]].printed === type && p.slotTurn[slot] === turn;
}

/**
 * With a bag given only the catalogue limits the copies, so tiles that the setup leaves in the box can lie on the table too.
 */
function fillBag(p: Position): void {
  for (const { index, count: copies } of p.rules.tiles.byId.values()) {
    let laid = 0;
    for (let slot = 0; slot < p.slotCount; slot++)
      if (p.rules.tiles.types[p.slotType[slot]].printed === index) laid++;
    changeBag(p, index, copies - laid - p.bag[index]);
  }
}

function giveBag(p: Position, value: Json): void {
  if (!Array.isArray(value)) throw bad('bag must be a list of tile ids.');
  const left = p.bag.slice();
  emptyBag(p);
  for (const id of value as Json[]) {
    const type = p.rules.tiles.byId.get(wordOf(id));
    if (!type) throw bad(`There is no tile ${wordOf(id)} in this box.`);
    if (p.bag[type.index] === left[type.index]) throw bad(`The box holds no further ${type.id}.`);
    changeBag(p, type.index, 1);
  }
}

function giveFigures(p: Position, value: Json): void {
  for (const [seat, id, x, y, on, side] of list(value, 'figures')) {
    const kind = p.rules.figureIndex.get(wordOf(id));
    if (kind === undefined || !isIndex(seat, p.seats))
      throw bad(`No seat ${wordOf(seat)} with a ${wordOf(id)} is at this table.`);
    const slot = slotOf(p, [x, y]);
    const segment = slot < 0 ? -1 : segmentNamed(p, slot, on, side);
    if (segment < 0 || !(mayStand(p, kind, segment) || mayHoldPlace(p, kind, segment)))
      throw bad(`A ${wordOf(id)} cannot stand at ${JSON.stringify([x, y, on, side])}.`);
    const figure = inSupply(p, seat as number, kind);
    if (figure < 0) throw bad(`Seat ${wordOf(seat)} has no further ${wordOf(id)}.`);
    standOn(p, figure, segment, null);
    for (const m of p.rules.hooks.afterGivenFigure) m.afterGivenFigure(p, figure, wordOf(side));
  }
}

/** Whether a figure of a kind may stand on a place, which its set says. */
const mayHoldPlace = (p: Position, kind: number, segment: number) =>
  kindOf(p, segment) === PLACE && claimAllowed(p, segment, kind);

function bySeat(p: Position, value: Json, what: string): Record<string, Json>[] {
  if (!Array.isArray(value) || value.length !== p.seats || !value.every(isFields))
    throw bad(`${what} must be a list with one entry per seat.`);
  return value as Record<string, Json>[];
}

const isFields = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function count(n: Json, what: string, most = MOST): number {
  if (!isWhole(n, 0, most)) throw bad(`There cannot be ${wordOf(n)} ${what}.`);
  return n;
}

/** Limit of figures per kind and seat: followers are counted in four bits. */
const MOST = 15;
/** Far more than anyone wins; a king counts the tiles of a city. */
const MOST_WON = 999;

/** Adds figures of a kind when a seat is to have more than the box holds. */
function makeRoom(p: Position, value: Json): void {
  const wanted = bySeat(p, value, 'supply');
  const more = p.rules.figures.map(({ id, count: box }) =>
    Math.max(box, ...wanted.map((row) => (id in row ? count(row[id], id) : 0)))
  );
  if (more.every((n, kind) => n === p.rules.figures[kind].count)) return;
  Object.assign(p, setUp(withFigures(p.rules, more), p.seats, 0));
}

/** Sets each seat's supply: kinds not named have what the box holds minus what stands on the table. */
function giveSupply(p: Position, value: Json): void {
  const { figures, figuresPerSeat, figureIndex, stock } = p.rules;
  bySeat(p, value, 'supply').forEach((row, seat) => {
    for (const [id, n] of fieldsOf(row)) {
      const kind = figureIndex.get(id);
      // As in a claim, nobody has any of a kind that is not played.
      if (kind === undefined && !(id in stock) && n === 0) continue;
      if (kind === undefined && !(id in stock)) throw bad(`There is no ${id} at this table.`);
      if (kind === undefined) stock[id].set(p, seat, count(n, id));
    }
    const left = figures.map(({ id }) => (id in row ? count(row[id], id) : MOST));
    for (let i = 0; i < figuresPerSeat; i++) {
      const figure = seat * figuresPerSeat + i;
      if (p.figureAt[figure] === IN_SUPPLY && --left[figureKind(p, figure)] < 0)
        p.figureAt[figure] = OUT_OF_GAME;
    }
  });
}

function giveWon(p: Position, value: Json): void {
  bySeat(p, value, 'won').forEach((row, seat) => {
    for (const [id, n] of fieldsOf(row)) {
      if (!(id in p.rules.won) && isNothing('won', id, n)) continue;
      if (!(id in p.rules.won)) throw bad(`${id} cannot be won at this table.`);
      p.rules.won[id].set(p, seat, count(n ?? 0, id, MOST_WON));
    }
  });
}

function preparePieces(p: Position, value: Json): void {
  if (isFields(value)) for (const [id, entry] of fieldsOf(value)) p.rules.pieces[id]?.prepare?.(p, entry);
}

function giveEntries(
  p: Position,
  what: 'pieces' | 'neutral',
  known: Readonly<Record<string, TableEntry>>,
  value: Json
): void {
  if (!isFields(value)) throw bad(`${what} must have a field for each kind.`);
  for (const [id, entry] of fieldsOf(value)) {
    if (!(id in known) && isNothing(what, id, entry)) continue;
    if (!(id in known)) throw bad(`There is no ${id} at this table.`);
    known[id].give(p, entry);
  }
}

function giveScores(p: Position, value: Json): void {
  if (
    !Array.isArray(value) ||
    value.length !== p.seats ||
    !value.every((v) => isWhole(v, -MOST_POINTS, MOST_POINTS))
  )
    throw bad(`scores must be a list with one whole number per seat, up to ${MOST_POINTS}.`);
  p.scores.set(value as number[]);
}

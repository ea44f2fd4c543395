import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { changeForm, fittingTurns } from '../../board/board.ts';
import { SIDES } from '../../tiles/catalogue.ts';
import { isCrossed } from '../../features/features.ts';
import { comeTo } from '../../flow.ts';
import type { Counter, Log, TableEntry, UnfittingTurns, Verb } from '../../contract/module.ts';
import { moveCode, VERB_BITS, type MoveList } from '../../moves.ts';
import { slotBeside, stepOf, xOf, yOf, type Position } from '../../position.ts';
import { slotNamed, slotOf, squareOf } from '../../notation/reference.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';
import { EDGE_DIGIT, FIT_CODES, FIT_WEIGHT } from '../../tiles/tiletypes.ts';
import { bridgeChange } from './forms.ts';
import { sliceOf } from './slice.ts';
import { axisOf, bridgesOn } from './spans.ts';

const PIECE = 'bridge';
const RULE = 'rule.bridge';

/** The forms of each type with one more bridge, -1 none: type * 2 + axis of the tile. */
const bridged = rulesReader(({ tiles: { types } }) =>
  Int16Array.from({ length: types.length * 2 }, (_, n) => types[n >> 1].forms.get(bridgeChange(n & 1)) ?? -1)
);

/** Turns (bit t) in which a type has a road at a side of the table: type * 4 + side. */
const roadTurns = rulesReader(({ tiles: { types, edges } }) =>
  Uint8Array.from({ length: types.length * 4 }, (_, n) =>
    [0, 1, 2, 3].reduce(
      (turns, turn) =>
        edges[((n >> 2) * 4 + turn) * 4 + (n & 3)] === EDGE_DIGIT.road ? turns | (1 << turn) : turns,
      0
    )
  )
);

/** The form of a type with a bridge along an axis of the table (0 = N–S, 1 = E–W), or -1. */
const formWith = (p: Position, type: number, turn: number, axis: number) =>
  bridged(p)[type * 2 + ((axis + turn) & 1)];

/** Whether a laid tile can take a bridge along an axis of the table. */
function canCross(p: Position, slot: number, axis: number): boolean {
  if (formWith(p, p.slotType[slot], p.slotTurn[slot], axis) < 0) return false;
  for (const m of p.rules.hooks.allowsCrossing) if (!m.allowsCrossing(p, slot)) return false;
  return true;
}

/** A bridge as one number, `slot * 2 + axis`: over a laid neighbour, or over the tile itself as slot -1. */
const OVER_ITSELF = -2;
const NO_BRIDGE = -3;

/**
 * The one bridge that mends every side of the tile in hand that does not fit a cell, or {@link NO_BRIDGE} (BB-2): a road
 * continues over its own field, or its road over a neighbour's. At least one side must not fit.
 */
function needOf(p: Position, cell: number, turn: number): number {
  const wrong = wrongSides(p, cell, turn);
  const side = 31 - Math.clz32(wrong & -wrong);
  const axis = side & 1;
  const form = formWith(p, p.drawn, turn, axis);
  if (form >= 0 && fittingTurns(p, form, cell) & (1 << turn))
    return mayEnd(p, cell, axis) && mayEnd(p, cell, axis ^ 2) ? OVER_ITSELF + axis : NO_BRIDGE;
  if ((wrong & (wrong - 1)) !== 0) return NO_BRIDGE;
  const slot = p.cellSlot[cell + stepOf(p, side)];
  const { edges } = p.rules.tiles;
  const road = edgeOf(p, p.drawn, turn, side);
  const bridge = formWith(p, p.slotType[slot], p.slotTurn[slot], axis);
  if (bridge < 0 || edges[(bridge * 4 + p.slotTurn[slot]) * 4 + (side ^ 2)] !== road) return NO_BRIDGE;
  const beyond = p.cellSlot[p.slotCell[slot] + stepOf(p, side)];
  return beyond < 0 && canCross(p, slot, axis) ? slot * 2 + axis : NO_BRIDGE;
}

/**
 * Turns (bit t) in which a type does not fit a square with a fit code and one bridge may mend that: the tile fits with its
 * own bridge, or but for one side, where its road meets a field.
 */
function turnsToMend(p: Position, type: number, code: number): number {
  const { fits } = p.rules.tiles;
  const at = type * FIT_CODES + code;
  const roads = roadTurns(p);
  let turns = 0;
  for (let axis = 0; axis < 2; axis++) {
    const form = formWith(p, type, 0, axis);
    if (form >= 0) turns |= fits[form * FIT_CODES + code];
  }
  for (let side = 0; side < 4; side++) {
    const weight = FIT_WEIGHT[side];
    if (Math.trunc(code / weight) % 5 !== EDGE_DIGIT.field) continue;
    turns |= fits[at - EDGE_DIGIT.field * weight] & roads[type * 4 + side];
  }
  return turns & ~fits[at];
}

/** {@link turnsToMend} of each type that was in hand, by fit code. */
const mending = rulesReader(({ tiles }) => new Array<Uint8Array | undefined>(tiles.types.length));

function mendingOf(p: Position, type: number): Uint8Array {
  return (mending(p)[type] ??= Uint8Array.from({ length: FIT_CODES }, (_, code) =>
    turnsToMend(p, type, code)
  ));
}

/** Whether a bridge over a cell may end at one of its sides: not at a tile without landscape (BB-5). */
function mayEnd(p: Position, cell: number, side: number): boolean {
  const slot = p.cellSlot[cell + stepOf(p, side)];
  return slot < 0 || p.rules.tiles.types[p.slotType[slot]].edgeRule === null;
}

const edgeOf = (p: Position, type: number, turn: number, side: number) =>
  p.rules.tiles.edges[(type * 4 + turn) * 4 + side];

/** Sides (bit s) on which the tile in hand does not match its neighbours at a cell. */
function wrongSides(p: Position, cell: number, turn: number): number {
  let wrong = 0;
  for (let side = 0; side < 4; side++) {
    const slot = p.cellSlot[cell + stepOf(p, side)];
    if (slot < 0) continue;
    const own = edgeOf(p, p.drawn, turn, side);
    const other = edgeOf(p, p.slotType[slot], p.slotTurn[slot], side ^ 2);
    if (own !== other && own !== 0 && other !== 0) wrong |= 1 << side;
  }
  return wrong;
}

/** Whether the active seat may lay a bridge in this part of its turn (BB-5). */
function hasBridge(p: Position): boolean {
  const slice = sliceOf(p);
  return slice.bridged === 0 && slice.bridges[p.actor] > 0;
}

/** Placements of the tile in hand that need a bridge (BB-2). */
export const offerBridged = (p: Position): UnfittingTurns | null =>
  p.drawn >= 0 && hasBridge(p) ? bridgedTurns : null;

function bridgedTurns(p: Position, cell: number, fit: number, turns: number): number {
  const mended = mendingOf(p, p.drawn)[fit] & turns;
  let offered = 0;
  for (let turn = 0; turn < 4; turn++)
    if (mended & (1 << turn) && needOf(p, cell, turn) !== NO_BRIDGE) offered |= 1 << turn;
  return offered;
}

/** Where no placement is legal without a bridge, all may be declined (BB-3). */
export function offerDecline(p: Position, out: MoveList): void {
  if (out.count === 0) return;
  const first = out.codes[0] >>> VERB_BITS;
  const fits = fittingTurns(p, p.drawn, first >> 2) & (1 << (first & 3));
  if (!fits) out.push(moveCode(declineVerb(p), 0));
}

const declineVerb = verbReader(() => DECLINE);

/** Rather than spend a bridge the tile goes out, and another is drawn (BB-3). */
export const DECLINE: Verb = {
  id: 'pass',
  toAction: () => ({ do: 'pass' }),
  parse: () => 0,
  play(p, _payload, log) {
    const tile = p.rules.tiles.types[p.drawn].id;
    p.drawn = -1;
    comeTo(p, 'draw');
    log?.push({ type: 'discarded', seat: p.actor, tile, rule: RULE });
  }
};

/** Lays the bridge a placement needs, so that the tile joins it as it is laid. */
export function layNeeded(p: Position, cell: number, turn: number, log: Log): void {
  if (fittingTurns(p, p.drawn, cell) & (1 << turn)) return;
  const need = needOf(p, cell, turn);
  if (need === NO_BRIDGE) return;
  const axis = need & 1;
  if (need >= 0) return layBridge(p, need >> 1, axis, log);
  p.drawn = formWith(p, p.drawn, turn, axis);
  spend(p, [xOf(p, cell), yOf(p, cell)], axis, log);
}

function layBridge(p: Position, slot: number, axis: number, log: Log): void {
  changeForm(p, slot, formWith(p, p.slotType[slot], p.slotTurn[slot], axis));
  spend(p, squareOf(p, slot), axis, log);
  for (const m of p.rules.hooks.afterForm) m.afterForm(p, slot, log);
}

function spend(p: Position, at: readonly [number, number], axis: number, log: Log): void {
  const slice = sliceOf(p);
  slice.bridges[p.actor]--;
  slice.bridged = 1;
  log?.push({ type: 'builtBridge', seat: p.actor, piece: PIECE, at: [...at], side: SIDES[axis], rule: RULE });
}

/** A bridge no tile needs: over the tile just placed or, by option, one beside it, with empty squares beyond (BB-4, BB-5). */
export function offerFree(p: Position, out: MoveList): void {
  if (p.placed === 0 || p.claimed !== 0 || !hasBridge(p)) return;
  offerOver(p, p.lastSlot, out);
  if (p.rules.options.freeBridge === 'placed') return;
  for (let side = 0; side < 4; side++) {
    const slot = slotBeside(p, p.lastSlot, side);
    if (slot >= 0) offerOver(p, slot, out);
  }
}

/** Lists the bridges over a tile that end at empty squares. */
function offerOver(p: Position, slot: number, out: MoveList): void {
  for (let axis = 0; axis < 2; axis++) {
    const isOpen = slotBeside(p, slot, axis) < 0 && slotBeside(p, slot, axis ^ 2) < 0;
    if (isOpen && canCross(p, slot, axis)) out.push(moveCode(buildVerb(p), slot * 2 + axis));
  }
}

const buildVerb = verbReader(() => BUILD);

/** Payload: the slot, and the axis in its lowest bit. The question it answers stands as before. */
export const BUILD: Verb = {
  id: 'build',
  toAction: (p, payload) => ({
    do: 'build',
    piece: PIECE,
    at: squareOf(p, payload >> 1),
    side: SIDES[payload & 1]
  }),
  parse(p, action) {
    const slot = slotNamed(p, action.at);
    const side = SIDES.findIndex((s) => s === action.side);
    return action.piece === PIECE && slot >= 0 && side >= 0 ? slot * 2 + (side & 1) : -1;
  },
  play: (p, payload, log) => layBridge(p, payload >> 1, payload & 1, log)
};

/** The form in which a given position lays a tile: with its bridge, since its neighbours fit only that. */
export function plannedForm(p: Position, type: number, cell: number, turn: number): number | undefined {
  const axis = sliceOf(p).planned.get(`${xOf(p, cell)},${yOf(p, cell)}`);
  const form = axis === undefined ? -1 : formWith(p, type, turn, axis);
  return form < 0 ? undefined : form;
}

/** An entry as square and axis. Throws BAD_POSITION. */
function readBridge(entry: Json): { at: [number, number]; axis: number } {
  const [x, y, side] = Array.isArray(entry) ? (entry as Json[]) : [];
  const axis = SIDES.findIndex((s) => s === side);
  if (!Number.isInteger(x) || !Number.isInteger(y) || axis < 0) throw noBridge(entry);
  return { at: [x as number, y as number], axis: axis & 1 };
}

const noBridge = (entry: Json) =>
  new Refusal('BAD_POSITION', `No bridge can lie at ${JSON.stringify(entry)}.`);

const listOf = (value: Json): Json[] => (Array.isArray(value) ? (value as Json[]) : [null]);

export const BRIDGES: TableEntry = {
  part: 'bridge',
  get: bridgesOn,
  prepare(p, value) {
    const plan = new Map<string, number>();
    for (const entry of listOf(value)) {
      const { at, axis } = readBridge(entry);
      const slot = slotOf(p, at);
      if (slot < 0) plan.set(at.join(), axis);
      else if (canCross(p, slot, axis))
        changeForm(p, slot, formWith(p, p.slotType[slot], p.slotTurn[slot], axis));
    }
    sliceOf(p).planned = plan;
  },
  give(p, value) {
    sliceOf(p).planned = new Map();
    for (const entry of listOf(value)) {
      const { at, axis } = readBridge(entry);
      const slot = slotOf(p, at);
      if (slot < 0 || !isCrossed(p, slot) || axisOf(p, slot) !== axis) throw noBridge(entry);
    }
  },
  /** Either side names a bridge. */
  reword: (_p, value) =>
    Array.isArray(value)
      ? (value as Json[]).map((entry) =>
          Array.isArray(entry)
            ? [entry[0], entry[1], entry[2] === 'S' ? 'N' : entry[2] === 'W' ? 'E' : entry[2]]
            : entry
        )
      : value
};

/** The bridges a seat has left. */
export const BRIDGE_STOCK: Counter = {
  part: 'bridge',
  get: (p, seat) => sliceOf(p).bridges[seat],
  set(p, seat, n) {
    sliceOf(p).bridges[seat] = n;
  }
};

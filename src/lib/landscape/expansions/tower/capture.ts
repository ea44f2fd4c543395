import type { Action } from '../../../kernel/game.ts';
import { wordOf, type Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isIndex } from '../../../kernel/whole.ts';
import { goHome, sendStranded } from '../../base/returning.ts';
import { canBe, figureKind, seatOf, takeUp } from '../../figures/figures.ts';
import { raiseInterrupt } from '../../flow.ts';
import type { Log, Step, Verb } from '../../contract/module.ts';
import { moveCode, PASS_CODE } from '../../moves.ts';
import { CAPTIVE, IN_SUPPLY, OUT_OF_GAME, xOf, type Position } from '../../position.ts';
import { hasAlike, namedFigure } from '../../notation/named.ts';
import { featureRef } from '../../notation/reference.ts';
import { verbReader } from '../../contract/slices.ts';
import { prisonersOf, sliceOf } from './slice.ts';

const CAPTURE_RULE = 'rule.tower.capture';
const EXCHANGE_RULE = 'rule.tower.exchange';

const kindId = (p: Position, figure: number) => p.rules.figures[figureKind(p, figure)].id;

/** Figures within reach of the tower on a slot, one of each owner, kind and segment (TW-3, TW-4). */
function capturable(p: Position, slot: number): number[] {
  const reach = sliceOf(p).heights[slot];
  const from = p.slotCell[slot];
  const found: number[] = [];
  for (let figure = 0; figure < p.figureAt.length; figure++) {
    const segment = p.figureAt[figure];
    if (segment < 0) continue;
    if (!isInReach(p, from, p.slotCell[p.segmentSlot[segment]], reach)) continue;
    if (!canBe(p, 'takeable', figure)) continue;
    if (!hasAlike(p, found, figure)) found.push(figure);
  }
  return found;
}

/** Whether a cell is in the row or column of another, so many squares away or nearer. */
function isInReach(p: Position, from: number, cell: number, reach: number): boolean {
  const dx = xOf(p, cell) - xOf(p, from);
  // A difference of cells in one row is that of their columns.
  if (cell - from === dx) return Math.abs(dx) <= reach;
  return dx === 0 && Math.abs(cell - from) <= reach * p.width;
}

/** Figures a seat holds of another. */
function heldOf(p: Position, captor: number, owner: number): number[] {
  const { captors } = sliceOf(p);
  const found: number[] = [];
  const first = owner * p.rules.figuresPerSeat;
  for (let figure = first; figure < first + p.rules.figuresPerSeat; figure++)
    if (captors[figure] === captor + 1) found.push(figure);
  return found;
}

/** A prisoner goes back to its owner's supply. */
export function setFree(p: Position, figure: number): void {
  sliceOf(p).captors[figure] = 0;
  p.figureAt[figure] = IN_SUPPLY;
}

/** A figure of a kind that a seat holds of another, or -1. */
export function prisonerOfKind(p: Position, captor: number, owner: number, kind: number): number {
  return heldOf(p, captor, owner).find((figure) => figureKind(p, figure) === kind) ?? -1;
}

const captureVerb = verbReader(() => CAPTURE);

/** Right after a floor one figure within reach may be taken (TW-3, TW-6). */
export const CAPTURE_STEP: Step = {
  id: 'towerCapture',
  after: 'claim',
  interrupts: true,
  asks: (p) => (sliceOf(p).built >= 0 ? p.actor : -1),
  list(p, out) {
    const capture = captureVerb(p);
    for (const figure of capturable(p, sliceOf(p).built)) out.push(moveCode(capture, figure));
    out.push(PASS_CODE);
  },
  pass: {
    rule: CAPTURE_RULE,
    play(p) {
      sliceOf(p).built = -1;
    }
  }
};

export const CAPTURE: Verb = {
  id: 'capture',
  toAction: (p, payload) => ({
    do: 'capture',
    of: seatOf(p, payload),
    figure: kindId(p, payload),
    ...featureRef(p, p.figureAt[payload])
  }),
  parse(p, action: Action) {
    const { built } = sliceOf(p);
    return built < 0 ? -1 : namedFigure(p, action, (action.of ?? p.actor) as number, capturable(p, built));
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    const owner = seatOf(p, payload);
    slice.built = -1;
    if (owner === p.actor) return goHome(p, payload, log, CAPTURE_RULE);
    log?.push({
      type: 'captured',
      seat: p.actor,
      of: owner,
      figure: kindId(p, payload),
      feature: featureRef(p, p.figureAt[payload]),
      rule: CAPTURE_RULE
    });
    takeUp(p, payload, CAPTIVE);
    slice.captors[payload] = p.actor + 1;
    sendStranded(p, log, CAPTURE_RULE);
    const own = heldOf(p, owner, p.actor);
    if (own.length === 0) return;
    if (own.every((figure) => figureKind(p, figure) === figureKind(p, own[0])))
      return exchange(p, payload, own[0], log);
    slice.swapped = payload;
    raiseInterrupt(p, EXCHANGE_STEP.id);
  }
};

/** Two seats give each other one prisoner back (TW-9). */
function exchange(p: Position, taken: number, own: number, log: Log): void {
  log?.push({
    type: 'exchanged',
    seat: p.actor,
    figure: kindId(p, own),
    of: seatOf(p, taken),
    for: kindId(p, taken),
    rule: EXCHANGE_RULE
  });
  setFree(p, taken);
  setFree(p, own);
  sliceOf(p).swapped = -1;
}

const exchangeVerb = verbReader(() => EXCHANGE);

/** The captor says which of several kinds comes back (TW-9). */
export const EXCHANGE_STEP: Step = {
  id: 'towerExchange',
  after: CAPTURE_STEP.id,
  interrupts: true,
  asks: (p) => (sliceOf(p).swapped >= 0 ? p.actor : -1),
  list(p, out) {
    const verb = exchangeVerb(p);
    const own = heldOf(p, seatOf(p, sliceOf(p).swapped), p.actor);
    for (const kind of new Set(own.map((figure) => figureKind(p, figure)))) out.push(moveCode(verb, kind));
  }
};

export const EXCHANGE: Verb = {
  id: 'exchange',
  toAction: (p, payload) => ({ do: 'exchange', figure: p.rules.figures[payload].id }),
  parse: (p, action) => p.rules.figureIndex.get(wordOf(action.figure)) ?? -1,
  play(p, payload, log) {
    const { swapped } = sliceOf(p);
    exchange(p, swapped, prisonerOfKind(p, seatOf(p, swapped), p.actor, payload), log);
  }
};

/** Reads the prisoners of a given position: `[captor, owner, figure]` each. */
export function givePrisoners(p: Position, value: Json): void {
  for (const entry of Array.isArray(value) ? value : [null]) {
    const [captor, owner, id] = (Array.isArray(entry) ? entry : []) as Json[];
    const kind = p.rules.figureIndex.get(wordOf(id)) ?? -1;
    const figure =
      isIndex(captor, p.seats) && isIndex(owner, p.seats) && captor !== owner && kind >= 0
        ? figureToHold(p, owner, kind)
        : -1;
    if (figure < 0) throw new Refusal('BAD_POSITION', `There cannot be a prisoner ${JSON.stringify(entry)}.`);
    p.figureAt[figure] = CAPTIVE;
    sliceOf(p).captors[figure] = Number(captor) + 1;
  }
}

/** A figure that is not on the board: what the seat's supply was said not to hold comes first. */
function figureToHold(p: Position, owner: number, kind: number): number {
  const first = owner * p.rules.figuresPerSeat;
  const own = Array.from({ length: p.rules.figuresPerSeat }, (_, i) => first + i).filter(
    (figure) => figureKind(p, figure) === kind
  );
  const one = (where: number) => own.find((figure) => p.figureAt[figure] === where);
  return one(OUT_OF_GAME) ?? one(IN_SUPPLY) ?? -1;
}

/** Compares the prisoners claimed, in any order, with those there are. */
export function expectPrisoners(p: Position, wanted: Json): string | null {
  const told = (list: Json) =>
    (Array.isArray(list) ? list : [list])
      .map((entry) => JSON.stringify(entry))
      .sort()
      .join(' ');
  const is = told(prisonersOf(p));
  return is === told(wanted) ? null : `prisoners are ${is || 'none'}, not ${told(wanted) || 'none'}`;
}

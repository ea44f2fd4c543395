import { CHOICE, DRAW, OVER, type Phase, type Seat } from '../kernel/game.ts';
import type { Below } from '../kernel/random.ts';
import type { Log, Step } from './contract/module.ts';
import { PASS_CODE, PASS_VERB, VERB_BITS, VERB_MASK } from './moves.ts';
import type { Position } from './position.ts';

/** The step the game is in: the one that interrupts, else the turn's own. */
export function currentStep(p: Position) {
  return p.rules.steps[p.interrupt >= 0 ? p.interrupt : p.step];
}

/** The seat asked, or -1. */
export function seatAsked(p: Position): Seat {
  return p.over ? -1 : p.asked;
}

/** Whether the game waits for a choice or a draw, or is over. */
export function phaseOf(p: Position): Phase {
  if (p.over) return OVER;
  return p.asked >= 0 ? CHOICE : DRAW;
}

/** Runs the step's `enter` again, after an interruption has been handled. */
export function again(p: Position): void {
  p.entered = 0;
}

/** The turn goes on with the step of this name. */
export function comeTo(p: Position, step: string): void {
  p.step = p.rules.stepIndex.get(step) as number;
  again(p);
}

/** The step of this name comes after the current one, which asks nothing. */
export function skipTo(p: Position, step: string): void {
  p.step = (p.rules.stepIndex.get(step) as number) - 1;
}

/** Lists the legal moves of the seat asked, unless they are listed already. */
export function listMoves(p: Position): void {
  if (p.movesValid) return;
  p.moves.count = 0;
  currentStep(p).list?.(p, p.moves);
  listAside(p);
  p.movesValid = true;
}

/** Lists the moves that do not answer the question after those that do. */
function listAside(p: Position): void {
  for (const m of p.rules.hooks.offerAside) m.offerAside(p, p.moves);
}

/** The code of a random legal move of the seat asked, all equally likely. */
export function sampleMove(p: Position, below: Below): number {
  const code = p.movesValid || hasAside(p) ? -1 : (currentStep(p).sample?.(p, below) ?? -1);
  if (code >= 0) return code;
  listMoves(p);
  return p.moves.codes[below(p.moves.count)];
}

function hasAside(p: Position): boolean {
  if (p.rules.hooks.offerAside.length === 0) return false;
  p.moves.count = 0;
  listAside(p);
  return p.moves.count > 0;
}

/** Plays a legal move, and advances to the next question. */
export function playMove(p: Position, code: number, log: Log): void {
  p.movesValid = false;
  p.rules.plays[code & VERB_MASK](p, code >>> VERB_BITS, log);
  settle(p, log);
}

/** Takes an outcome from the awaited pile, and advances. */
export function takeDrawn(p: Position, pile: string, outcome: string, log: Log): void {
  p.movesValid = false;
  p.rules.piles[pile].take(p, outcome, log);
  settle(p, log);
}

/**
 * Runs the turn on until something is asked or drawn, or the game is over. A choice whose only answer is to
 * pass is taken at once.
 */
export function settle(p: Position, log: Log): void {
  const { steps } = p.rules;
  findInterruption(p);
  while (!p.over) {
    let step = steps[p.step];
    if (p.interrupt >= 0) step = steps[p.interrupt];
    else {
      if (p.entered === 0) {
        p.entered = 1;
        const { enter } = step;
        if (enter) {
          enter(p, log);
          if (p.raised !== 0) findInterruption(p);
          // The step may have ended the game, been interrupted, or requested to be entered again.
          if (p.over || p.interrupt >= 0 || p.entered === 0) continue;
        }
      }
      if (!stops(p, step)) {
        const { leave } = step;
        leave?.(p, log);
        p.step = p.step + 1 === steps.length ? 0 : p.step + 1;
        p.entered = 0;
        if (leave && p.raised !== 0) findInterruption(p);
        continue;
      }
    }
    // Where passing is impossible, moves are listed only on request.
    if (p.draw || !step.pass) return;
    p.moves.count = 0;
    step.list?.(p, p.moves);
    if (p.moves.count !== 1 || p.moves.codes[0] !== PASS_CODE) {
      listAside(p);
      p.movesValid = true;
      return;
    }
    const told = log?.length ?? 0;
    p.movesValid = false;
    p.rules.plays[PASS_VERB](p, 0, log);
    if (log) log[told] = { ...log[told], auto: true };
    findInterruption(p);
  }
}

/** Notes what a step asks or draws, if anything. */
function stops(p: Position, { asks, draws }: Step): boolean {
  const asked = asks ? asks(p) : -1;
  const draw = asked < 0 && draws ? draws(p) : null;
  if (asked < 0 && draw === null) return false;
  p.asked = asked;
  p.draw = draw;
  return true;
}

/** From now on an interrupting step is asked whether it has something to ask. */
export function raiseInterrupt(p: Position, step: string): void {
  p.raised |= p.rules.interruptBits.get(step) ?? 0;
}

/** Asks the interrupting steps that were raised. Needed after every step that did something. */
function findInterruption(p: Position): void {
  p.interrupt = -1;
  if (p.raised === 0) return;
  const { steps, interrupting } = p.rules;
  let raised = 0;
  for (let n = 0; n < interrupting.length; n++) {
    const bit = 1 << n;
    if ((p.raised & bit) === 0) continue;
    const step = steps[interrupting[n]];
    if (p.interrupt < 0 && stops(p, step)) p.interrupt = interrupting[n];
    if (p.interrupt >= 0 || step.waits?.(p)) raised |= bit;
  }
  p.raised = raised;
}

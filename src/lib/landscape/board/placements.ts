import type { Below } from '../../kernel/random.ts';
import type { UnfittingTurns } from '../contract/module.ts';
import { VERB_BITS, type MoveList } from '../moves.ts';
import type { Position } from '../position.ts';
import type { Hooks } from '../ruleset.ts';
import { FIT_CODES } from '../tiles/tiletypes.ts';

/** Random tries before all placements are listed: one in five to eight fits; only rare tiles take more. */
const TRIES = 64;

/** Whether the tile in hand has any placement. */
export function canPlace(p: Position): boolean {
  for (const m of p.rules.hooks.insteadOfFitting) {
    const usable = m.insteadOfFitting(p);
    if (usable !== undefined) return usable;
  }
  if (fitsSomewhere(p)) return true;
  // Only the placements: what else the turn offers is not listed.
  p.movesValid = false;
  p.moves.count = 0;
  listPlacements(p, p.moves);
  return p.moves.count > 0;
}

/**
 * Whether the tile in hand may be placed where it fits. Scans from the end of the border, where recently opened squares
 * require the least.
 */
function fitsSomewhere(p: Position): boolean {
  const limits = limitsOn(p);
  const { fits } = p.rules.tiles;
  const { borderFit } = p;
  const at = p.drawn * FIT_CODES;
  for (let i = p.borderCount - 1; i >= 0; i--) {
    const turns = fits[at + borderFit[i]];
    if (turns === 0) continue;
    if (limits === NO_LIMITS) return true;
    for (let turn = 0; turn < 4; turn++)
      if (turns & (1 << turn) && isAllowed(p, limits, p.border[i], turn)) return true;
  }
  return false;
}

/**
 * A random placement, uniformly distributed, without listing them: tries turns of open squares until one is legal, which
 * takes no longer with more open squares. -1 where only the list can tell.
 */
export function samplePlacement(p: Position, below: Below): number {
  const { tiles } = p.rules;
  if (isOffered(p)) return -1;
  // Without a square where it fits there may be answers that are no placements.
  const unfitting = unfittingNow(p);
  if (unfitting !== NONE && !fitsSomewhere(p)) return -1;
  const limits = limitsOn(p);
  const { border, borderFit } = p;
  const at = p.drawn * FIT_CODES;
  const turns = p.borderCount * 4;
  for (let tries = 0; tries < TRIES; tries++) {
    const n = below(turns);
    const i = n >> 2;
    const turn = n & 3;
    const fits = (tiles.fits[at + borderFit[i]] & (1 << turn)) !== 0;
    if (
      !fits &&
      (unfitting === NONE || unfittingTurns(p, unfitting, border[i], borderFit[i], 1 << turn) === 0)
    )
      continue;
    if (isAllowed(p, limits, border[i], turn)) return ((border[i] << 2) | turn) << VERB_BITS;
  }
  return -1;
}

type Limits = Hooks['allowsPlacement'];
const NO_LIMITS: Limits = [];

/** The modules that may forbid placements now. */
function limitsOn(p: Position): Limits {
  let found = NO_LIMITS;
  for (const m of p.rules.hooks.allowsPlacement)
    if (m.limitsPlacement?.(p) ?? true) found = found === NO_LIMITS ? [m] : [...found, m];
  return found;
}

function isAllowed(p: Position, limits: Limits, cell: number, turn: number): boolean {
  for (const m of limits) if (!m.allowsPlacement(p, cell, turn)) return false;
  return true;
}

/** Whether there are further placements besides those on open squares. */
function isOffered(p: Position): boolean {
  if (p.rules.hooks.offerPlacement.length === 0) return false;
  p.movesValid = false;
  p.moves.count = 0;
  for (const m of p.rules.hooks.offerPlacement) m.offerPlacement(p, p.moves);
  return p.moves.count > 0;
}

const NONE: readonly UnfittingTurns[] = [];

/** What modules offer now for squares where the tile in hand does not fit. */
function unfittingNow(p: Position): readonly UnfittingTurns[] {
  let found = NONE;
  for (const m of p.rules.hooks.offerUnfitting) {
    const turns = m.offerUnfitting(p);
    if (turns) found = [...found, turns];
  }
  return found;
}

/** Those of the turns given (bit t) in which any of them offers a square. */
function unfittingTurns(
  p: Position,
  offers: readonly UnfittingTurns[],
  cell: number,
  fit: number,
  turns: number
): number {
  let offered = 0;
  for (const offer of offers) offered |= offer(p, cell, fit, turns);
  return offered;
}

/** Lists the placements of the tile in hand; `place` is the first verb, so its codes omit it. */
export function listPlacements(p: Position, out: MoveList): void {
  const fitting = p.rules.tiles.fitting[p.drawn];
  // Scans the shorter list: the tile's fit codes, or the open squares.
  if (p.alike && fitting.length < p.borderCount) listAlike(p, fitting, out);
  else listFitting(p, out);
  const unfitting = unfittingNow(p);
  if (unfitting !== NONE) listUnfitting(p, unfitting, out);
  const limits = limitsOn(p);
  if (limits !== NO_LIMITS) keepAllowed(p, limits, out);
  for (const m of p.rules.hooks.offerPlacement) m.offerPlacement(p, out);
}

function listFitting(p: Position, out: MoveList): void {
  const { fits } = p.rules.tiles;
  const { border, borderFit } = p;
  const at = p.drawn * FIT_CODES;
  const codes = out.reserve(p.borderCount * 4);
  let n = out.count;
  for (let i = 0; i < p.borderCount; i++) n = writeTurns(codes, n, border[i], fits[at + borderFit[i]]);
  out.count = n;
}

/** The same placements in another order, at a cost proportional to the result and not to all open squares. */
function listAlike(p: Position, fitting: Uint16Array, out: MoveList): void {
  const { border, alike } = p;
  if (!alike) return;
  const { next, heads } = alike;
  const codes = out.reserve(p.borderCount * 4);
  let n = out.count;
  for (const fit of fitting)
    for (let at = next[heads + (fit >> 4)]; at < heads; at = next[at])
      n = writeTurns(codes, n, border[at], fit & 15);
  out.count = n;
}

/** Writes each turn and keeps it only if it fits: an unpredictable branch would cost more. */
function writeTurns(codes: Int32Array, n: number, cell: number, turns: number): number {
  const code = cell << (2 + VERB_BITS);
  codes[n] = code;
  n += turns & 1;
  codes[n] = code | (1 << VERB_BITS);
  n += (turns >> 1) & 1;
  codes[n] = code | (2 << VERB_BITS);
  n += (turns >> 2) & 1;
  codes[n] = code | (3 << VERB_BITS);
  return n + (turns >> 3);
}

/** Lists what is offered on open squares where the tile does not fit, after the squares where it does. */
function listUnfitting(p: Position, offers: readonly UnfittingTurns[], out: MoveList): void {
  const { fits } = p.rules.tiles;
  const { border, borderFit } = p;
  const at = p.drawn * FIT_CODES;
  const codes = out.reserve(p.borderCount * 4);
  let n = out.count;
  for (let i = 0; i < p.borderCount; i++) {
    const turns = 15 & ~fits[at + borderFit[i]];
    if (turns !== 0)
      n = writeTurns(codes, n, border[i], unfittingTurns(p, offers, border[i], borderFit[i], turns));
  }
  out.count = n;
}

function keepAllowed(p: Position, limits: Limits, out: MoveList): void {
  const all = out.count;
  out.count = 0;
  for (let i = 0; i < all; i++) {
    const placement = out.codes[i] >>> VERB_BITS;
    if (isAllowed(p, limits, placement >> 2, placement & 3)) out.push(out.codes[i]);
  }
}

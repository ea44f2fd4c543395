import type { Below } from '../kernel/random.ts';
import { VERB_BITS, type MoveList } from './moves.ts';
import type { Position } from './position.ts';
import { FIT_CODES } from './tiletypes.ts';

/** Random tries before all placements are listed: one in five to eight fits; only rare tiles take more. */
const TRIES = 64;

/** Whether the tile in hand has any placement. */
export function canPlace(p: Position): boolean {
  for (const m of p.rules.hooks.insteadOfFitting) {
    const usable = m.insteadOfFitting(p);
    if (usable !== undefined) return usable;
  }
  if (!isLimited(p) && fitsSomewhere(p)) return true;
  // Only the placements: what else the turn offers is not listed.
  p.movesValid = false;
  p.moves.count = 0;
  listPlacements(p, p.moves);
  return p.moves.count > 0;
}

/** Scans from the end of the border, where recently opened squares require the least. */
function fitsSomewhere(p: Position): boolean {
  const { fits } = p.rules.tiles;
  const { borderFit } = p;
  const at = p.drawn * FIT_CODES;
  for (let i = p.borderCount - 1; i >= 0; i--) if (fits[at + borderFit[i]] !== 0) return true;
  return false;
}

/**
 * A random placement, uniformly distributed, without listing them: tries turns of open squares until one fits, which
 * takes no longer with more open squares. -1 where only the list can tell.
 */
export function samplePlacement(p: Position, below: Below): number {
  if (isLimited(p) || isOffered(p)) return -1;
  const { fits } = p.rules.tiles;
  const { border, borderFit } = p;
  const at = p.drawn * FIT_CODES;
  const turns = p.borderCount * 4;
  for (let tries = 0; tries < TRIES; tries++) {
    const n = below(turns);
    if (fits[at + borderFit[n >> 2]] & (1 << (n & 3))) return ((border[n >> 2] << 2) | (n & 3)) << VERB_BITS;
  }
  return -1;
}

/** Whether fitting placements may be forbidden now. */
function isLimited(p: Position): boolean {
  for (const m of p.rules.hooks.allowsPlacement) if (m.limitsPlacement?.(p) ?? true) return true;
  return false;
}

/** Whether there are further placements besides the fitting ones. */
function isOffered(p: Position): boolean {
  p.movesValid = false;
  p.moves.count = 0;
  for (const m of p.rules.hooks.offerPlacement) m.offerPlacement(p, p.moves);
  return p.moves.count > 0;
}

/** Lists the placements of the tile in hand; `place` is the first verb, so its codes omit it. */
export function listPlacements(p: Position, out: MoveList): void {
  const fitting = p.rules.tiles.fitting[p.drawn];
  // Scans the shorter list: the tile's fit codes, or the open squares.
  if (p.alike && fitting.length < p.borderCount) listAlike(p, fitting, out);
  else listFitting(p, out);
  if (p.rules.hooks.allowsPlacement.length > 0) keepAllowed(p, out);
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

function keepAllowed(p: Position, out: MoveList): void {
  const limiting = p.rules.hooks.allowsPlacement.filter((m) => m.limitsPlacement?.(p) ?? true);
  if (limiting.length === 0) return;
  const all = out.count;
  out.count = 0;
  for (let i = 0; i < all; i++) {
    const placement = out.codes[i] >>> VERB_BITS;
    if (limiting.every((m) => m.allowsPlacement(p, placement >> 2, placement & 3))) out.push(out.codes[i]);
  }
}

import { VERB_BITS, type MoveList } from './moves.ts';
import type { Position } from './position.ts';
import { FIT_CODES } from './tiletypes.ts';

/** Whether the tile in hand can be laid anywhere. */
export function canPlace(p: Position): boolean {
  for (const m of p.rules.hooks.insteadOfFitting) {
    const usable = m.insteadOfFitting(p);
    if (usable !== undefined) return usable;
  }
  p.moves.count = 0;
  listPlacements(p, p.moves);
  p.movesValid = p.moves.count > 0;
  return p.movesValid;
}

/** Lists where the tile in hand may be laid; `place` is the first verb, so its codes need not name it. */
export function listPlacements(p: Position, out: MoveList): void {
  const fitting = p.rules.tiles.fitting[p.drawn];
  // The shorter list is looked through: a tile that fits anywhere knows more of them than there are squares.
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
  // Each turn is written and kept only if it fits: no branch here can be foretold, and a wrong guess costs more.
  for (let i = 0; i < p.borderCount; i++) {
    const cell = border[i];
    const mask = fits[at + borderFit[i]];
    const code = cell << (2 + VERB_BITS);
    codes[n] = code;
    n += mask & 1;
    codes[n] = code | (1 << VERB_BITS);
    n += (mask >> 1) & 1;
    codes[n] = code | (2 << VERB_BITS);
    n += (mask >> 2) & 1;
    codes[n] = code | (3 << VERB_BITS);
    n += mask >> 3;
  }
  out.count = n;
}

/** The same placements, in another order, at the cost of what is listed and not of all open squares. */
function listAlike(p: Position, fitting: Uint16Array, out: MoveList): void {
  const { border, alike } = p;
  if (!alike) return;
  const { next, heads } = alike;
  const codes = out.reserve(p.borderCount * 4);
  let n = out.count;
  for (const fit of fitting) {
    const turn = (fit & 3) << VERB_BITS;
    for (let at = next[heads + (fit >> 2)]; at < heads; at = next[at])
      codes[n++] = (border[at] << (2 + VERB_BITS)) | turn;
  }
  out.count = n;
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

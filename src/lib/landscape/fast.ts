import type { FastLane } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { nthInBag, pileSize } from './tiles/bag.ts';
import { takeTile } from './base/placing.ts';
import { fitCode } from './board/border.ts';
import { figureKind } from './figures/figures.ts';
import { listMoves, phaseOf, playMove, sampleMove, seatAsked, settle, takeDrawn } from './flow.ts';
import { actionOf } from './game.ts';
import { readPlacement, VERB_BITS, VERB_MASK } from './moves.ts';
import { sliceAt, type Position } from './position.ts';

/** The game by move codes, without events: for bots and random play. */
export const fast: FastLane<Position> = {
  list(p, out) {
    listMoves(p);
    out.set(p.moves.codes.subarray(0, p.moves.count));
    return p.moves.count;
  },
  sample: sampleMove,
  play: (p, code) => playMove(p, code, null),
  action: actionOf,
  likeness(p, code) {
    if (p.rules.verbs[code & VERB_MASK].id !== 'place') return 0;
    const { cell, turn, own } = readPlacement(code >>> VERB_BITS);
    if (own >= 0 || p.cellSlot[cell] >= 0) return 0;
    // The neighbours and the number of corner tiles stand for what the tile would join.
    const amid = fitCode(p, cell) * 9 + p.around[cell];
    const look = cell * 4 + p.rules.tiles.looks[p.drawn * 4 + turn];
    return Math.imul(Math.imul(look, 0x9e3779b1) ^ (amid * 1024 + p.drawn), 0x85ebca6b) | 1;
  },
  seat: seatAsked,
  copy: (into, from) => {
    into.copyFrom(from);
  },
  phase: phaseOf,
  left: (p) => {
    const { draw } = p;
    if (draw?.pile === 'tiles') return pileSize(p);
    return draw ? sizeOf(p.rules.piles[draw.pile].contents(p)) : 0;
  },
  draw(p, n) {
    const { draw } = p;
    if (draw?.pile === 'tiles') {
      p.movesValid = false;
      takeTile(p, nthInBag(p, n), null);
      settle(p, null);
    } else if (draw) takeDrawn(p, draw.pile, nth(p.rules.piles[draw.pile].contents(p), n), null);
  },
  digest(p) {
    let h = 0x811c9dc5;
    const mix = (v: number) => {
      h = Math.imul(h ^ (v & 0xffff), 0x01000193);
      h = Math.imul(h ^ (v >>> 16), 0x01000193);
    };
    for (const score of p.scores) mix(score);
    for (let slot = 0; slot < p.slotCount; slot++)
      mix((p.slotType[slot] << 20) ^ (p.slotTurn[slot] << 18) ^ p.slotCell[slot]);
    p.figureAt.forEach((segment, figure) => mix(segment * 64 + figureKind(p, figure)));
    for (const number of p.rules.sliceNumbers) {
      const slice = sliceAt(p, number);
      if ('digest' in slice) mix(slice.digest?.() ?? 0);
    }
    return h >>> 0;
  }
};

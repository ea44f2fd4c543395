import { kindOf, rootOf } from '../../features/features.ts';
import { figureKind, seatOf } from '../../figures/figures.ts';
import { raiseInterrupt } from '../../flow.ts';
import type { Position } from '../../position.ts';
import { rulesReader } from '../../contract/slices.ts';
import {
  areaOf,
  areaReader,
  CARD_COUNTS,
  DEATH,
  INSIDE,
  isFurtherPosition,
  OUTSIDE,
  sliceOf,
  TEST_STEP,
  TO_TEST
} from './slice.ts';

/**
 * An infected area is a whole feature on which a token lies; any feature a figure can stand on can be one. Tokens of a
 * monastery with two positions lie on the ordinary one.
 */
export function canBeInfected(p: Position, segment: number): boolean {
  if (isFurtherPosition(p, segment)) return false;
  const { stands, figures } = p.rules;
  for (let at = kindOf(p, segment); at < figures.length * 8; at += 8) if (stands[at] === 1) return true;
  return false;
}

/** Buildings and other lifeless figures are never tested. */
export function canBeTested(p: Position, figure: number): boolean {
  return p.rules.traits[figureKind(p, figure)].testable;
}

/** Whether a token lies on the feature of a segment. */
export function isInfected(p: Position, segment: number): boolean {
  const { tokens, tokenCount } = sliceOf(p);
  const root = areaOf(p, segment);
  for (let i = 0; i < tokenCount; i++) if (rootOf(p, tokens[i]) === root) return true;
  return false;
}

// Scratch marks by root, shared by all positions: a root is infected when its stamp equals the newest one.
let stamps = new Int32Array(512);
let stamp = 0;

/** Stamps the roots of all infected areas and returns the stamp; valid until the next call. */
export function stampInfected(p: Position): number {
  if (stamps.length < p.segmentCount) stamps = new Int32Array(p.segmentCount * 2);
  stamp++;
  const { tokens, tokenCount } = sliceOf(p);
  for (let i = 0; i < tokenCount; i++) stamps[rootOf(p, tokens[i])] = stamp;
  return stamp;
}

/** How many infected areas have a part on a slot. Consumes the stamp. */
export function infectedOn(p: Position, slot: number, infected: number): number {
  const first = p.slotSegment[slot];
  let n = 0;
  for (let s = first; s < first + p.rules.tiles.segmentCount[p.slotType[slot]]; s++) {
    const root = rootOf(p, s);
    if (stamps[root] !== infected) continue;
    stamps[root] = 0;
    n++;
  }
  return n;
}

/** A figure that is not marked yet waits for its test. */
export function markToTest(p: Position, figure: number): void {
  const slice = sliceOf(p);
  slice.marks[figure] = TO_TEST;
  slice.toTest++;
  raiseInterrupt(p, TEST_STEP);
}

/**
 * Marks for a test every figure that is newly in an infected area, for any reason. Figures that were in one before keep
 * their state, also when two areas have merged.
 */
export function noteEntries(p: Position, infected = stampInfected(p)): void {
  const slice = sliceOf(p);
  const { marks } = slice;
  const { figureAt } = p;
  const areas = areaReader(p);
  let toTest = 0;
  for (let figure = 0; figure < marks.length; figure++) {
    const segment = figureAt[figure];
    if (segment < 0 || stamps[areas(p, segment)] !== infected) marks[figure] = OUTSIDE;
    else {
      if (marks[figure] === OUTSIDE) marks[figure] = canBeTested(p, figure) ? TO_TEST : INSIDE;
      if (marks[figure] === TO_TEST) toTest++;
    }
  }
  slice.toTest = toTest;
  if (toTest > 0) raiseInterrupt(p, TEST_STEP);
}

/** Figures whose area is healthy now are tested when it is infected again. */
export function noteExits(p: Position): void {
  const { marks } = sliceOf(p);
  for (let figure = 0; figure < marks.length; figure++)
    if (marks[figure] === INSIDE && (p.figureAt[figure] < 0 || !isInfected(p, p.figureAt[figure])))
      marks[figure] = OUTSIDE;
}

/** Marks every figure in an infected area as already tested: the start of a given position. */
export function forgetEntries(p: Position): void {
  const slice = sliceOf(p);
  noteEntries(p);
  for (let figure = 0; figure < slice.marks.length; figure++)
    if (slice.marks[figure] === TO_TEST) slice.marks[figure] = INSIDE;
  slice.toTest = 0;
}

/** The next figure to test: the active player's first, then clockwise, each owner's in board order; or -1. */
export function nextToTest(p: Position): number {
  const { marks, toTest } = sliceOf(p);
  if (toTest === 0) return -1;
  let best = -1;
  for (let figure = 0; figure < marks.length; figure++)
    // Skips a figure that has left the board since, because of other tests.
    if (marks[figure] === TO_TEST && p.figureAt[figure] >= 0 && (best < 0 || comesBefore(p, figure, best)))
      best = figure;
  return best;
}

function comesBefore(p: Position, a: number, b: number): boolean {
  const fromActor = (figure: number) => (seatOf(p, figure) - p.actor + p.seats) % p.seats;
  if (fromActor(a) !== fromActor(b)) return fromActor(a) < fromActor(b);
  const cellOf = (figure: number) => p.slotCell[p.segmentSlot[p.figureAt[figure]]];
  const cells = cellOf(a) - cellOf(b);
  if (cells !== 0) return cells < 0;
  const local = (figure: number) => p.segmentLocal[p.figureAt[figure]];
  return local(a) < local(b);
}

/** Refills the pile after its last card was drawn: with the discarded cards. */
export function refillIfEmpty(p: Position): void {
  const slice = sliceOf(p);
  if (slice.cards.some((n) => n > 0)) return;
  slice.cards.set(CARD_COUNTS);
  if (slice.deathGone) slice.cards[DEATH] = 0;
}

/** Bit set of the segments of the same tile each segment shares a border with: type * stride + local. */
const borders = rulesReader(({ tiles }) => {
  const found = new Uint32Array(tiles.types.length * tiles.stride);
  for (const type of tiles.types)
    for (const [local, segment] of type.segments.entries())
      for (const next of segment.neighbours) found[type.index * tiles.stride + local] |= 1 << next;
  return found;
});

/** Adds the roots of all uninfected areas that border on an infected one, each once; stops at `most` of them. */
export function listTargets(p: Position, out: number[], most = Infinity): void {
  const { tokens, tokenCount } = sliceOf(p);
  const infected = stampInfected(p);
  const { stride } = p.rules.tiles;
  const border = borders(p);
  const { ring, segmentSlot, segmentLocal, slotType, slotSegment } = p;
  // An area with several tokens is visited once: by its first token.
  for (let i = 0; i < tokenCount; i++) {
    const root = rootOf(p, tokens[i]);
    let walked = false;
    for (let j = 0; j < i && !walked; j++) walked = rootOf(p, tokens[j]) === root;
    if (walked) continue;
    let s = root;
    do {
      const slot = segmentSlot[s];
      let bits = border[slotType[slot] * stride + segmentLocal[s]];
      while (bits !== 0) {
        const local = 31 - Math.clz32(bits);
        bits &= ~(1 << local);
        const next = rootOf(p, slotSegment[slot] + local);
        if (stamps[next] === infected) continue;
        stamps[next] = infected;
        if (!canBeInfected(p, next)) continue;
        out.push(next);
        if (out.length >= most) return;
      }
      s = ring[s];
    } while (s !== root);
  }
}

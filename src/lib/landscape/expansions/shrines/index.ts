import type { GameEvent } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { goHome } from '../../base/returning.ts';
import { leaveInBox } from '../../base/start.ts';
import { slotsAround } from '../../board/board.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { cloisterOf, isComplete, kindOf, rootOf } from '../../features/features.ts';
import { figuresIn, seatOf } from '../../figures/figures.ts';
import type { LandscapeModule, Slice, Step } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { pointsOf } from '../../scoring.ts';
import { rulesReader, sliceReader } from '../../contract/slices.ts';
import { MONASTERY } from '../../tiles/tiletypes.ts';
import { options, parts } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

/** The shrine that the smaller printing lacks. */
const EXTRA = 'shrines.06';

class ShrineSlice implements Slice {
  /** Monasteries and shrines whose challenge was lost in this scoring. */
  losers: number[] = [];
  clone(): ShrineSlice {
    const copy = new ShrineSlice();
    copy.losers = this.losers.slice();
    return copy;
  }
  encode(): Json {
    return { losers: this.losers.length };
  }
}

const sliceOf = sliceReader<ShrineSlice>('shrines');

/** Whether the monastery of each tile type is a shrine; null without a monastery. */
const shrineTypes = rulesReader(({ tiles: { types, cloisters } }) =>
  types.map(({ segments, index }) => {
    const cloister = cloisters[index] < 0 ? null : segments[cloisters[index]];
    return cloister?.kind === MONASTERY ? cloister.marks.shrine === true : null;
  })
);

const isPlayed = (p: Position) => !p.rules.without.has('shrine');

/** Whether the monastery on a slot is a shrine; null without a monastery. */
function isShrineOn(p: Position, slot: number): boolean | null {
  return shrineTypes(p)[p.slotType[slot]];
}

/** Slots around with a monastery of the other kind. */
function rivals(p: Position, slot: number, shrine: boolean): number[] {
  return slotsAround(p, slot).filter((near) => isShrineOn(p, near) === !shrine);
}

/** Whether the tile in hand has a shrine; null without shrine or monastery. A seat's own tile counts as a monastery. */
const isShrineInHand = (p: Position): boolean | null => (p.drawn < 0 ? false : shrineTypes(p)[p.drawn]);

/** A shrine touches at most one monastery, and a monastery at most one shrine (2). */
function mayLie(p: Position, cell: number): boolean {
  const shrine = isShrineInHand(p);
  if (shrine === null || !isPlayed(p)) return true;
  const types = shrineTypes(p);
  const offsets = p.rules.around(p.width);
  const { cellSlot, slotType } = p;
  let met = 0;
  for (let i = 0; i < 8; i++) {
    const near = cellSlot[cell + offsets[i]];
    if (near < 0 || types[slotType[near]] !== !shrine) continue;
    if (++met > 1 || rivals(p, near, !shrine).length > 0) return false;
  }
  return true;
}

/** The one completed and scored first sends the figures of the other home without points (3). */
const CHALLENGE: Step = {
  id: 'shrineChallenge',
  after: 'gains',
  enter(p, log) {
    const slice = sliceOf(p);
    for (const loser of slice.losers)
      for (const figure of figuresIn(p, rootOf(p, loser)))
        if (p.figureAt[figure] >= 0) goHome(p, figure, log, 'rule.challenge');
    slice.losers = [];
  }
};

/** Whether a monastery or shrine is claimed and unfinished. */
const isRacing = (p: Position, cloister: number) => p.claims[cloister] !== 0 && !isComplete(p, cloister);

/** The other side of the challenge that a monastery or shrine is in, or -1 (3). */
function rivalOf(p: Position, slot: number): number {
  const shrine = isPlayed(p) ? isShrineOn(p, slot) : null;
  if (shrine === null || !isRacing(p, cloisterOf(p, slot))) return -1;
  const near = rivals(p, slot, shrine).map((other) => cloisterOf(p, other));
  return near.find((other) => isRacing(p, other)) ?? -1;
}

/** With at most so many squares missing a challenge may be won soon. */
const SOON = 4;
/** The part of the loser's points at risk for each square fewer, in thousandths. */
const AT_RISK = 150;

/** The one with more squares missing is likely to go home without points. */
function estimateChallenges(p: Position, worth: number[], turnsLeft: number): void {
  if (turnsLeft === 0) return;
  for (let slot = 0; slot < p.slotCount; slot++) {
    const rival = rivalOf(p, slot);
    const root = rival < 0 ? -1 : rootOf(p, cloisterOf(p, slot));
    if (root < 0 || p.waiting[root] <= p.waiting[rival]) continue;
    const risk = AT_RISK * Math.max(0, SOON + 1 - p.waiting[rival]);
    const owners = new Set(figuresIn(p, root).map((figure) => seatOf(p, figure)));
    for (const seat of owners) worth[seat] -= risk * pointsOf(p, root);
  }
}

/** Whether the tile laid last stands beside a rival. */
const meetsRival = (p: Position): boolean => {
  const shrine = isPlayed(p) && p.lastSlot >= 0 ? isShrineOn(p, p.lastSlot) : null;
  return shrine !== null && rivals(p, p.lastSlot, shrine).length > 0;
};

/** Claims of scripts may name a shrine that was just scored by its own name, or as the monastery it is. */
function nameShrine(log: GameEvent[]): void {
  const last = log.findLastIndex(({ type }) => type === 'scored' || type === 'counted');
  if (last >= 0) log[last] = { ...log[last], also: 'shrine' };
}

/** Heretics & Shrines: shrines that challenge monasteries. */
export const shrines: LandscapeModule = {
  id: 'shrines',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  steps: [CHALLENGE],
  slice: () => new ShrineSlice(),
  shows: (p) => ({ challenge: meetsRival(p) }),
  estimates: estimateChallenges,
  layOut(p) {
    if (p.rules.options.shrineTiles === 5) leaveInBox(p, EXTRA);
  },
  limitsPlacement: (p) => isShrineInHand(p) !== null,
  allowsPlacement: (p, cell) => mayLie(p, cell),
  afterScored(p, root, { winners, final }, log) {
    if (winners.length === 0 || kindOf(p, root) !== MONASTERY || !isPlayed(p)) return;
    const slot = p.segmentSlot[root];
    const shrine = isShrineOn(p, slot);
    if (shrine === true && log) nameShrine(log);
    if (shrine === null || final) return;
    for (const near of rivals(p, slot, shrine)) {
      const other = cloisterOf(p, near);
      if (p.claims[other] !== 0 && !isComplete(p, other)) sliceOf(p).losers.push(other);
    }
  }
};

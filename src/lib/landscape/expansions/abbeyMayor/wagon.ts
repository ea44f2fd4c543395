import type { Seat } from '../../../kernel/game.ts';
import { slotsAt } from '../../board/board.ts';
import { claimAllowed, deployment, isOccupied, isSamePlace } from '../../figures/claims.ts';
import { isComplete, kindOf, rootOf, segmentsOn } from '../../features/features.ts';
import { figureKind, mayStand, seatOf } from '../../figures/figures.ts';
import { again, currentStep } from '../../flow.ts';
import type { Step } from '../../contract/module.ts';
import { DEPLOY_VERB, moveCode, PASS_CODE } from '../../moves.ts';
import { slotBeside, type Position } from '../../position.ts';
import { MONASTERY } from '../../tiles/tiletypes.ts';
import { kindReader } from '../../contract/slices.ts';
import { isAbbey } from './abbey.ts';
import { sliceOf, type Waiting } from './slice.ts';

const RULE = 'rule.wagon';

const wagonKind = kindReader('wagon');

/** Remembers the wagons in features that are scored, before all figures go home: clockwise from the active seat (AM-12). */
export const SCORED: Step = {
  id: 'wagonsScored',
  after: 'clear',
  enter(p) {
    if (p.completedCount === 0 && sliceOf(p).waiting.length === 0) return;
    const kind = wagonKind(p);
    const { figureAt } = p;
    const waiting: Waiting[] = [];
    for (let i = 0; i < p.completedCount; i++) {
      const root = p.completed[i];
      if (p.claims[root] === 0) continue;
      for (let wagon = 0; wagon < figureAt.length; wagon++)
        if (figureAt[wagon] >= 0 && figureKind(p, wagon) === kind && rootOf(p, figureAt[wagon]) === root)
          waiting.push({ wagon, slot: p.segmentSlot[figureAt[wagon]], scored: root });
    }
    const turn = (seat: Seat) => (seat - p.actor + p.seats) % p.seats;
    sliceOf(p).waiting = waiting.sort(
      (a, b) => turn(seatOf(p, a.wagon)) - turn(seatOf(p, b.wagon)) || a.wagon - b.wagon
    );
  }
};

/** After scoring, each of these wagons may drive to an incomplete, unoccupied feature instead of going home (AM-10). */
export const DRIVE: Step = {
  id: 'wagons',
  after: 'drive',
  asks(p) {
    const { waiting } = sliceOf(p);
    return waiting.length > 0 ? seatOf(p, waiting[0].wagon) : -1;
  },
  list(p, out) {
    for (const segment of targets(p, sliceOf(p).waiting[0]))
      out.push(moveCode(DEPLOY_VERB, deployment(segment, wagonKind(p))));
    out.push(PASS_CODE);
  },
  pass: { rule: RULE, play: nextWagon }
};

function nextWagon(p: Position): void {
  sliceOf(p).waiting.shift();
  again(p);
}

/** A wagon that has just driven is not asked again. */
export function noteDrive(p: Position, figure: number): void {
  if (figureKind(p, figure) === wagonKind(p) && currentStep(p).id === DRIVE.id) nextWagon(p);
}

/** Segments the wagon may drive to, one of each feature and tile. */
function targets(p: Position, wagon: Waiting): number[] {
  const near = p.rules.options.wagonMove === 'near' ? segmentsNear(p, wagon.slot) : linked(p, wagon.scored);
  const kind = wagonKind(p);
  return near.filter((s, i) => {
    if (!mayStand(p, kind, s) || near.indexOf(s) < i) return false;
    const isFree = (t: number) => isSamePlace(p, s, t) && !isOccupied(p, t);
    if (isComplete(p, rootOf(p, s)) || segmentsOn(p, p.segmentSlot[s]).find(isFree) !== s) return false;
    return claimAllowed(p, s, kind);
  });
}

/** Segments of the nine squares around a slot. */
function segmentsNear(p: Position, slot: number): number[] {
  const found: number[] = [];
  for (const near of slotsAt(p, slot)) found.push(...segmentsOn(p, near));
  return found;
}

/** Segments that directly meet a feature: those linked with it on a tile, an abbey beside it, and what ends at an abbey. */
function linked(p: Position, feature: number): number[] {
  const found: number[] = [];
  let s = feature;
  do {
    const slot = p.segmentSlot[s];
    const local = p.segmentLocal[s];
    const first = p.slotSegment[slot];
    for (const group of p.rules.tiles.types[p.slotType[slot]].def.links ?? [])
      if (group.includes(local)) found.push(...group.filter((l) => l !== local).map((l) => first + l));
    const abbey = isAbbey(p, slot) && kindOf(p, s) === MONASTERY;
    for (let side = 0; side < 4; side++) {
      const next = slotBeside(p, slot, side);
      if (next < 0) continue;
      if (abbey) found.push(...facing(p, next, side ^ 2));
      else if (isAbbey(p, next) && facing(p, slot, side).includes(s)) found.push(p.slotSegment[next]);
    }
    s = p.ring[s];
  } while (s !== feature);
  // Whoever comes to a monastery may take any of its positions.
  return found.flatMap((s) => (kindOf(p, s) === MONASTERY ? monasteriesOn(p, p.segmentSlot[s]) : [s]));
}

const monasteriesOn = (p: Position, slot: number) =>
  segmentsOn(p, slot).filter((s) => kindOf(p, s) === MONASTERY);

/** The road or city that meets a side of a slot, if there is one. */
function facing(p: Position, slot: number, side: number): number[] {
  const local = p.rules.tiles.ports[(p.slotType[slot] * 4 + p.slotTurn[slot]) * 12 + side * 3];
  return local < 0 ? [] : [p.slotSegment[slot] + local];
}

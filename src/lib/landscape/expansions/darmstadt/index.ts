import type { Seat } from '../../../kernel/game.ts';
import { changeBag } from '../../tiles/bag.ts';
import { slotsAt } from '../../board/board.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { bears, isComplete, kindOf, segmentsOn, segmentType } from '../../features/features.ts';
import { figuresOn, isFollower, seatOf } from '../../figures/figures.ts';
import type { LandscapeModule, ScorePart, Step } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { givePoints } from '../../scoring.ts';
import { CITY, MONASTERY } from '../../tiles/tiletypes.ts';
import { options } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

const BONUS = 3;
const SPARE = 'base.B';

/** A completed city with the Darmstadtium is worth more (1). */
const DARMSTADTIUM: ScorePart = {
  label: 'score.darmstadtium',
  kinds: [CITY],
  at: 'addition',
  of: (p, root, done) => (done && bears(p, root, 'darmstadtium') ? BONUS : 0)
};

/** The seats with the most followers on the nine squares of a church, whatever their weight (2, 3). */
function mostAround(p: Position, church: number): Seat[] {
  const own = new Array<number>(p.seats).fill(0);
  for (const slot of slotsAt(p, p.segmentSlot[church]))
    for (const figure of figuresOn(p, slot)) if (isFollower(p, figure)) own[seatOf(p, figure)]++;
  const most = Math.max(...own);
  return most === 0 ? [] : own.flatMap((n, seat) => (n === most ? [seat] : []));
}

const isChurch = (p: Position, segment: number) =>
  kindOf(p, segment) === MONASTERY && segmentType(p, segment).marks.church === true;

/** A completed church, occupied or not, gives a bonus for the followers around it, before they go home (2). */
const CHURCHES: Step = {
  id: 'churches',
  after: 'score',
  enter(p, log) {
    for (let i = 0; i < p.completedCount; i++) {
      const root = p.completed[i];
      if (!isChurch(p, root)) continue;
      const seats = mostAround(p, root);
      if (seats.length === 0) continue;
      const score = { op: 'points', label: 'score.church', value: BONUS } as const;
      givePoints(p, seats, score, 'church', 'rule.church', log, featureRef(p, root));
    }
  }
};

/** Darmstadt: a city with the Darmstadtium, and churches with a bonus for the most followers around. */
export const darmstadt: LandscapeModule = {
  id: 'darmstadt',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [CHURCHES],
  scoreParts: [DARMSTADTIUM],
  /** In thousandths: the bonus of an unfinished church, by the squares around it that are filled. */
  estimates(p, worth, turnsLeft) {
    for (let slot = 0; slot < p.slotCount; slot++) {
      if (!p.rules.tiles.types[p.slotType[slot]].def.features.some(({ church }) => church === true)) continue;
      const root = segmentsOn(p, slot).find((segment) => isChurch(p, segment));
      if (root === undefined || isComplete(p, root) || p.waiting[root] > turnsLeft * p.seats) continue;
      for (const seat of mostAround(p, root)) worth[seat] += (1000 * BONUS * (8 - p.waiting[root])) >> 3;
    }
  },
  /** The publisher advises to leave two ordinary monasteries in the box. */
  layOut(p) {
    const spare = p.rules.tiles.byId.get(SPARE);
    if (!spare || p.rules.options.darmstadtRemovesTwo !== true) return;
    changeBag(p, spare.index, -Math.min(2, p.bag[spare.index]));
  }
};

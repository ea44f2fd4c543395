import { slotsAt } from '../../board/board.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { kindOf, segmentsOn, segmentType } from '../../features/features.ts';
import { figuresIn, figuresOn, isFollower, seatOf } from '../../figures/figures.ts';
import type { LandscapeModule, Step } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { givePoints } from '../../scoring.ts';
import { tileMarkReader } from '../../contract/slices.ts';
import { CITY, MONASTERY, ROAD } from '../../tiles/tiletypes.ts';
import tiles from './tiles.json' with { type: 'json' };

/** What a watchtower counts, and the points for each. */
interface Tower {
  readonly points: number;
  readonly per: 'meeple' | 'shield' | 'monastery' | 'city' | 'road';
}

/** What a tower counts on one tile (3). */
function countOn(p: Position, slot: number, per: Tower['per']): number {
  const segments = segmentsOn(p, slot);
  const has = (kind: number) => Number(segments.some((s) => kindOf(p, s) === kind));
  switch (per) {
    case 'meeple':
      return figuresOn(p, slot).filter((figure) => isFollower(p, figure)).length;
    case 'shield':
      return segments.reduce((n, s) => n + segmentType(p, s).shields, 0);
    case 'monastery':
      return has(MONASTERY);
    case 'city':
      return has(CITY);
    case 'road':
      return has(ROAD);
  }
}

const towerOn = tileMarkReader('watchtower');

interface Bonus {
  readonly count: number;
  readonly each: number;
}

/** What a figure on a road or city earns when that is completed, or null (2, 3). */
function bonusOf(p: Position, figure: number): Bonus | null {
  const segment = p.figureAt[figure];
  if (segment < 0) return null;
  const slot = p.segmentSlot[segment];
  const tower = towerOn(p, slot) as Tower | undefined;
  if (!tower || ![ROAD, CITY].includes(kindOf(p, segment)) || !isFollower(p, figure)) return null;
  const count = slotsAt(p, slot).reduce((n, near) => n + countOn(p, near, tower.per), 0);
  return count > 0 ? { count, each: tower.points } : null;
}

/** Each follower on a tower’s tile in a completed road or city earns the bonus before the feature is scored (2, 3). */
const BONUS: Step = {
  id: 'watchtowers',
  before: 'score',
  enter(p, log) {
    for (let i = 0; i < p.completedCount; i++) {
      const root = p.completed[i];
      if (p.claims[root] === 0) continue;
      for (const figure of figuresIn(p, root)) {
        const bonus = bonusOf(p, figure);
        if (!bonus) continue;
        const score = { op: 'times', label: 'score.watchtower', ...bonus } as const;
        givePoints(p, [seatOf(p, figure)], score, 'watchtower', 'rule.watchtower', log, featureRef(p, root));
      }
    }
  }
};

/** The Watchtowers: a bonus for what lies around a tower. */
export const watchtowers: LandscapeModule = {
  id: 'watchtowers',
  tiles: tiles as readonly TileDef[],
  steps: [BONUS],
  /** In thousandths; about half of such roads and cities are completed. */
  estimates(p, worth, turnsLeft) {
    for (let figure = 0; figure < p.figureAt.length; figure++) {
      const bonus = bonusOf(p, figure);
      if (bonus)
        worth[seatOf(p, figure)] += Math.trunc((500 * bonus.count * bonus.each * Math.min(turnsLeft, 8)) / 8);
    }
  }
};

import type { TileDef } from '../../tiles/catalogue.ts';
import { adjoining, bears, rootOf, segmentType } from '../../features/features.ts';
import { followersIn, isFollower } from '../../figures/figures.ts';
import type { LandscapeModule, ScorePart } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { ROAD } from '../../tiles/tiletypes.ts';
import { options } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

const MARK = 'labyrinth';
const FOR_A_FIGURE = 2;

const isMaze = (p: Position, segment: number) => segmentType(p, segment).marks[MARK] === true;

/** The part of a labyrinth’s road that a segment lies on: the maze itself, or an arm up to the maze. */
function armOf(p: Position, segment: number): Set<number> {
  const arm = new Set([segment]);
  if (isMaze(p, segment)) return arm;
  for (const s of arm) for (const next of adjoining(p, s)) if (!isMaze(p, next)) arm.add(next);
  return arm;
}

/** In the advanced game a completed labyrinth gives points for every follower on its road (3). */
const FIGURES: ScorePart = {
  label: 'score.labyrinth',
  kinds: [ROAD],
  at: 'addition',
  of(p, root, done) {
    if (!done || p.rules.options.labyrinth !== 'advanced' || !bears(p, root, MARK)) return 0;
    return FOR_A_FIGURE * followersIn(p, root);
  }
};

/** The Labyrinth: a road of four arms, each of which can be occupied by itself. */
export const labyrinth: LandscapeModule = {
  id: 'labyrinth',
  tiles: tiles as readonly TileDef[],
  options,
  scoreParts: [FIGURES],
  shows: (p) => ({ arms: p.rules.options.labyrinth === 'advanced' }),
  occupiedKinds: [ROAD],
  /** A tile may lie on two arms. */
  setsApart: (p, a, b) =>
    p.rules.options.labyrinth === 'advanced' && bears(p, a, MARK) && !armOf(p, a).has(b),
  /** A maze or an arm is occupied only by followers on it (2). */
  insteadOfOccupied(p, segment) {
    if (p.rules.options.labyrinth !== 'advanced') return undefined;
    if (p.claims[rootOf(p, segment)] === 0) return false;
    if (!bears(p, segment, MARK)) return undefined;
    const arm = armOf(p, segment);
    return p.figureAt.some((at, figure) => at >= 0 && arm.has(at) && isFollower(p, figure));
  }
};

import type { Score } from '../../../kernel/score.ts';
import { goHome } from '../../base/returning.ts';
import { drawableCount } from '../../tiles/bag.ts';
import { kindOf, rootOf, shieldsOf } from '../../features/features.ts';
import { isFollower } from '../../figures/figures.ts';
import type { Log } from '../../contract/module.ts';
import { distinct } from '../../notation/named.ts';
import type { Position } from '../../position.ts';
import { ownOnBoard } from '../../figures/recalls.ts';
import { besidesOf, givePoints, isCounted, pointsOf, winnersOf } from '../../scoring.ts';
import { CITY, FIELD, MONASTERY, PLACE, ROAD } from '../../tiles/tiletypes.ts';
import { CARDS, sliceOf } from './slice.ts';

export const RULE = 'rule.messages';
const EACH = 2;

const SMALLEST: Readonly<Record<string, number>> = {
  smallestRoad: ROAD,
  smallestCity: CITY,
  smallestMonastery: MONASTERY
};

const cardOf = (p: Position) => CARDS[sliceOf(p).card];

/** The active seat's followers on features of a kind. */
const followersOn = (p: Position, kind: number): number[] =>
  ownOnBoard(p, p.actor).filter((f) => isFollower(p, f) && kindOf(p, p.figureAt[f]) === kind);

/** Points of a feature for the cards that go by the final scoring: what an earthquake will have destroyed brings none. */
const atEnd = (p: Position, root: number): number => (isCounted(p, root) ? pointsOf(p, root) : 0);

/** The features of the cards "smallest …": of those with an own follower the ones worth least, each by its first follower. */
function smallest(p: Position, kind: number): number[] {
  const figures = followersOn(p, kind);
  const roots = figures.map((f) => rootOf(p, p.figureAt[f]));
  const first = figures.filter((_, i) => roots.indexOf(roots[i]) === i);
  const worth = (f: number) => atEnd(p, rootOf(p, p.figureAt[f]));
  const least = Math.min(...first.map(worth));
  return first.filter((f) => worth(f) === least);
}

/** Own figures that a card asks to name: one of the smallest features, or the figure to score; empty where none fits. */
export function named(p: Position): number[] {
  const kind = SMALLEST[cardOf(p)];
  if (kind !== undefined) return smallest(p, kind);
  if (cardOf(p) !== 'scoreFigure') return [];
  const figures = ownOnBoard(p, p.actor);
  return distinct(
    p,
    figures.filter((f) => isFollower(p, f) && kindOf(p, p.figureAt[f]) !== PLACE)
  );
}

/** Points of the cards that count figures or shields. */
function counted(p: Position): Score | null {
  const times = (count: number, each: number): Score | null =>
    count === 0 ? null : { op: 'times', label: 'score.message', count, each };
  switch (cardOf(p)) {
    case 'knights':
      return times(followersOn(p, CITY).length, EACH);
    case 'farmers':
      return times(followersOn(p, FIELD).length, Number(p.rules.options.messageFarmers));
    case 'shields': {
      const cities = new Set(followersOn(p, CITY).map((f) => rootOf(p, p.figureAt[f])));
      return times(
        [...cities].reduce((sum, root) => sum + shieldsOf(p, root), 0),
        EACH
      );
    }
    default:
      return null;
  }
}

/** Whether the card has an action without a figure to name. */
export const actsAlone = (p: Position): boolean =>
  cardOf(p) === 'extraTile' ? drawableCount(p) > 0 : counted(p) !== null;

/** What the card gives; the feature is not completed, so nothing else comes with it (4). */
export function act(p: Position, figure: number, log: Log): void {
  if (cardOf(p) === 'extraTile') {
    sliceOf(p).extra++;
    return;
  }
  if (figure < 0) {
    const score = counted(p);
    if (score) givePoints(p, [p.actor], score, 'message', RULE, log);
    return;
  }
  const root = rootOf(p, p.figureAt[figure]);
  // An own pig counts as at the end: for an owner of the field alone.
  const besides = winnersOf(p, root).includes(p.actor) ? besidesOf(p, root, p.actor) : 0;
  const value = atEnd(p, root) + besides;
  givePoints(p, [p.actor], { op: 'points', label: 'score.message', value }, 'message', RULE, log);
  if (cardOf(p) === 'scoreFigure') goHome(p, figure, log, RULE);
}

/** The 2 points instead (3). */
export const takePoints = (p: Position, log: Log): void =>
  givePoints(p, [p.actor], { op: 'points', label: 'score.message', value: EACH }, 'message', RULE, log);

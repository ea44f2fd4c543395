import { rootOf } from '../features/features.ts';
import { canBe, figureKind, followersOf, seatOf, takeUp } from '../figures/figures.ts';
import type { Log } from '../contract/module.ts';
import { IN_SUPPLY, type Position } from '../position.ts';
import { featureRef } from '../notation/reference.ts';

/** Returns every figure of a scored feature; a figure beside others may have been returned with them. */
export function sendHome(p: Position, root: number, log: Log): void {
  const { figureAt } = p;
  for (let figure = 0; figure < figureAt.length; figure++)
    if (figureAt[figure] >= 0 && rootOf(p, figureAt[figure]) === root) goHome(p, figure, log, 'rule.scoring');
}

/** A beast eats every figure on a square that can be eaten. */
export function eatOn(p: Position, slot: number, log: Log, rule: string): void {
  const { figureAt, segmentSlot } = p;
  for (let figure = 0; figure < figureAt.length; figure++) {
    const segment = figureAt[figure];
    if (segment >= 0 && segmentSlot[segment] === slot && canBe(p, 'edible', figure))
      goHome(p, figure, log, rule);
  }
}

/** Returns a figure from the board to its owner's supply, by the rule named. */
export function goHome(p: Position, figure: number, log: Log, rule: string): void {
  log?.push({
    type: 'returned',
    seat: seatOf(p, figure),
    figure: p.rules.figures[figureKind(p, figure)].id,
    feature: featureRef(p, p.figureAt[figure]),
    rule
  });
  takeUp(p, figure, IN_SUPPLY);
  sendStranded(p, log, rule);
}

/** Returns every figure that only joins others and has no own follower left in its feature. */
export function sendStranded(p: Position, log: Log, rule: string): void {
  if (!p.rules.hasJoining) return;
  const { figureAt } = p;
  for (let figure = 0; figure < figureAt.length; figure++) {
    const segment = figureAt[figure];
    if (segment < 0 || !p.rules.figures[figureKind(p, figure)].joins) continue;
    if (followersOf(p, rootOf(p, segment), seatOf(p, figure)) === 0) goHome(p, figure, log, rule);
  }
}

import { labelled, t } from '../../../i18n/index.ts';
import type { Action } from '../../../kernel/game.ts';
import { isSquare, sameSquare } from '../../../landscape/contract/marks.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { verbLook } from '../layers/moduleMarks.ts';
import { verbKey } from '../model/targets.ts';
import { actionWords, deployChip, seenActionWords, sideArrow } from '../words/words.ts';

/** The choices that stand beside the table in words. */

/** Choices on the table that are few enough to be named beside it. */
const isNamed = (action: Action) => action.do === 'deploy' || verbLook(verbKey(action)).named === true;

/**
 * Choices that go with the tile, and choices without a place on the table. Those on the considered tile come
 * before those on any other, and bids are in ascending order. Of the tiles beside the table only the
 * considered one is included.
 */
export function choicesInWords({ follow, targets, ghost, plan }: TableModel): Action[] {
  const order = ({ at, bid }: Action) =>
    Number(bid ?? (ghost !== null && isSquare(at) && !sameSquare(at, ghost.at)));
  const list =
    follow.length > 0
      ? follow
      : targets.filter(({ kind, actions }) => kind === 'plain' || isNamed(actions[0]));
  return list
    .flatMap((target) => target.actions)
    .filter((action) => action.do !== 'pass' && (action.lot === undefined || action.lot === plan.first?.lot))
    .sort((a, b) => order(a) - order(b));
}

/** Whether it returns a figure from a square. */
const isHome = (action: Action) => action.do === 'recall' && action.at !== undefined;

export const showsFigure = (action: Action): boolean =>
  action.figure !== undefined && (action.do !== 'recall' || isHome(action));

/** A short label of a choice, which may omit what all choices in `among` share. */
export function shortLabel(action: Action, model: TableModel, among: readonly Action[]): string {
  const onFeature = () => `${t(`board.short.${action.on as 'city'}`)} ${sideArrow(action.side)}`;
  switch (action.do) {
    case 'recall':
      return isHome(action)
        ? t('board.short.home', { what: deployChip(action, among) })
        : t('board.do.recall');
    case 'activate':
      return arrowLabel(action, model);
    case 'catch':
      return labelled(model.name(Number(action.seat)), onFeature());
    case 'drop':
      return onFeature().trim();
    case 'deploy':
      return deployChip(action, among);
    default:
      return seenActionWords(action, model.name);
  }
}

/** The same in full. */
export const fullLabel = (action: Action, model: TableModel): string =>
  action.do === 'activate' ? arrowLabel(action, model) : actionWords(action, model.name);

/** The label of an arrow: its effect, and whether it is on the placed tile. */
function arrowLabel({ at }: Action, model: TableModel): string {
  const arrow = model.arrowAt(at);
  return arrow ? t('board.arrow', { effect: arrow.effect, own: arrow.own ? 'yes' : 'no' }) : '';
}

import { t } from '../../../i18n/index.ts';
import type { Action, Seat } from '../../../kernel/game.ts';
import { sameSquare } from '../../../landscape/contract/marks.ts';
import { declineWords } from './consequences.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { actionWords, figureKind, ofAction } from './words.ts';

/** The seat that is asked or drawn for; null when nothing is awaited. */
export function seatAwaited({ seat, play: { awaits } }: TableModel): Seat | null {
  return awaits.kind === 'choice' ? (seat ?? awaits.seats[0]) : awaits.kind === 'draw' ? awaits.seat : null;
}

const finishWithout = (among: readonly Action[]) => t('board.do.finishWithout', { kind: figureKind(among) });

/** The label of the large button. */
export function decideLabel(model: TableModel): string {
  const { outlook, plan, play } = model;
  if (!outlook || !plan.first) {
    if (play.canConfirm) return t('board.do.confirm');
    const { awaits } = play;
    const who = seatAwaited(model);
    if (who !== null && model.seat === null && (awaits.kind === 'choice' || !play.seats[who].mine))
      return t('board.do.wait', { name: model.name(who) });
    if (model.decline) {
      const own = declineWords(model);
      if (own !== null) return own;
      const verbs = model.actions.map((action) => action.do);
      if (verbs.includes('deploy')) return finishWithout(model.actions);
      // A figure that may return stays: nothing is placed and nothing declined.
      return verbs.every((verb) => verb === 'recall' || verb === 'pass')
        ? t('board.do.confirm')
        : actionWords(model.decline, model.name, model.actions);
    }
    const verb = awaits.kind === 'choice' ? awaits.verbs.find((v) => v !== 'pass') : 'place';
    // Sets share verbs: until a choice is considered, only a name that all choices share is shown.
    const same = model.actions.filter((action) => action.do === verb);
    const names = new Set((same.length > 0 ? same : [{ do: verb ?? 'place' }]).map((a) => ofAction('do', a)));
    return (names.size === 1 ? [...names][0] : null) ?? t('board.do.other');
  }
  if (plan.first.do === 'place') {
    if (outlook.follow.some((action) => action.do === 'deploy'))
      return plan.second ? t('board.do.finish') : finishWithout(outlook.follow);
    return outlook.finishes ? t('board.do.placeFinish') : t('board.do.place');
  }
  return ofAction('do', plan.first) ?? t('board.do.other');
}

/** What the undo button undoes, or why it cannot. */
export function undoLabel(model: TableModel): { can: boolean; label: string } {
  const { plan, play } = model;
  if (plan.second?.do === 'deploy')
    return { can: true, label: t('board.undo.planFigure', { kind: figureKind([plan.second]) }) };
  if (plan.first?.do === 'place' && !plan.second) return { can: true, label: t('board.undo.plan') };
  if (plan.first || model.walked.length > 0) return { can: true, label: t('board.undo.planChoice') };
  const { undoState } = play;
  if (undoState.can === 'step')
    return {
      can: true,
      label: t('board.undo.step', { action: actionWords(undoState.action, model.name) })
    };
  return {
    can: false,
    label: t(`board.undo.${undoState.can === 'nothing' ? undoState.why : 'nothingDone'}`)
  };
}

/** One line that describes what a touch would do now; none while past turns are shown. */
export function hintLine(model: TableModel): string {
  if (model.over || model.until !== null) return '';
  if (model.seat === null) return t('board.hint.wait');
  const { ghost, follow, targets } = model;
  if (ghost && model.outlook) {
    if (model.outlook.awaits.kind === 'over') return t('board.preview.ends');
    if (follow.some((target) => target.kind === 'part'))
      return t('board.hint.spot', { kind: figureKind(model.outlook.follow) });
    const here = targets.find((x) => x.kind === 'square' && sameSquare(x.at, ghost.at));
    return here && here.actions.length > 1 ? t('board.hint.turn') : t('board.hint.onlyTurn');
  }
  if (model.walked.length > 0) return t('board.hint.path');
  if (targets.some(({ actions }) => actions[0].do === 'place')) return t('board.hint.place');
  return targets.some(({ kind }) => kind !== 'plain') ? t('board.hint.choose') : '';
}

import { listWords, t } from '../../../i18n/index.ts';
import type { Square } from '../../../landscape/view/view.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { sameSquare } from '../../../landscape/contract/marks.ts';

/** Why touching a square that is not lit does nothing. The texts of `marks` must be loaded. */
export function whyNot(model: TableModel, square: Square): string {
  const { awaits } = model.play;
  if (awaits.kind !== 'choice') return '';
  if (model.seat === null)
    return t(model.plays ? 'marks.why.notYou' : 'marks.why.spectator', {
      names: listWords(awaits.seats.map(model.name))
    });
  const { tiles } = model.view;
  const taken = tiles.some(({ at }) => sameSquare(at, square));
  if (!awaits.verbs.includes('place')) return taken ? t('marks.why.choose') : '';
  if (taken) return t('marks.why.taken');
  const beside = tiles.some(({ at }) => Math.abs(at[0] - square[0]) + Math.abs(at[1] - square[1]) === 1);
  if (model.dead.some((dead) => sameSquare(dead, square))) return t('marks.why.dead');
  return beside ? t('marks.why.fit') : t('marks.why.beside');
}

import { listWords, t } from '../../i18n/index.ts';
import type { Square } from '../../landscape/view.ts';
import type { TableModel } from './model.svelte.ts';
import { sameSquare } from './places.ts';

/** Why touching a square that is not lit does nothing. */
export function whyNot(model: TableModel, square: Square): string {
  const { awaits } = model.play;
  if (awaits.kind !== 'choice') return '';
  if (model.seat === null)
    return t(model.plays ? 'board.why.notYou' : 'board.why.spectator', {
      names: listWords(awaits.seats.map(model.name))
    });
  const { tiles } = model.view;
  const taken = tiles.some(({ at }) => sameSquare(at, square));
  if (!awaits.verbs.includes('place')) return taken ? t('board.why.choose') : '';
  if (taken) return t('board.why.taken');
  const beside = tiles.some(({ at }) => Math.abs(at[0] - square[0]) + Math.abs(at[1] - square[1]) === 1);
  if (model.dead.some((dead) => sameSquare(dead, square))) return t('board.why.dead');
  return beside ? t('board.why.fit') : t('board.why.beside');
}

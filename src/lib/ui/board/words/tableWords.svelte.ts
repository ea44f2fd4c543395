import { t } from '../../../i18n/index.ts';
import { lastSaid } from '../../table/log/lastSaid.ts';
import { consequences } from './consequences.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { actionWords, eventWords, seenEventWords, squareWords } from './words.ts';

/** Types of events that are not news: the screen shows that a turn began or a tile was drawn. */
const QUIET = ['turn', 'drew', 'passed', 'returned'];

/** The sentences of a table: for screen readers, and the news beside the hand. */
export class TableWords {
  readonly #model: TableModel;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** Laid tiles are pictures and the bag brings its own: only the tile in hand is shown by its id. */
  readonly last = $derived.by(() => {
    const { play, name, tile } = this.#model;
    return lastSaid(play.log, (event) => eventWords(event, name, tile));
  });

  /** The last event that is news. */
  readonly notable = $derived.by(() =>
    this.#model.play.log.findLast(({ event }) => !QUIET.includes(event.type))
  );

  readonly news = $derived.by(() => {
    const { name, tile } = this.#model;
    return (this.notable && seenEventWords(this.notable.event, name, tile)) ?? '';
  });

  /** The text alternative of the board. */
  readonly board = $derived.by(() => {
    const { view, lastSquare } = this.#model;
    return t('board.spoken.table', {
      tiles: view.tiles.length,
      bag: view.bagSize,
      last: lastSquare ? squareWords(lastSquare) : 'none'
    });
  });

  /** The considered choice and what it would score; empty while there is none. */
  readonly plan = $derived.by(() => {
    const { plan, outlook, aids, name } = this.#model;
    const action = plan.second ?? plan.first;
    if (!action || !outlook) return '';
    const said = aids.preview ? consequences(this.#model) : [];
    return t('board.spoken.plan', {
      action: actionWords(action, name),
      gain: said.length > 0 ? said.join('. ') : t('board.preview.none')
    });
  });
}

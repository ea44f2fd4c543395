import { t } from '../../../i18n/index.ts';
import { total } from '../../../kernel/score.ts';
import { lastSaid } from '../../table/log/lastSaid.ts';
import type { ClinicModel } from '../model/model.svelte.ts';
import { actionWords, askWords, eventWords } from '../words.ts';

/** The sentences of a table: the question, and what a screen reader says. */
export class TableWords {
  /**
   * The text of the final count. Only one live region may contain it, or the end would be announced twice.
   */
  final = $state('');

  constructor(
    private readonly model: ClinicModel,
    /** What a choice brings may be told before it is made. */
    private readonly previews: () => boolean
  ) {}

  /** What is asked, and of whom. */
  readonly ask = $derived.by(() => {
    const { task, state, play, asked, name } = this.model;
    return task === 'confirm' ? t('clinic.ask.confirm') : askWords(state, play.awaits, asked, name);
  });

  /** The current draft, with the income of a Move; empty while nothing is chosen. */
  readonly draft = $derived.by(() => {
    const { draft, moveView, asked, moveChanged, state, name } = this.model;
    if (!draft || asked === null || (moveView && !moveChanged)) return '';
    if (!moveView || !this.previews()) {
      const action = moveView ? t('clinic.do.move') : actionWords(state, asked, draft, name);
      return t('clinic.spoken.draft', { action });
    }
    return t('clinic.spoken.move', {
      action: t('clinic.do.move'),
      n: total(moveView.income),
      hours: t('clinic.hours', { n: moveView.hours })
    });
  });

  readonly #last = $derived.by(() => {
    const { play, name } = this.model;
    return lastSaid(play.log, (event) => eventWords(event, name));
  });

  /** What a screen reader says: the final count, or the draft, else what happened last and what is asked. */
  readonly spoken = $derived.by(() =>
    this.model.task === 'over'
      ? this.final || this.#last.join(' ')
      : this.draft || [...this.#last, this.ask].join(' ')
  );
}

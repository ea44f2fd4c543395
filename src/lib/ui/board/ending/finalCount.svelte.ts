import { total } from '../../../kernel/score.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { PartView } from '../../../landscape/view/view.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { featureOfEvent } from '../../../kernel/events.ts';
import { seenCounts } from '../../table/seenCounts.ts';

/** Goes through the final count one feature at a time. */
export class FinalCounter {
  readonly #model: TableModel;
  /** The feature being counted. */
  index = $state(0);

  constructor(model: TableModel) {
    this.#model = model;
    if (seenCounts.has(model.play)) this.index = Infinity;
  }

  readonly done = $derived.by(() => this.index >= this.#model.counted.length);

  /** Points with the features counted so far, the one shown included. */
  readonly scores: readonly number[] = $derived.by(() => {
    const scores = [...this.#model.scoresBeforeCount];
    for (const { event } of this.#model.counted.slice(0, this.index + 1))
      for (const seat of event.seats as Seat[]) scores[seat] += total(event.score!);
    return scores;
  });

  /** The parts of the feature being counted. */
  readonly lit: readonly PartView[] = $derived.by(() => {
    const event = this.#model.counted[this.index]?.event;
    const ref = event && featureOfEvent(event);
    return (ref && this.#model.featureNamed(ref)?.parts) ?? [];
  });

  next(): void {
    if (!this.done) this.index++;
    if (this.done) seenCounts.add(this.#model.play);
  }

  skip(): void {
    this.index = Infinity;
    this.next();
  }
}

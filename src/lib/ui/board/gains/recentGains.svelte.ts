import { untrack } from 'svelte';
import type { FinalCounter } from '../ending/finalCount.svelte.ts';
import type { TableModel } from '../model/model.svelte.ts';

const SHOWN_MS = 2200;

/**
 * Points just scored, while they are shown; at the end, those being counted. What happened before is not shown. Created where
 * effects can be created.
 */
export class RecentGains {
  readonly #model: TableModel;
  readonly #counter: FinalCounter;
  #from = $state(0);

  constructor(model: TableModel, counter: FinalCounter) {
    this.#model = model;
    this.#counter = counter;
    this.#from = untrack(() => model.play.log.length);
    $effect(() => {
      const end = model.play.log.length;
      // Each length has its own timer: fast moves would put off a shared one.
      setTimeout(() => (this.#from = end), SHOWN_MS);
    });
  }

  readonly items = $derived.by(() =>
    this.#model.over
      ? this.#model.counted.slice(this.#counter.index, this.#counter.index + 1)
      : this.#model.play.log.slice(this.#from).filter(({ event }) => event.score)
  );
}

import { untrack } from 'svelte';
import { loadTexts } from '../../../i18n/index.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import type { Square } from '../../../landscape/view/view.ts';
import type { Point } from '../camera/camera.ts';
import type { FeatureLook } from '../feature/look.svelte.ts';
import type { TableModel } from '../model/model.svelte.ts';
import type { Place } from '../since/place.ts';
import type { Notice } from './notice.svelte.ts';

/** The camera, as far as it is moved from here. */
interface Sight {
  show(squares: readonly Square[]): void;
  frame(): void;
}

/** The replay of what the others did. */
interface Replay {
  stop(): void;
  toggle(): void;
}

/** What a person looks at without choosing: a feature, a place, what the others did. Created where effects can be created. */
export class Inspection {
  since = $state.raw<Replay>();
  sinceState = $state<'there' | 'playing' | null>(null);

  constructor(
    private readonly model: TableModel,
    private readonly look: FeatureLook,
    private readonly notice: Notice,
    private readonly sight: () => Sight | undefined
  ) {
    // A newly considered choice or a new question dismisses the notice and ends the look at a feature.
    $effect(() => {
      void model.plan;
      void model.seat;
      untrack(() => {
        this.#stop();
        look.end();
      });
    });
  }

  /** Points at a place on the table, with the sentence that names it. */
  show({ parts, squares }: Place, sentence: string): void {
    this.look.tell(sentence, parts, squares);
    this.sight()?.show([...squares, ...parts.map(({ slot }) => this.model.view.tiles[slot].at)]);
  }

  async showEvent(event: GameEvent, sentence: string): Promise<void> {
    const { placeOfEvent } = await import('../since/place.ts');
    const place = placeOfEvent(this.model, event);
    if (place) this.show(place, sentence);
  }

  /** A touch where nothing is lit: explains the laid part there, else why nothing can be done. */
  async miss(square: Square, at: Point): Promise<void> {
    this.#stop();
    if (await this.look.at(at)) return;
    if (this.model.over) return;
    const [{ whyNot }] = await Promise.all([import('../words/whyNot.ts'), loadTexts('marks')]);
    this.notice.text = whyNot(this.model, square);
  }

  /** Goes to the next feature of the table, or the one before. */
  async step(by: 1 | -1): Promise<void> {
    const parts = await this.look.step(by);
    this.sight()?.show(parts.map(({ slot }) => this.model.view.tiles[slot].at));
  }

  /** Ends a replay or a look at a feature; false when there is nothing to end. */
  leave(): boolean {
    if (this.sinceState === 'playing') this.since?.stop();
    else if (this.look.line) this.look.end();
    else return false;
    return true;
  }

  /** The replay has reached its end. */
  endSince = (): void => {
    this.look.end();
    this.sight()?.frame();
  };

  #stop(): void {
    this.notice.text = '';
    this.since?.stop();
  }
}

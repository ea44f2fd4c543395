import type { PartView, Square } from '../../../landscape/view/view.ts';
import type { Point } from '../camera/camera.ts';
import type { TableModel } from '../model/model.svelte.ts';
import type { FeatureLine } from './featureWords.ts';

/** The feature a person inspects: it glows, and a line shows its value. The code is loaded at the first use. */
export class FeatureLook {
  line = $state.raw<FeatureLine | null>(null);
  #part: PartView | null = null;
  /** Number of the latest request: an earlier one that ends later is dropped. */
  #asked = 0;

  constructor(private readonly model: TableModel) {}

  /** Inspects the part drawn at a world point; resolves to false where there is none. */
  async at(point: Point): Promise<boolean> {
    const asked = ++this.#asked;
    const { partAt } = await import('./partAt.ts');
    const part = partAt(this.model.view.tiles, point);
    if (asked === this.#asked) await this.#show(part);
    return part !== null;
  }

  /** Goes to the next feature of the table, or the one before. Resolves to its parts. */
  async step(by: 1 | -1): Promise<readonly PartView[]> {
    const { everyFeature } = await import('./featureWords.ts');
    const all = everyFeature(this.model);
    const at = all.findIndex(
      ({ slot, feature }) => slot === this.#part?.slot && feature === this.#part.feature
    );
    const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
    this.#asked++;
    await this.#show(all[next] ?? null);
    return this.model.pointed;
  }

  /** Shows a place with a sentence about it. */
  tell(title: string, parts: readonly PartView[], squares: readonly Square[]): void {
    this.#asked++;
    this.line = { title, detail: '' };
    this.model.pointed = parts;
    this.model.outlined = squares;
  }

  end(): void {
    this.#asked++;
    if (!this.line) return;
    this.line = null;
    this.model.pointed = [];
    this.model.outlined = [];
  }

  async #show(part: PartView | null): Promise<void> {
    if (!part) return this.end();
    const { featureLine } = await import('./featureWords.ts');
    this.#part = part;
    this.line = featureLine(this.model, part);
    this.model.pointed = this.model.featureOf(part).parts;
    this.model.outlined = [];
  }
}

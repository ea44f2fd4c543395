import { untrack } from 'svelte';
import type { Square } from '../../../landscape/view/view.ts';
import type { FinalCounter } from '../ending/finalCount.svelte.ts';
import type { TableModel } from '../model/model.svelte.ts';

interface Sight {
  show(squares: readonly Square[]): void;
  follow(square: Square): void;
  fitAll(): void;
}

/** Brings what happens on the table into view. Call it where effects can be created; `isRecord`: nothing is played here. */
export function keepInView(
  model: TableModel,
  counter: FinalCounter,
  sight: () => Sight | undefined,
  isRecord: () => boolean
): void {
  // The last tile comes into view; after a jump in a record, and for spectators, the whole table does.
  let laid = 0;
  $effect(() => {
    const { tiles, lastSlot } = model.view;
    if (!isRecord() && tiles.length === laid) return;
    const jumped = Math.abs(tiles.length - laid) > 1;
    laid = tiles.length;
    const last = tiles[lastSlot]?.at;
    untrack(() => {
      if (isRecord() || !model.plays) {
        if (jumped) sight()?.fitAll();
        else sight()?.show(last ? [last] : []);
      }
      // A player who is asked sees what can be touched.
      else if (!jumped && last && model.seat === null) sight()?.follow(last);
    });
  });

  // The count brings each feature into view.
  $effect(() => {
    if (model.over && !counter.done) sight()?.show(counter.lit.map((part) => model.view.tiles[part.slot].at));
  });
}

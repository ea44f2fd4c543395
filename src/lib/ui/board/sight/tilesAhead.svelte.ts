import { onDestroy, untrack } from 'svelte';
import { stock } from '../../../landscape/view/view.ts';
import { paintAhead, paintSeenFirst, tidyPictures } from '../../art/pictures.svelte.ts';
import type { Framing } from './framing.svelte.ts';
import type { TableModel } from '../model/model.svelte.ts';

/**
 * Paints tiles in sight first, then the other laid ones; while idle all possible next tiles, and the drawn tile in all its
 * legal turns. Call it where effects can be created.
 */
export function paintTiles(model: TableModel, sees: Framing['sees']): void {
  onDestroy(paintSeenFirst(() => model.view.tiles.filter(({ at }) => sees(at))));

  $effect(() => {
    const drawable = untrack(() => stock(model.position)).filter(({ left }) => left > 0);
    paintAhead(
      drawable.map(({ def }) => def),
      [0]
    );
  });

  $effect(() => {
    const { hand } = model.view;
    if (hand) paintAhead([hand], [1, 2, 3]);
  });

  onDestroy(tidyPictures);
}

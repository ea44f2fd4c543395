import { onDestroy, untrack } from 'svelte';
import { stock } from '../../../landscape/view/view.ts';
import { paintAhead, tidyPictures } from '../../art/pictures.svelte.ts';
import type { TableModel } from '../model/model.svelte.ts';

/** Paints all possible next tiles while idle; the drawn tile in all its legal turns. Call it where effects can be created. */
export function paintTilesAhead(model: TableModel): void {
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

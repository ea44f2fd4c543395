import type { GameEvent } from '../../../kernel/game.ts';
import { isSquare } from '../../../landscape/contract/marks.ts';
import { partNamed, type PartView, type Square } from '../../../landscape/view/view.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { featureOfEvent } from '../../../kernel/events.ts';

/** Where something happened: a feature, or the squares it names. */
export interface Place {
  readonly parts: readonly PartView[];
  readonly squares: readonly Square[];
}

/** The place an event names, on the current board; null for one that names none. */
export function placeOfEvent(model: TableModel, event: GameEvent): Place | null {
  const ref =
    featureOfEvent(event) ??
    (event.on === undefined ? null : { at: event.at, on: event.on, side: event.side });
  const part = ref && partNamed(model.position, ref);
  const parts = part ? model.featureOf(part).parts : [];
  if (parts.length > 0) return { parts, squares: [] };
  const squares = [event.at, event.to, ref?.at].filter(isSquare);
  return squares.length > 0 ? { parts: [], squares } : null;
}

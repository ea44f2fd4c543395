import type { GameEvent } from '../../../kernel/game.ts';
import type { Lift, Look, VerbLook } from '../../../landscape/contract/look.ts';
import { fieldsOf, markAt, type Fields, type Laid, type Mark } from '../../../landscape/contract/marks.ts';
import type { Position } from '../../../landscape/position.ts';
import { moduleData, partNamed, type Square, type TileView } from '../../../landscape/view/view.ts';
import { loadedLooks } from '../../art/looks.ts';
import { spotOf } from '../model/places.ts';

/** The marks of a table's sets on the board, from their looks. */

/** The looks of the sets in play that have `part`, each with its set's slice. */
export function looksWith<Part extends keyof Look>(
  p: Position,
  part: Part
): { readonly look: Look & Required<Pick<Look, Part>>; readonly data: Fields }[] {
  const looks = [...loadedLooks()].filter(([, look]) => look[part] !== undefined);
  if (looks.length === 0) return [];
  const data = moduleData(p);
  return looks
    .filter(([id]) => id in data)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, look]) => ({
      look: look as Look & Required<Pick<Look, Part>>,
      data: fieldsOf(data[id])
    }));
}

/**
 * How a verb is offered, looked up by its full key or by the verb alone; empty for verbs of the base game.
 */
export function verbLook(key: string): VerbLook {
  for (const { verbs } of loadedLooks().values()) if (verbs && Object.hasOwn(verbs, key)) return verbs[key];
  const [verb, more] = key.split('.');
  return more === undefined ? {} : verbLook(verb);
}

const laidOn = (p: Position, tiles: readonly TileView[]): Laid => ({
  tiles,
  spot(ref) {
    const part = partNamed(p, ref);
    return part && { ...spotOf(tiles[part.slot], part.feature), place: `${part.slot}/${part.feature}` };
  }
});

/** The name of the place on a tile that the squares of a verb mean. */
export const placeOf = (verb: string): string | undefined => verbLook(verb).place;

/** Objects on the table that belong to no seat. */
export const marksOf = (p: Position, tiles: readonly TileView[]): Mark[] =>
  looksWith(p, 'marks').flatMap(({ look, data }) => look.marks(data, laidOn(p, tiles)));

/** Where figures stand beside their spot, by place. */
export const liftsOf = (p: Position, tiles: readonly TileView[]): ReadonlyMap<string, Lift> =>
  new Map(
    looksWith(p, 'lifts').flatMap(({ look, data }) =>
      look.lifts(data, laidOn(p, tiles)).map((lift) => [lift.place, lift] as const)
    )
  );

/** Marks on the squares that a considered tile would reach, in addition to its immediate effects. */
export function reachOf(tile: TileView | null, after: Position): Mark[] {
  if (!tile) return [];
  return looksWith(after, 'reach')
    .flatMap(({ look, data }) => look.reach(tile, data))
    .map((at) => markAt('reach', at, 1, `reach-${at.join()}`));
}

/** The marks that a considered choice's events would leave on the table. */
export const eventMarks = (events: readonly GameEvent[]): Mark[] =>
  [...loadedLooks().values()].flatMap(({ eventMark }) =>
    eventMark ? events.flatMap((event) => eventMark(event) ?? []) : []
  );

/** The square of an action that names none: the tile laid last, unless a set means another. */
export function squareMeant(p: Position, verbs: readonly string[], last: Square | null): Square | null {
  for (const { look, data } of looksWith(p, 'squareMeant')) {
    const meant = look.squareMeant(verbs, data);
    if (meant) return meant;
  }
  return last;
}

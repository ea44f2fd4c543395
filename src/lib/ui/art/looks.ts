import { KNOWN_SETS, manifestOf } from '../../games/catalogue.ts';
import type { TileDef } from '../../landscape/tiles/catalogue.ts';
import type { Look, Silhouette, TileMark } from '../../landscape/contract/look.ts';

const looks = new Map<string, Look>();

/**
 * Loads the looks of these sets. Call it before drawing anything of theirs, since drawings are computed once.
 */
export async function loadLooks(sets: readonly string[]): Promise<void> {
  await Promise.all(
    sets.map(async (id) => {
      const look = looks.has(id) ? undefined : await manifestOf(id)?.look?.();
      if (look) looks.set(id, look as Look);
    })
  );
}

/** The looks that were loaded, by set. */
export const loadedLooks = (): ReadonlyMap<string, Look> => looks;

/** How a set draws a kind of figure, or undefined. */
export function silhouetteOf(kind: string): Silhouette | undefined {
  for (const { figures } of looks.values()) if (figures && Object.hasOwn(figures, kind)) return figures[kind];
  return undefined;
}

/** The marks that sets draw on a tile, in an order that does not depend on loading. Sets may share a look. */
export const setMarksOn = (def: TileDef): readonly TileMark[] =>
  [...new Set(KNOWN_SETS.flatMap((id) => looks.get(id) ?? []))].flatMap(
    ({ tileMarks }) => tileMarks?.(def) ?? []
  );

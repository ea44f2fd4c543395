import { browser } from '$app/environment';
import { SETS, UNLISTED } from '$lib/games/sets.ts';
import { loadTexts } from '$lib/i18n/index.ts';
import { base } from '$lib/landscape/base/index.ts';
import type { TileDef } from '$lib/landscape/tiles/catalogue.ts';
import { loadLooks } from '$lib/ui/art/looks.ts';

/**
 * Rendered by the browser only: its HTML would be a seventh of the offline copy, and only developers use it.
 */
export const ssr = false;

/**
 * The tiles of the base game and of every set that has any, by its id; with `?all` also of sets not offered yet, with
 * `?sets=abbot,river1` of these sets alone.
 */
export async function load({ url }: { url: URL }) {
  const only = browser ? url.searchParams.get('sets')?.split(',') : undefined;
  const offered =
    browser && url.searchParams.has('all') ? [...SETS.landscape, ...UNLISTED.landscape] : SETS.landscape;
  const shown = offered.filter(({ id }) => !only || only.includes(id));
  const modules = await Promise.all(shown.map(({ rules }) => rules()));
  const sets: Record<string, readonly TileDef[]> = { base: base.tiles ?? [] };
  for (const { id, tiles } of modules) if (tiles) sets[id] = tiles;
  await Promise.all([loadLooks(shown.map(({ id }) => id)), loadTexts('settings')]);
  return { sets };
}

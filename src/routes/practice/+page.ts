import { expansionsOf } from '$lib/games/catalogue.ts';
import { loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const expansions = expansionsOf('landscape');
  await loadTexts('board', 'practice');
  return { expansions };
}

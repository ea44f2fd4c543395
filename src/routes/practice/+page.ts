import { GAMES } from '$lib/games/catalogue.ts';
import { loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const expansions = GAMES.find(({ id }) => id === 'landscape')!.expansions.map(({ id }) => id);
  await loadTexts('board', 'practice', 'table');
  return { expansions };
}

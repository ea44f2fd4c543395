import { GAMES, optionsOf } from '$lib/games/index.ts';
import { loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const [options] = await Promise.all([
    Promise.all(GAMES.map(({ id }) => optionsOf(id))),
    loadTexts('guide', 'table')
  ]);
  return { options: options.flat() };
}

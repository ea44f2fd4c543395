import { SET_IDS } from '$lib/games/catalogue.ts';
import { GAMES, optionsOf } from '$lib/games/index.ts';
import { loadRulings } from '$lib/help/rulings.ts';
import { loadSetHelp, loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const [options, rulings] = await Promise.all([
    Promise.all(GAMES.map(({ id }) => optionsOf(id))),
    loadRulings(),
    loadTexts('guide', 'table'),
    loadSetWords(SET_IDS),
    loadSetHelp(SET_IDS)
  ]);
  return { options: options.flat(), rulings };
}

import { SET_IDS } from '$lib/games/catalogue.ts';
import { loadRulings } from '$lib/help/rulings.ts';
import { loadSetHelp, loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const [rulings] = await Promise.all([
    loadRulings(),
    loadTexts('guide', 'table'),
    loadSetWords(SET_IDS),
    loadSetHelp(SET_IDS)
  ]);
  return { rulings };
}

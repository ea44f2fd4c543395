import { error } from '@sveltejs/kit';
import { optionsOf } from '$lib/games/index.ts';
import { SET_IDS } from '$lib/games/catalogue.ts';
import { HELP_PAGES, loadHelpPage } from '$lib/help/pages.ts';
import { loadRulings, rulingsOf } from '$lib/help/rulings.ts';
import { loadSetHelp, loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export const entries = () => HELP_PAGES.map(({ id }) => ({ page: id }));

export async function load({ params, parent }: { params: { page: string }; parent: () => Promise<unknown> }) {
  await parent();
  const page = await loadHelpPage(params.page);
  if (!page) error(404);
  const [options, all] = await Promise.all([
    optionsOf(page.game),
    loadRulings(),
    loadTexts('guide', 'table'),
    loadSetWords(SET_IDS)
  ]);
  const rulings = rulingsOf(page.id, all);
  // The text of a ruling on two sets is in one of them.
  await loadSetHelp([page.id, ...rulings.map(({ of }) => of)]);
  return { page, options, rulings };
}

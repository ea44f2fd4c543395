import { error } from '@sveltejs/kit';
import { optionsOf } from '$lib/games/index.ts';
import { HELP_PAGES, helpPage } from '$lib/help/pages.ts';
import { loadTexts } from '$lib/i18n/index.ts';

export const entries = () => HELP_PAGES.map(({ id }) => ({ page: id }));

export async function load({ params, parent }: { params: { page: string }; parent: () => Promise<unknown> }) {
  await parent();
  const page = helpPage(params.page);
  if (!page) error(404);
  const [options] = await Promise.all([optionsOf(page.game), loadTexts('guide', 'table')]);
  return { page, options };
}

import { SET_IDS } from '$lib/games/catalogue.ts';
import { expansionsOf } from '$lib/games/catalogue.ts';
import { loadRulings } from '$lib/help/rulings.ts';
import { loadSetHelp, loadSetWords, loadTexts, locale } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const ids = expansionsOf('landscape');
  const [rulings, pairs] = await Promise.all([
    loadRulings(),
    import('$lib/help/meetings.ts').then(({ meetingsByPair }) => meetingsByPair(ids, locale())),
    loadTexts('guide', 'table'),
    loadSetWords(SET_IDS),
    loadSetHelp(SET_IDS)
  ]);
  return { ids, rulings, pairs };
}

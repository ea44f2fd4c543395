import { SET_IDS } from '$lib/games/catalogue.ts';
import { loadRulings } from '$lib/help/rulings.ts';
import { loadSetHelp, loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const [rulings, { meetingsByPair }] = await Promise.all([
    loadRulings(),
    import('$lib/help/meetings.ts'),
    loadTexts('guide', 'table'),
    loadSetWords(SET_IDS),
    loadSetHelp(SET_IDS)
  ]);
  return { rulings, meetingsByPair };
}

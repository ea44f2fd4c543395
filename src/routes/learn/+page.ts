import { SET_IDS } from '$lib/games/catalogue.ts';
import { loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  await Promise.all([loadTexts('learn', 'practice'), loadSetWords(SET_IDS)]);
}

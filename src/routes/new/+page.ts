import { SET_IDS } from '$lib/games/catalogue.ts';
import { loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export async function load() {
  await Promise.all([loadTexts('table', 'lobby', 'meet'), loadSetWords(SET_IDS)]);
}

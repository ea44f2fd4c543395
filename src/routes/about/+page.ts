import { FAN_SETS } from '$lib/games/catalogue.ts';
import { loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export async function load() {
  await Promise.all([loadTexts('rules'), loadSetWords(FAN_SETS)]);
}

import { SET_IDS } from '$lib/games/catalogue.ts';
import { reconstructedTiles } from '$lib/help/reconstructed.ts';
import { loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const [sets] = await Promise.all([
    reconstructedTiles(),
    loadTexts('guide', 'table', 'clinic', 'numbers'),
    loadSetWords(SET_IDS)
  ]);
  return { sets };
}

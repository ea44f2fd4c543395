import { reconstructedTiles } from '$lib/help/reconstructed.ts';
import { loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  const [sets] = await Promise.all([reconstructedTiles(), loadTexts('guide', 'table', 'clinic', 'numbers')]);
  return { sets };
}

import { loadTexts } from '$lib/i18n/index.ts';

export async function load({ parent }: { parent: () => Promise<unknown> }) {
  await parent();
  await loadTexts('board', 'puzzle');
}

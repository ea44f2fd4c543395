import { loadTexts } from '$lib/i18n/index.ts';

export async function load() {
  await loadTexts('meet', 'net', 'settings');
}

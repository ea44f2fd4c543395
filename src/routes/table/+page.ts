import { browser } from '$app/environment';
import { loadTexts } from '$lib/i18n/index.ts';
import { parts } from '$lib/ui/table/parts.ts';

export async function load() {
  // The page opens its table at once: the code for it comes with the texts.
  if (browser) void parts.room().catch(() => undefined);
  await loadTexts('room', 'board');
}

import { browser } from '$app/environment';
import { loadTexts } from '$lib/i18n/index.ts';
import { keepsTables } from '$lib/ui/home/known.ts';

export async function load() {
  // A device without tables has followed a link of another device, so the networking is loaded together with
  // the texts. For a table created here the address is still empty.
  if (browser && location.hash.length > 1 && !keepsTables())
    void import('$lib/session/lobby/gathering.svelte.ts').catch(() => undefined);
  await loadTexts('room', 'board');
}

import { browser } from '$app/environment';
import { loadTexts } from '$lib/i18n/index.ts';
import { keepsTables } from '$lib/ui/home/known.ts';

export async function load() {
  // A device without tables follows the link of another: what connects them comes with the texts. A table made here is not
  // in the address yet.
  if (browser && location.hash.length > 1 && !keepsTables())
    void import('$lib/session/lobby/gathering.svelte.ts').catch(() => undefined);
  await loadTexts('room', 'board');
}

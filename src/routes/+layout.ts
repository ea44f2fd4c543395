import { browser } from '$app/environment';
import { setLocale } from '$lib/i18n/index.ts';
import { preferredLocale } from '$lib/ui/settings/settings.svelte.ts';

export const prerender = true;
export const ssr = true;
export const trailingSlash = 'always';

export async function load() {
  if (!browser) return;
  try {
    await setLocale(preferredLocale());
  } catch {
    // Without a network a language that is not cached cannot be loaded; English is part of the page.
  }
}

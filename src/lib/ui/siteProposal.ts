import { resolve } from '$app/paths';
import { loadSite, type LoadedSite } from '../net/site/loadSite.ts';

/** A site file is asked for again after this many ms. */
const FRESH = 60_000;
let loaded: { readonly at: number; readonly site: Promise<LoadedSite> } | null = null;

/** The site's meeting proposal; see `loadSite`. */
export function siteProposal(): Promise<LoadedSite> {
  const now = Date.now();
  if (!loaded || now - loaded.at > FRESH) {
    const url = new URL(`${resolve('/')}bastide.json`, location.origin).href;
    loaded = { at: now, site: loadSite({ url }) };
  }
  return loaded.site;
}

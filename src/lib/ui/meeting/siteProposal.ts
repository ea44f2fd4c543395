import { resolve } from '$app/paths';
import { loadSite, type LoadedSite } from '../../net/site/loadSite.ts';
import { siteTime } from '../../net/site/siteTime.ts';

/** A site file is asked for again after this many ms. */
const FRESH = 60_000;
/** Interval (ms) at which the clock is checked: it may be set while the page is open. */
const CHECK = 5_000;
let loaded: { readonly at: number; readonly site: Promise<LoadedSite> } | null = null;
let watching = false;

/** The site's meeting proposal; see `loadSite`. */
export function siteProposal(): Promise<LoadedSite> {
  if (!watching) setInterval(checkClock, CHECK);
  watching = true;
  const now = performance.now();
  return loaded && now - loaded.at <= FRESH ? loaded.site : load();
}

function load(): Promise<LoadedSite> {
  const url = new URL(`${resolve('/')}bastide.json`, location.origin).href;
  loaded = { at: performance.now(), site: loadSite({ url }) };
  return loaded.site;
}

/** The answer contains the time: otherwise a clock that was set would be corrected in the wrong direction. */
function checkClock(): void {
  if (siteTime.follow()) void load();
}

import { resolve } from '$app/paths';
import type { Proposal } from '../session/contracts.ts';
import { proposalOf, type NetChoices } from '../session/lobby/reach.ts';
import { loadSite, type LoadedSite } from '../net/site/loadSite.ts';
import { settings } from './settings.svelte.ts';

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

/** The network settings of this person. */
export function netChoices(): NetChoices {
  const { signalling, stun, turn, points, forbidden, strangers } = settings;
  const iceServers = [
    ...stun.map((urls) => ({ urls })),
    ...turn.map(({ urls, username, credential }) => ({ urls, username, credential }))
  ];
  return { signalling, iceServers, points, forbidden, strangers };
}

/** How a new table of this device is to be found; `strangers` is null where that was not asked. */
export async function proposalHere(strangers: boolean | null): Promise<Proposal> {
  const { site } = await siteProposal();
  const { servers, points } = proposalOf(site, netChoices());
  // A person who declines third-party servers does not send friends to them.
  const isShy = strangers === false || settings.strangers === 'never';
  return { servers, points: isShy ? [] : points, strangers };
}

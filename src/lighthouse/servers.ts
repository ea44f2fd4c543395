import { pageAddress, SAME_ORIGIN, serverUrl } from '../lib/net/link/link.ts';
import { loadSite } from '../lib/net/site/loadSite.ts';
import { ownPath } from '../lib/net/site/siteFile.ts';

/**
 * Addresses of the signalling servers a link names. For `own` the site's file (`bastide.json`, one folder above the page
 * of the link) names the path; without an answer the usual one is taken. Throws when the link names no page for it.
 */
export async function serversOf(
  link: string,
  servers: readonly string[],
  get: typeof fetch = fetch
): Promise<string[]> {
  if (!servers.includes(SAME_ORIGIN)) return [...servers];
  if (!URL.canParse(link))
    throw new Error('Give the whole link: it names the server by the page it leads to.');
  const url = new URL('../bastide.json', pageAddress(link)).href;
  const { site, source } = await loadSite({ url, fetch: get, storage: null });
  const path = source === 'network' ? ownPath(site) : null;
  return servers.map((server) => serverUrl(server, link, path ?? undefined));
}

// Part of the service worker: how it stores the site. It requests one file after the other, and the first
// that fails ends the installation until a page is loaded again.

/** Waits (ms) before a file is asked for again: the network or the host may be back. */
const WAITS = [1_000, 4_000, 16_000];
const { fetch: load } = self;
const { put } = Cache.prototype;
/** What this installation has stored; each call removes one file. */
const stored = [];

/** Whether asking again is of no use. */
const isFinal = (response) => response !== null && response.status !== 429 && response.status < 500;

/** The host may still have files of the version before, or sends a page where a file is missing. */
async function isOfThisVersion({ url }, response) {
  if (/(\/|\.html)$/.test(new URL(url).pathname))
    return (await response.clone().text()).includes(self.versionScript);
  return !response.headers.get('Content-Type')?.startsWith('text/html');
}

self.addEventListener('install', () => {
  self.fetch = async (...request) => {
    for (const wait of WAITS) {
      const response = await load(...request).catch(() => null);
      if (response?.ok ? await isOfThisVersion(request[0], response) : isFinal(response)) return response;
      await new Promise((done) => setTimeout(done, wait));
    }
    const last = await load(...request);
    if (last.ok && !(await isOfThisVersion(request[0], last)))
      throw new Error(`${last.url} is not of this version.`);
    return last;
  };
  // Half a copy of the site is useless and takes storage from the games.
  Cache.prototype.put = async function (request, response) {
    try {
      await put.call(this, request, response);
      stored.push(() => this.delete(request));
    } catch (error) {
      if (error.name === 'QuotaExceededError') await Promise.all(stored.splice(0).map((remove) => remove()));
      throw error;
    }
  };
});
self.addEventListener('activate', () => {
  self.fetch = load;
  Cache.prototype.put = put;
});

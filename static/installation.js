// Part of the service worker: how it stores the site. It requests one file after the other, and the first
// that fails ends the installation until a page is loaded again.

/** Waits (ms) before a file is asked for again: the network or the host may be back. */
const WAITS = [1_000, 4_000, 16_000];
const { fetch: load } = self;
const { put } = Cache.prototype;
/** What this installation has stored; each call removes one file. */
const stored = [];

self.addEventListener('install', () => {
  self.fetch = async (...request) => {
    for (const wait of WAITS) {
      const response = await load(...request).catch(() => null);
      if (response && response.status !== 429 && response.status < 500) return response;
      await new Promise((done) => setTimeout(done, wait));
    }
    return load(...request);
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

// Part of the service worker: receives a saved game that another application shares, and shows the page that
// opens it. The file waits in a cache of its own, since the page it is meant for has not begun to run. Any
// site can send a form here, so no more is read than a saved game may have, with what a form puts around it.
const MAX_SHARED = 4 * 1024 * 1024 + 64 * 1024;

/**
 * The file in a form, or null when there is none or the form is too long. Browsers that would read all of it at once, since
 * a request has no `body` there, share no files with sites.
 */
async function sharedFile(request) {
  if (!request.body) return null;
  const reader = request.body.getReader();
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MAX_SHARED) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const headers = { 'Content-Type': request.headers.get('Content-Type') };
  return (await new Response(new Blob(parts), { headers }).formData()).get('game');
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'POST') return;
  const page = new URL('open/', self.registration.scope);
  if (new URL(request.url).pathname !== page.pathname) return;
  event.respondWith(
    (async () => {
      try {
        const cache = await caches.open('bastide-shared');
        const at = new URL('open/game', self.registration.scope);
        // An earlier file that no page could open must not be taken for this one.
        await cache.delete(at);
        const file = await sharedFile(request);
        if (file instanceof File && file.size <= MAX_SHARED) {
          const headers = { 'X-Name': encodeURIComponent(file.name) };
          await cache.put(at, new Response(file, { headers }));
        }
      } catch {
        // The form is damaged, or there is no space for the file: the page says that no game was received.
      }
      return Response.redirect(`${page.href}?shared`, 303);
    })()
  );
});

// Part of the service worker: takes a saved game that another application hands over, and shows the page that opens
// it. The file waits in a cache of its own, since the page it is meant for has not begun to run.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'POST') return;
  const page = new URL('open/', self.registration.scope);
  if (new URL(request.url).pathname !== page.pathname) return;
  event.respondWith(
    (async () => {
      try {
        const file = (await request.formData()).get('game');
        if (file instanceof File) {
          const headers = { 'X-Name': encodeURIComponent(file.name) };
          const cache = await caches.open('bastide-shared');
          await cache.put(new URL('open/game', self.registration.scope), new Response(file, { headers }));
        }
      } catch {
        // Damaged on its way: the page says that nothing has come.
      }
      return Response.redirect(`${page.href}?shared`, 303);
    })()
  );
});

// Part of the service worker: files named by their content come from the kept copy without waking the worker, in browsers
// that can do so. One that is not kept comes from the network, as it would through the worker.
self.addEventListener('install', (event) => {
  const { scope } = self.registration;
  const routes = event.addRoutes?.({
    condition: { urlPattern: new URLPattern('_app/immutable/*', scope) },
    source: { cacheName: `bastide-precache-v2-${scope}` }
  });
  // The worker itself answers what no route does.
  if (routes) event.waitUntil(routes.catch(() => {}));
});

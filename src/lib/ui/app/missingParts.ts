/**
 * Calls back when a part of the page that a person asked for cannot be loaded: the network is down, or another tab has
 * activated a new version and the host no longer has this page's files. The browser reports such a part once, and the page
 * does not ask for it again. Returns an unsubscribe function.
 */
export function watchForMissingParts(tell: () => void): () => void {
  const failures = new WeakSet<object>();
  const failed = ({ payload }: VitePreloadErrorEvent) => void failures.add(payload);
  // Code that handles the failure itself tells the person.
  const unhandled = (event: PromiseRejectionEvent) => {
    if (!failures.has(event.reason)) return;
    event.preventDefault();
    tell();
  };
  addEventListener('vite:preloadError', failed);
  addEventListener('unhandledrejection', unhandled);
  return () => {
    removeEventListener('vite:preloadError', failed);
    removeEventListener('unhandledrejection', unhandled);
  };
}

/**
 * Calls back when a part of the page that a person asked for cannot be loaded: the network is away, or another page has
 * activated a new version, whose host has the files of this one no more. The browser reports such a part once, and the page
 * does not ask for it again. Returns an unsubscribe function.
 */
export function watchForMissingParts(tell: () => void): () => void {
  const failures = new WeakSet<object>();
  const failed = ({ payload }: VitePreloadErrorEvent) => void failures.add(payload);
  // What handles the failure itself needs no such word.
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

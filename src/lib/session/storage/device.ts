import type { Store } from '../../net/storage/store.ts';

let opening: Promise<Store> | null = null;

/** The store of this device, opened on first use. Rejects with a `StoreError` for the UI. */
export function deviceStore(): Promise<Store> {
  opening ??= import('../../net/storage/store.ts')
    .then(async ({ openStore }) => followPage(await openStore()))
    .catch((error: unknown) => {
      // The next attempt may succeed: space was freed, another tab closed.
      opening = null;
      throw error;
    });
  return opening;
}

/**
 * Puts the store to sleep with its page. A page that returns from the back/forward cache reloads: another
 * page may have played its table since.
 */
function followPage(store: Store): Store {
  if (typeof window === 'undefined') return store;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) store.sleep();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return store;
}

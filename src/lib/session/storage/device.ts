import type { Store } from '../../net/storage/store.ts';

let opening: Promise<Store> | null = null;

/** The store of this device, opened on first use. Rejects with a `StoreError` for the UI. */
export function deviceStore(): Promise<Store> {
  opening ??= import('../../net/storage/store.ts')
    .then(({ openStore }) => openStore())
    .catch((error: unknown) => {
      // The next attempt may succeed: space was freed, another tab closed.
      opening = null;
      throw error;
    });
  return opening;
}

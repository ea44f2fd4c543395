import type { Store } from '../../net/storage/store.ts';

let opening: Promise<Store> | null = null;

/** What this device keeps: opened once, on first need. Rejects with a `StoreError` that a player can be told. */
export function deviceStore(): Promise<Store> {
  opening ??= import('../../net/storage/store.ts')
    .then(({ openStore }) => openStore())
    .catch((error: unknown) => {
      // The next attempt may go better: space was freed, another tab closed.
      opening = null;
      throw error;
    });
  return opening;
}
